/** Seat marks: each seat has a colour (tokens.css, --seat-N) and a heraldic shape of its own. */

export interface SeatMark {
  /** Heraldic name of the shape, for words: "Ada (round shield)". */
  shape: string;
  /** Outline in a 32×36 box. */
  path: string;
  /** A second mark inside the shield, so that colour and outline are not alone. */
  charge: string;
}

const marks: SeatMark[] = [
  {
    shape: "heater shield",
    path: "M3 3h26v13c0 9-6 14-13 18C9 30 3 25 3 16Z",
    charge: "M16 8l2 6h6l-5 4 2 6-5-4-5 4 2-6-5-4h6Z",
  },
  {
    shape: "round shield",
    path: "M16 3a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z",
    charge: "M16 9a9 9 0 1 0 7 14a7 7 0 1 1-7-14Z",
  },
  {
    shape: "lozenge",
    path: "M16 2l14 16-14 16L2 18Z",
    charge: "M16 9l3 6 6 3-6 3-3 6-3-6-6-3 6-3Z",
  },
  {
    shape: "tower shield",
    path: "M4 4c4 2 8 2 12-1 4 3 8 3 12 1v28c-4 2-8 2-12 0-4 2-8 2-12 0Z",
    charge: "M13 9h6v6h5v6h-5v7h-6v-7H8v-6h5Z",
  },
  {
    shape: "hexagon",
    path: "M9 3h14l8 15-8 15H9L1 18Z",
    charge: "M9 23l-1-10 5 4 3-6 3 6 5-4-1 10Z",
  },
  {
    shape: "pennon",
    path: "M3 3h26l-3 14 3 16-13-6-13 6 3-16Z",
    charge: "M9 13h14M9 19h14",
  },
];

export function seatMark(seat: number): SeatMark {
  return marks[seat % marks.length] as SeatMark;
}
