/** Seat marks: each seat has a colour (tokens.css, --seat-N) and a heraldic shape of its own. */

export interface SeatMark {
  /** Heraldic name of the shape, for words: "Ada (round shield)". */
  shape: string;
  /** Outline in a 32×36 box. */
  path: string;
  /**
   * Its right half, which lies in shade, and the hatching there. No clip cuts them out of the outline: a log
   * full of clips costs as much as the rest of the page, with every change of it.
   */
  half: string;
  hatch: string;
  /** A second mark inside the shield, so that colour and outline are not alone. */
  charge: string;
}

const marks: SeatMark[] = [
  {
    shape: "heater shield",
    path: "M3 3h26v13c0 9-6 14-13 18C9 30 3 25 3 16Z",
    half: "M16 3h13v13c0 9-6 14-13 18Z",
    hatch: "M20.7 31l8.2-13.4",
    charge: "M16 8l2 6h6l-5 4 2 6-5-4-5 4 2-6-5-4h6Z",
  },
  {
    shape: "round shield",
    path: "M16 3a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z",
    half: "M16 3a15 15 0 0 1 0 30Z",
    hatch: "M28 27l1.4-2.3M19.8 32.5l10.9-17.7",
    charge: "M16 9a9 9 0 1 0 7 14a7 7 0 1 1-7-14Z",
  },
  {
    shape: "lozenge",
    path: "M16 2l14 16-14 16L2 18Z",
    half: "M16 2l14 16-14 16Z",
    hatch: "M25.6 23l3.6-5.9",
    charge: "M16 9l3 6 6 3-6 3-3 6-3-6-6-3 6-3Z",
  },
  {
    shape: "tower shield",
    path: "M4 4c4 2 8 2 12-1 4 3 8 3 12 1v28c-4 2-8 2-12 0-4 2-8 2-12 0Z",
    half: "M16 3c4 3 8 3 12 1v28c-4 2-8 2-12 0Z",
    hatch: "M24.1 33.3l3.9-6.3M19.3 33.2l8.7-14.1",
    charge: "M13 9h6v6h5v6h-5v7h-6v-7H8v-6h5Z",
  },
  {
    shape: "hexagon",
    path: "M9 3h14l8 15-8 15H9L1 18Z",
    half: "M16 3h7l8 15-8 15h-7Z",
    hatch: "M19.5 33l10.4-17",
    charge: "M9 23l-1-10 5 4 3-6 3 6 5-4-1 10Z",
  },
  {
    shape: "pennon",
    path: "M3 3h26l-3 14 3 16-13-6-13 6 3-16Z",
    half: "M16 3h13l-3 14 3 16-13-6Z",
    hatch: "M25.4 31.3l2.5-4.1M21.6 29.6l5.2-8.5",
    charge: "M9 13h14M9 19h14",
  },
];

export function seatMark(seat: number): SeatMark {
  return marks[seat % marks.length] as SeatMark;
}
