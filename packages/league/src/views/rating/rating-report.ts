import {
  type NotRatedReason,
  type PlayerNo,
  type RatedList,
  type RatedPlayer,
  type RatingMethod,
  type RatingRow,
  type RatingRuleSet,
  type RoundRecord,
  ratingRuleSets,
  ratingRulesOn,
} from '@rokade/rules';
import type { Side } from '../../board-result.ts';
import type { League } from '../../league.ts';
import { federationOfMost } from '../federation-of-most.ts';
import { gamesOfLeague, type LeagueGame } from './month-games.ts';
import type { RatedPerson } from './rated-people.ts';

/** Why a result of a league is not rated. */
export type LeagueNotRated = 'forfeit' | 'late-reserve' | 'unregistered' | 'unknown' | 'undated';

/** A result that is not rated. */
export interface GameNotRated {
  readonly game: LeagueGame;
  readonly because: LeagueNotRated;
  /** The article of the rating rules, where one says it. */
  readonly article: string;
  /** Who has no number in the register. */
  readonly people: readonly RatedPerson[];
}

/** A game in the report, with its place: each player has at most one in a round. */
export interface PlacedGame {
  readonly game: LeagueGame;
  /** From 1. */
  readonly round: number;
  readonly home: PlayerNo;
  readonly away: PlayerNo;
}

/** Somebody in the report with a number. */
export interface NumberedPerson {
  readonly no: PlayerNo;
  readonly person: RatedPerson;
}

/** The rating report of all games of a league in a month. */
export interface LeagueRatingReport {
  readonly edition: string;
  readonly inferred: boolean;
  readonly method: RatingMethod | null;
  /** Whether the office rates from the games alone, since it has the ratings itself (FIDE). */
  readonly isCalculatedElsewhere: boolean;
  readonly people: readonly NumberedPerson[];
  readonly games: readonly PlacedGame[];
  /** The day of each round of the report. */
  readonly days: readonly string[];
  /** By number; empty where the office calculates. */
  readonly rows: readonly RatingRow[];
  readonly notRated: readonly GameNotRated[];
}

type Rules = RatingRuleSet<RatingMethod>;

/** The rules of a named edition, else those of the players’ federation on a day, the Danish ones where none is said. */
export function rulesFor(league: League, edition: string | null, day: string): Rules {
  const named = ratingRuleSets.find((rules) => rules.edition === edition);
  if (named !== undefined) return named;
  const federation = federationOfMost(league);
  const own = ratingRuleSets.filter(
    ({ list }) => !list.goesByFide && (federation === '' || list.federation === federation),
  );
  const fide = ratingRuleSets.filter(({ list }) => list.goesByFide);
  return ratingRulesOn(own.length === 0 ? fide : own, day);
}

const numberIn = ({ goesByFide }: RatedList, { values }: RatedPerson): string =>
  goesByFide ? values.fideId : values.nationalId;

/** Whether somebody is in the list, or is rated by the number that the organiser gave: the squad's. */
const isRatable = (list: RatedList, person: RatedPerson): boolean =>
  numberIn(list, person) !== '' || (list.newcomers !== null && person.values.rating > 0);

/**
 * Why a result is not rated; null: it is. All games that were played are rated, in Denmark also those of
 * somebody who is no member yet and whom the organiser gives a rating. Whoever has neither cannot be rated
 * by the office, nor can the opponent by that game.
 *
 * @article DSU 2002 4.5.3, 4.5.4.2, 4.5.5.1; DSU 2010 4.5.3, 4.5.4.2, 4.5.5.1
 */
function objectionTo(list: RatedList, game: LeagueGame): Omit<GameNotRated, 'game'> | null {
  const { home, away } = game.people;
  if (!game.isPlayed) return { because: 'forfeit', article: list.article, people: [] };
  if (home === null || away === null) return { because: 'unknown', article: '', people: [] };
  if (game.hasLateReserve && list.lateReserves !== null) {
    return { because: 'late-reserve', article: list.lateReserves, people: [] };
  }
  const unregistered = [home, away].filter((person) => !isRatable(list, person));
  if (unregistered.length > 0) {
    return { because: 'unregistered', article: '', people: unregistered };
  }
  return game.day === '' ? { because: 'undated', article: '', people: [] } : null;
}

/** The games in rounds: one for each day, and a further one where somebody plays twice on a day. */
function placed(
  games: readonly LeagueGame[],
  numbers: ReadonlyMap<RatedPerson, PlayerNo>,
): { readonly games: readonly PlacedGame[]; readonly days: readonly string[] } {
  const days: string[] = [];
  const seated: Set<PlayerNo>[] = [];
  const all = games.map((game) => {
    const [home, away] = [game.people.home, game.people.away].map((person) =>
      person === null ? 0 : (numbers.get(person) ?? 0),
    ) as [PlayerNo, PlayerNo];
    let at = days.findIndex(
      (day, index) => day === game.day && !seated[index]?.has(home) && !seated[index]?.has(away),
    );
    if (at === -1) at = days.push(game.day) - 1;
    const here = seated[at] ?? new Set<PlayerNo>();
    here.add(home).add(away);
    seated[at] = here;
    return { game, round: at + 1, home, away };
  });
  return { games: all, days };
}

function recordOf({ game, home, away }: PlacedGame, side: Side): RoundRecord {
  const isHome = side === 'home';
  return {
    kind: 'game',
    opponent: isHome ? away : home,
    colour: isHome === (game.homeColour === 'white') ? 'white' : 'black',
    halfPoints: game.halfPoints[isHome ? 0 : 1],
    status: 'played',
  };
}

function recordsOf(
  games: readonly PlacedGame[],
  rounds: number,
): ReadonlyMap<PlayerNo, readonly RoundRecord[]> {
  const all = new Map<PlayerNo, RoundRecord[]>();
  for (const one of games) {
    for (const side of ['home', 'away'] as const) {
      const records =
        all.get(one[side]) ?? Array.from({ length: rounds }, () => ({ kind: 'absent' }) as const);
      records[one.round - 1] = recordOf(one, side);
      all.set(one[side], records);
    }
  }
  return all;
}

/** A person for the rules: the rating of the squad is the national one. */
function ratedPlayer(
  { no, person: { values } }: NumberedPerson,
  records: ReadonlyMap<PlayerNo, readonly RoundRecord[]>,
): RatedPlayer {
  return {
    no,
    rating: values.rating === 0 ? null : values.rating,
    records: records.get(no) ?? [],
    notRated: new Map<number, NotRatedReason>(),
    facts: /^\d{4}$/.test(values.born) ? { born: Number(values.born) } : {},
  };
}

const byName = ({ values: a }: RatedPerson, { values: b }: RatedPerson): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;

/**
 * The rating report of all games of a league in a month (null: of the whole season), by the rules of an
 * edition or those of the players' federation, and every result that is not rated, with the reason. FIDE
 * calculates from the games: squads have no Elo. Games without a day stand in the report of the season
 * alone, as not rated.
 *
 * @article DSU 2002 4.5; DSU 2010 4.5
 */
export function leagueRatingReport(
  league: League,
  { month, edition }: { readonly month: string | null; readonly edition: string | null },
): LeagueRatingReport {
  const all = gamesOfLeague(league).filter(({ day }) => month === null || day.startsWith(month));
  const last = all.at(-1)?.day ?? '';
  const rules = rulesFor(league, edition, last);
  const judged = all.map((game) => ({ game, objection: objectionTo(rules.list, game) }));
  const rated = judged.filter(({ objection }) => objection === null).map(({ game }) => game);
  const persons = new Set(
    rated.flatMap(({ people }) => [people.home, people.away]).filter((one) => one !== null),
  );
  const people = [...persons].toSorted(byName).map((person, index) => ({ no: index + 1, person }));
  const numbers = new Map(people.map(({ no, person }) => [person, no]));
  const { games, days } = placed(rated, numbers);
  const records = recordsOf(games, days.length);
  const isCalculatedElsewhere = rules.list.goesByFide;
  const report = rules.rate({
    players: isCalculatedElsewhere ? [] : people.map((one) => ratedPlayer(one, records)),
    method: null,
    rateNoShows: false,
    inTeams: true,
    day: last,
    play: 'standard',
  });
  return {
    edition: rules.edition,
    inferred: rules.inferred,
    method: isCalculatedElsewhere ? null : report.method,
    isCalculatedElsewhere,
    people,
    games,
    days,
    rows: report.rows,
    notRated: judged.flatMap(({ game, objection }) =>
      objection === null ? [] : [{ game, ...objection }],
    ),
  };
}
