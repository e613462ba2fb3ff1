import type { PageShape } from './page-css.ts';
import type { PrintRequest } from './print-request.ts';

/** More rounds than this make a crosstable wider than an upright sheet. */
const roundsOnUprightSheet = 7;

/** How a list lies on the paper. Cards, slips and receipts carry their own heads. */
export const pageShape = ({ kind, round }: PrintRequest): PageShape => ({
  landscape:
    ((kind === 'crosstable' || kind === 'progress') && round > roundsOnUprightSheet) ||
    kind === 'rating' ||
    kind === 'bracket',
  headOnFirst: kind !== 'cards' && kind !== 'slips' && kind !== 'receipts',
});
