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
}

const yearly = (letter: string, code: string): SeasonSection => ({ code, letter, yearly: true });

const special = (code: string, isYearly: boolean): SeasonSection => ({
  code,
  letter: '',
  yearly: isYearly,
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
    yearly('A', 'championship'),
    yearly('B', 'open-rapid'),
    yearly('C', 'cup'),
    yearly('D', 'blitz'),
    yearly('E', 'seniors'),
    yearly('F', 'women-youth-summer'),
    yearly('G', 'ladder'),
    yearly('H', 'association'),
    yearly('I', 'skat'),
    yearly('J', 'combined'),
    { code: 'further', letter: 'K', yearly: false },
    special('new-year-blitz', true),
    special('meeting-blitz', true),
    special('christmas-skat', true),
    special('friendly', false),
    special('as-needed', false),
    special('training', false),
  ],
} as const satisfies SeasonRules;
