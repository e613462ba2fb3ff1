import type { PrintKind } from '#lib/views/prints/kinds.ts';
import type { PageShape } from './page-css.ts';
import type { PrintRequest } from './print-request.ts';

/** More rounds than this make a crosstable wider than an upright sheet. */
const roundsOnUprightSheet = 7;

/** Sheets that carry their own heads. */
const ownHeads: readonly PrintKind[] = [
  'cards',
  'slips',
  'codes',
  'receipts',
  'certificates',
  'badges',
  'diplomas',
];

/** How a list lies on the paper. */
export const pageShape = ({ kind, round }: PrintRequest): PageShape => ({
  landscape:
    ((kind === 'crosstable' || kind === 'progress') && round > roundsOnUprightSheet) ||
    kind === 'rating' ||
    kind === 'diplomas' ||
    kind === 'bracket',
  headOnFirst: !ownHeads.includes(kind),
  bare: kind === 'diplomas',
});
