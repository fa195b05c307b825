/**
 * RFC 6902 on JSON values, without changing the old one.
 *
 * Our own sixty lines instead of a library: the libraries change the document in place, while the
 * table compares the view before and after (what moved, which heart is gone) and redraws only what
 * is no longer the same object. Unchanged branches stay identical here.
 */
import type { PatchOp } from "./types";

/** The patch does not fit the document; the caller asks for a snapshot. */
export class PatchError extends Error {}

type Container = Record<string, unknown> | unknown[];

export function applyPatch<T>(document: T, ops: readonly PatchOp[]): T {
  return ops.reduce<unknown>(applyOp, document) as T;
}

function applyOp(document: unknown, op: PatchOp): unknown {
  const path = parsePointer(op.path);
  switch (op.op) {
    case "add":
      return write(document, path, op.value, "add");
    case "replace":
      return write(document, path, op.value, "replace");
    case "remove":
      return remove(document, path);
    case "test":
      if (!sameJson(read(document, path), op.value)) throw new PatchError(`test failed at ${op.path}`);
      return document;
    case "copy":
      return write(document, path, read(document, parsePointer(op.from)), "add");
    case "move": {
      const from = parsePointer(op.from);
      const value = read(document, from);
      return write(remove(document, from), path, value, "add");
    }
    default:
      throw new PatchError(`unknown operation ${JSON.stringify(op)}`);
  }
}

function parsePointer(pointer: string): string[] {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) throw new PatchError(`not a pointer: ${pointer}`);
  return pointer
    .slice(1)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function read(document: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => child(node, key), document);
}

function write(node: unknown, path: readonly string[], value: unknown, mode: "add" | "replace"): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = copyOf(node);
  if (rest.length > 0) {
    setChild(copy, key, write(child(node, key), rest, value, mode));
  } else if (mode === "add" && Array.isArray(copy)) {
    copy.splice(key === "-" ? copy.length : indexIn(copy, key, copy.length), 0, value);
  } else {
    if (mode === "replace") child(node, key);
    setChild(copy, key, value);
  }
  return copy;
}

function remove(node: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) throw new PatchError("the whole document cannot be removed");
  const old = child(node, key);
  const copy = copyOf(node);
  if (rest.length > 0) setChild(copy, key, remove(old, rest));
  else if (Array.isArray(copy)) copy.splice(indexIn(copy, key, copy.length - 1), 1);
  else delete copy[key];
  return copy;
}

function child(node: unknown, key: string): unknown {
  if (Array.isArray(node)) return node[indexIn(node, key, node.length - 1)];
  if (node !== null && typeof node === "object" && Object.hasOwn(node, key)) {
    return (node as Record<string, unknown>)[key];
  }
  throw new PatchError(`nothing at "${key}"`);
}

function setChild(copy: Container, key: string, value: unknown): void {
  if (Array.isArray(copy)) copy[indexIn(copy, key, copy.length - 1)] = value;
  else copy[key] = value;
}

function copyOf(node: unknown): Container {
  if (Array.isArray(node)) return [...(node as unknown[])];
  if (node !== null && typeof node === "object") return { ...(node as Record<string, unknown>) };
  throw new PatchError("path leads through a plain value");
}

function indexIn(array: unknown[], key: string, last: number): number {
  if (!/^(0|[1-9]\d*)$/.test(key) || Number(key) > last)
    throw new PatchError(`no place "${key}" in the list`);
  return Number(key);
}

function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object") return false;
  const [left, right] = [Object.entries(a), Object.keys(b)];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.length === right.length &&
    left.every(
      ([key, value]) => Object.hasOwn(b, key) && sameJson(value, (b as Record<string, unknown>)[key]),
    )
  );
}
