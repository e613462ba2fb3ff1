import { orHigher } from '../higher-titles.ts';
import { type NormTitle, normTitles } from '../norm-rule-set.ts';

/** A title's requirements on a performance. */
export interface TitleStandard {
  readonly title: NormTitle;
  /** Rounded. */
  readonly performance: number;
  /** The opponents' average, rounded. */
  readonly average: number;
  /** The least rating that counts for the lowest rated opponent. */
  readonly floor: number;
  /** A third of the opponents must hold one of these. */
  readonly keyTitles: readonly string[];
  readonly keyArticle: string;
}

type StandardValues = Pick<TitleStandard, 'performance' | 'average' | 'floor'> & {
  readonly keys: string;
};

/**
 * The requirements by title. A holder of the title or a higher one counts as a key title, unless `keys`
 * says otherwise.
 */
const standards: Readonly<Record<NormTitle, StandardValues>> = {
  GM: { performance: 2600, average: 2380, floor: 2200, keys: '1.4.5b' },
  IM: { performance: 2450, average: 2230, floor: 2050, keys: '1.4.5c' },
  WGM: { performance: 2400, average: 2180, floor: 2000, keys: '1.4.5d' },
  WIM: { performance: 2250, average: 2030, floor: 1850, keys: '1.4.5e' },
};

/**
 * The titles with their requirements.
 *
 * @article FIDE B.01 2024 0.5, 1.4.5, 1.4.6, 1.4.8
 */
export const titleStandards: readonly TitleStandard[] = normTitles.map((title) => {
  const { keys, ...values } = standards[title];
  return { title, ...values, keyTitles: orHigher[title], keyArticle: `FIDE B.01 2024 ${keys}` };
});
