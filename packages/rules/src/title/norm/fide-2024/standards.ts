import { type NormTitle, normTitles } from '../norm-rule-set.ts';

/** What a title asks of a performance. */
export interface TitleStandard {
  readonly title: NormTitle;
  /** Rounded. */
  readonly performance: number;
  /** The opponents' average, rounded. */
  readonly average: number;
  /** What the lowest rated opponent counts with at least. */
  readonly floor: number;
  /** A third of the opponents hold one of these. */
  readonly keyTitles: readonly string[];
  readonly keyArticle: string;
}

const standards: Readonly<Record<NormTitle, Omit<TitleStandard, 'title'>>> = {
  GM: {
    performance: 2600,
    average: 2380,
    floor: 2200,
    keyTitles: ['GM'],
    keyArticle: 'FIDE B.01 2024 1.4.5b',
  },
  IM: {
    performance: 2450,
    average: 2230,
    floor: 2050,
    keyTitles: ['GM', 'IM'],
    keyArticle: 'FIDE B.01 2024 1.4.5c',
  },
  WGM: {
    performance: 2400,
    average: 2180,
    floor: 2000,
    keyTitles: ['GM', 'IM', 'WGM'],
    keyArticle: 'FIDE B.01 2024 1.4.5d',
  },
  WIM: {
    performance: 2250,
    average: 2030,
    floor: 1850,
    keyTitles: ['GM', 'IM', 'WGM', 'WIM'],
    keyArticle: 'FIDE B.01 2024 1.4.5e',
  },
};

/**
 * The titles with what they ask.
 *
 * @article FIDE B.01 2024 0.5, 1.4.5, 1.4.6, 1.4.8
 */
export const titleStandards: readonly TitleStandard[] = normTitles.map((title) => ({
  title,
  ...standards[title],
}));
