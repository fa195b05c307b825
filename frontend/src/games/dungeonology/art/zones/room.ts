/** What a Zone is made of; the walls come from its exits. */
export interface Room {
  /** Colour of the stones of its walls. */
  wall: string;
  /** The floor, edge to edge, and what lies flat on it. */
  floor(): string;
  /** Furniture along the walls and in the corners; the middle is left to cubes. */
  things(): string;
}
