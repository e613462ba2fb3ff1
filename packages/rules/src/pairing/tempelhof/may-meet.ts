import { at } from '../../kernel/at.ts';
import type { Graph } from '../matching/maximum-matching.ts';
import type { Competitor } from './competitor.ts';

/** Whether each of the two may only get the same colour, so that one would have it a third time. */
export const needSameColour = (a: Competitor, b: Competitor): boolean =>
  a.dueColour !== null && a.dueColour === b.dueColour;

/** Who has not met whom; each one's index is their vertex. */
export const notMetGraph = (field: readonly Competitor[]): Graph => ({
  size: field.length,
  joined: (a, b) => a !== b && !at(field, a).metInRound.has(at(field, b).no),
});

/**
 * Who may meet whom: no second game, and no colour a third time running for either. Both bans are
 * absolute, the last round included (III.B.1).
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
