import { lawPlace } from '../articles/law-places.ts';
import { type Ruling, type RulingOccasion, rulingOccasions, rulings } from './rulings-table.ts';

const isIn = (articles: readonly string[], article: string): boolean =>
  articles.some((each) => each === article || each.startsWith(`${article}.`));

/**
 * Rulings about an article of the Laws.
 *
 * @article Laws 2001 3.5.2
 */
export const rulingsOnLaw = (article: string): readonly Ruling[] =>
  rulings.filter(({ laws }) => isIn(laws, article));

/**
 * Rulings about an article of the Laws of 2001 as a whole: one on A1b is told with A1.
 *
 * @article Laws 2001 3.5.2
 */
export const rulingsOnArticle = (article: string): readonly Ruling[] =>
  rulings.filter(({ laws }) => laws.some((law) => lawPlace('2001', law)?.article === article));

/**
 * Rulings about an article of a regulation, `EMT 7`.
 *
 * @article Laws 2001 3.5.3
 */
export const rulingsOnRegulation = (article: string): readonly Ruling[] =>
  rulings.filter(({ regulations }) => isIn(regulations, article));

/** Rulings to be shown on an occasion. */
export const rulingsFor = (occasion: RulingOccasion): readonly Ruling[] =>
  rulings.filter(({ number }) => rulingOccasions[occasion].some((each) => each === number));

/** The federation whose tribunal gave the rulings. */
const tribunalFederation = 'DEN';

/** Rulings to be shown on an occasion in a federation's tournament: those of its own tribunal. */
export const rulingsIn = (federation: string, occasion: RulingOccasion): readonly Ruling[] =>
  federation === tribunalFederation ? rulingsFor(occasion) : [];
