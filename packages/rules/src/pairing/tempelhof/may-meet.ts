import { at } from '../../kernel/at.ts';
import type { Graph } from '../matching/maximum-matching.ts';
import type { Competitor } from './competitor.ts';

/** Whether both players may only get the same colour, so that one would have it a third time. */
export const needSameColour = (a: Competitor, b: Competitor): boolean =>
  a.dueColour !== null && a.dueColour === b.dueColour;

/** The pairs that have not met; each player's index is their vertex. */
export const notMetGraph = (field: readonly Competitor[]): Graph => ({
  size: field.length,
  joined: (a, b) => a !== b && !at(field, a).metInRound.has(at(field, b).no),
});

/**
 * The pairs that may meet: no second game, and no colour a third time in a row for either. Both
 * prohibitions are absolute, also in the last round (III.B.1).
 *
 * @article Tempelhof 2018 IV.2, III.B.1
 */
export function mayMeetGraph(field: readonly Competitor[]): Graph {
  const size = field.length;
  const allowed = new Uint8Array(size * size);
  const { joined } = notMetGraph(field);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      if (joined(a, b) && !needSameColour(at(field, a), at(field, b))) allowed[a * size + b] = 1;
    }
  }
  return { size, joined: (a, b) => allowed[a * size + b] === 1 };
}
