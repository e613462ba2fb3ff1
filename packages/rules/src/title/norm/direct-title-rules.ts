/** Championships whose places give titles without norms, by code. */
export const championships = [
  'world-junior',
  'world-youth',
  'world-u14-u12',
  'world-u10-u8',
  'world-senior',
  'world-amateur',
  'world-amateur-u1700',
  'continental',
  'continental-senior',
  'continental-u20-u18',
  'continental-u16-u12',
  'sub-continental',
  'commonwealth',
  'disabled',
  'disabled-junior',
  'olympiad',
  'teams',
] as const;
export type Championship = (typeof championships)[number];

/** The titles open to all. */
export type OpenTitle = 'GM' | 'IM' | 'FM' | 'CM';

/** A title, and whether several descriptions of FIDE's table agree on it; else there is one. */
export interface GivenTitle {
  readonly title: OpenTitle;
  readonly isAgreed: boolean;
}

/** A title for a score, whatever the place. */
export interface TitleScore extends GivenTitle {
  /** Of the points that the games played could bring. */
  readonly percent: number;
  /** At least so many. */
  readonly games: number;
}

/** What a championship gives; the women's titles by the same places in one for women or girls. */
export interface ChampionshipTitles {
  /** For the first, second and third place. */
  readonly places: readonly GivenTitle[];
  /** The higher title first. */
  readonly scores: readonly TitleScore[];
}

/** A title that a championship gives, and the rating without which it is not given. */
export interface DirectTitle {
  readonly title: string;
  readonly rating: number;
}

/** Titles without norms, as one edition has them. */
export interface DirectTitleRules {
  readonly least: readonly DirectTitle[];
  /** null: which place gives which title is not known. */
  readonly championships: Readonly<Record<Championship, ChampionshipTitles>> | null;
}
