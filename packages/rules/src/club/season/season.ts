import type { ClubWords } from '../clubs/club-words.ts';

/** The contents of a club's year. */
export interface SeasonRules {
  readonly code: string;
  readonly sections: readonly SeasonSection[];
}

/** A section of the programme. */
export interface SeasonSection {
  readonly code: string;
  /** The regulation's letter, such as `A`; '' = none. */
  readonly letter: string;
  /** Its name by language; absent: the program has a word for its code. */
  readonly name?: ClubWords;
  /** Whether every year's programme should have it. */
  readonly yearly: boolean;
  /** What it is played as; absent: whoever plans it decides. */
  readonly playedAs?: PlayedAs;
  /** Whether its competition goes on over the years, such as a ladder; each year's programme names the same. */
  readonly goesOn?: true;
  /** The competition in whose table it counts besides, and as what there; absent: in none. */
  readonly countsIn?: CountsIn;
}

/** A competition of the year in which an event of its own counts, by the code of its leg there. */
export interface CountsIn {
  readonly competition: 'blitz-year';
  readonly leg: string;
}

/** A tournament of the club, by its code, or one of its other competitions. */
export type PlayedAs =
  | { readonly tournament: string }
  | { readonly competition: 'ladder' | 'blitz-year' | 'mehrkampf' | 'skat' };

const yearly = (letter: string, code: string, playedAs?: PlayedAs): SeasonSection => ({
  code,
  letter,
  yearly: true,
  ...(playedAs && { playedAs }),
});

const special = (code: string, isYearly: boolean, playedAs?: PlayedAs): SeasonSection => ({
  ...yearly('', code, playedAs),
  yearly: isYearly,
});

/** A blitz tournament of every year that counts in the blitz championship (III.D.1). */
const countedBlitz = (code: string, leg: string): SeasonSection => ({
  ...special(code, true, { tournament: 'tempelhof-blitz' }),
  countsIn: { competition: 'blitz-year', leg },
});

/**
 * The programme A to K, three special events of every year, and those held as needed. `further` is for
 * anything else: a year without any lacks nothing.
 *
 * @article Tempelhof 2018 II.1–3
 */
export const season2018 = {
  code: 'tempelhof-2018',
  sections: [
    yearly('A', 'championship', { tournament: 'tempelhof-championship' }),
    yearly('B', 'open-rapid', { tournament: 'tempelhof-rapid' }),
    yearly('C', 'cup', { tournament: 'tempelhof-cup' }),
    yearly('D', 'blitz', { competition: 'blitz-year' }),
    yearly('E', 'seniors', { tournament: 'tempelhof-seniors' }),
    yearly('F', 'women-youth-summer'),
    { ...yearly('G', 'ladder', { competition: 'ladder' }), goesOn: true },
    yearly('H', 'association'),
    yearly('I', 'skat', { competition: 'skat' }),
    yearly('J', 'combined', { competition: 'mehrkampf' }),
    { code: 'further', letter: 'K', yearly: false },
    countedBlitz('new-year-blitz', 'new-year'),
    countedBlitz('meeting-blitz', 'after-meeting'),
    special('christmas-skat', true, { competition: 'skat' }),
    special('friendly', false),
    special('as-needed', false),
    special('training', false),
  ],
} as const satisfies SeasonRules;
