import { type RatingListSource, ratingListSources } from '@rokade/register';
import { textOption } from '../options.ts';
import type { Context } from '../outcome.ts';

/** Whose list `--source` names; null: it is left out. */
export const listSource = (context: Context): RatingListSource | null =>
  ratingListSources.find((source) => source === textOption(context, 'source')) ?? null;
