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

/** A title, and whether several descriptions of FIDE's table agree on it; otherwise there is only one. */
export interface TitleForPlace {
  readonly title: OpenTitle;
  readonly isAgreed: boolean;
}

/** A title for a score, whatever the place. */
export interface TitleScore extends TitleForPlace {
  /** The percentage of the possible points in the games played. */
  readonly percent: number;
  /** The fewest games. */
  readonly games: number;
}

/** The titles of a championship; the women's titles for the same places in one for women or girls. */
export interface ChampionshipTitles {
  /** For the first, second and third place. */
  readonly places: readonly TitleForPlace[];
  /** Higher titles first. */
  readonly scores: readonly TitleScore[];
}

/** A title from a championship, with the rating that it requires. */
export interface DirectTitle {
  readonly title: string;
  readonly rating: number;
}

/** An edition's rules on titles without norms. */
export interface DirectTitleRules {
  readonly least: readonly DirectTitle[];
  /** null: it is not known which place gives which title. */
  readonly championships: Readonly<Record<Championship, ChampionshipTitles>> | null;
}
