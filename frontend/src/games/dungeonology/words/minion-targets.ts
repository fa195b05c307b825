/** What is asked about the Target of each Minion Action; each Scholar there is concerned (RM-54 to RM-59). */
export const MINION_TARGETS: Record<string, (minion: string) => string> = {
  raid: (minion) => `Which Zone does ${minion} Raid?`,
  explore: (minion) => `Where does ${minion} explore from?`,
  draw_student: (minion) => `Where does ${minion} make Scholars draw a Student?`,
  discard: (minion) => `Where does ${minion} make Scholars discard?`,
  stun: (minion) => `Where does ${minion} Stun the Scholars?`,
  gift: (minion) => `Where does ${minion} bring Scholars a Gift?`,
};
