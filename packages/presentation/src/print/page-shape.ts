import type { PrintKind } from '../views/prints/kinds.ts';
import type { PageShape } from './page-css.ts';
import type { PrintRequest } from './print-request.ts';

/** More rounds than this make a crosstable wider than an upright sheet. */
const roundsOnUprightSheet = 7;

/** A game with each of more players does, too; its cells are narrower. */
const meetingsOnUprightSheet = 12;

/** Sheets that carry their own heads. */
const ownHeads: readonly PrintKind[] = [
  'cards',
  'slips',
  'scoresheets',
  'envelopes',
  'codes',
  'receipts',
  'certificates',
  'fide-forms',
  'badges',
  'diplomas',
];

/** How a list lies on the paper. */
export const pageShape = ({ kind, round, meetings }: PrintRequest): PageShape => ({
  landscape:
    ((kind === 'crosstable' || kind === 'progress') && round > roundsOnUprightSheet) ||
    (kind === 'crosstable' && meetings > meetingsOnUprightSheet) ||
    kind === 'rating' ||
    kind === 'diplomas' ||
    kind === 'bracket',
  headOnFirst: !ownHeads.includes(kind),
  bare: kind === 'diplomas',
});
