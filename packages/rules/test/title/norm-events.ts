import type { HalfPoints, NormEvent, NormPlayer, NormReport, RoundRecord } from '@rokade/rules';
import { normRuleSets } from '@rokade/rules';

/** A finished Swiss of nine rounds in Denmark with all facts known. */
export const swiss: NormEvent = {
  federation: 'DEN',
  rounds: 9,
  roundsPaired: 9,
  predetermined: false,
  competition: 'ordinary',
  days: Array.from({ length: 9 }, (_, index) => `2026-11-${10 + index}`),
  minutes: 120,
  movesAnHour: null,
  answers: {
    registered: true,
    arbiters: true,
    'arbiters-not-playing': true,
    'equal-conditions': true,
    'rating-list': true,
  },
};

/** Each opponent's round against the examined player. */
export interface Opposition {
  readonly title?: string;
  readonly rating?: number | null;
  readonly federation?: string;
  /** The player's half-points; null: still to be played. */
  readonly halfPoints: HalfPoints | null;
}

const game = (opponent: number, halfPoints: HalfPoints | null): RoundRecord => ({
  kind: 'game',
  opponent,
  colour: 'white',
  halfPoints: halfPoints ?? 1,
  status: halfPoints === null ? 'pending' : 'played',
});

const none: RoundRecord = { kind: 'absent' };

/** A field: number 1 and the opponents, in the order of the rounds. */
export const fieldAgainst = (
  opposition: readonly Opposition[],
  own: Partial<NormPlayer> = {},
): readonly NormPlayer[] => [
  {
    no: 1,
    title: '',
    federation: 'DEN',
    isWoman: false,
    rating: 2400,
    records: opposition.map(({ halfPoints }, index) => game(index + 2, halfPoints)),
    ...own,
  },
  ...opposition.map(({ title = '', rating = 2400, federation = 'GER', halfPoints }, index) => ({
    no: index + 2,
    title,
    federation,
    isWoman: false,
    rating,
    records: opposition.map((_, round) =>
      round === index ? game(1, halfPoints === null ? null : 2 - halfPoints) : none,
    ),
  })),
];

/**
 * Opponents of whom five hold titles, three of them GM, from three federations: all requirements for
 * nine opponents and, where there are more of them, of the rest too.
 */
export const mixed = (
  ratings: readonly (number | null)[],
  halfPoints: readonly (HalfPoints | null)[],
): readonly Opposition[] =>
  ratings.map((rating, index) => ({
    rating,
    title: index % 2 === 0 ? 'GM' : '',
    federation: ['GER', 'SWE', 'DEN'][index % 3] ?? 'GER',
    halfPoints: halfPoints[index] ?? 0,
  }));

/** A score spread over a number of games: wins first, then a draw, then losses. */
export const spread = (halfPoints: HalfPoints, games: number): readonly HalfPoints[] =>
  Array.from({ length: games }, (_, index) => Math.max(0, Math.min(2, halfPoints - 2 * index)));

const rulesOf = (code: string) => normRuleSets.find((rules) => rules.code === code);

/** The report of an edition. */
export function reportOf(
  players: readonly NormPlayer[],
  event: Partial<NormEvent> = {},
  code = 'fide-2024',
): NormReport {
  const report = rulesOf(code)?.report({ ...swiss, ...event }, players);
  if (report === undefined) throw new Error(`no edition ${code}`);
  return report;
}

/** The titles for which number 1 has a norm. */
export const titlesOf = ({ norms }: NormReport): readonly string[] =>
  norms.filter(({ no }) => no === 1).map(({ title }) => title);

/** What number 1 lacks for a title, by code. */
export const missingFor = ({ near }: NormReport, wanted: string) =>
  near
    .find(({ no, title }) => no === 1 && title === wanted)
    ?.missing.map(({ code, have, need }) => ({ code, have, need }));
