import { directEncounter } from '../fide/direct-encounter.ts';
import { noModifiers } from '../fide/modifiers.ts';
import type { TieBreak } from '../tie-break.ts';

/**
 * Direct encounter about the title: it parts the first of the table from those tied with them. The
 * other places go by the tie-breaks before it, then by lot (III.A.4, III.A.5). How it is worked out
 * the club does not say; it is FIDE's.
 *
 * @article Tempelhof 2018 III.A.7
 */
export const titleEncounterSkt: TieBreak = {
  ...directEncounter({ code: 'SKT-DE', article: 'Tempelhof III.A.7' }, noModifiers),
  decides: 'title',
};
