import { isAlteredByArbiter } from '@rokade/rules';
import type { BoardEntry } from '../events/entry.ts';

/** Whether a board or sit-out was made by the arbiter instead of the system. */
export const isByHand = ({ because }: Pick<BoardEntry, 'because'>): boolean =>
  because.some(isAlteredByArbiter);
