import { directEncounter } from '../fide/direct-encounter.ts';
import { noModifiers } from '../fide/modifiers.ts';
import type { TieBreak } from '../tie-break.ts';

/**
 * Direct encounter for the title: it separates the first of the table from the players tied with them.
 * The other places are decided by the tie-breaks before it, then by lot (III.A.4, III.A.5). The club
 * does not say how it is calculated; FIDE's rule is used.
 *
 * @article Tempelhof 2018 III.A.7
 */
export const titleEncounterSkt: TieBreak = {
  ...directEncounter({ code: 'SKT-DE', article: 'Tempelhof III.A.7' }, noModifiers),
  decides: 'title',
};
