import {
  type ByColour,
  checkTimeControl,
  type KindOfPlay,
  kindOfPlay,
  minutesForGame,
  minutesWanted,
  type NotRatedReason,
  type NotRatedReasonCode,
  type PlayerNo,
  type RatedList,
} from '@rokade/rules';
import { ratedResult } from '../questions/records.ts';
import { playOfRound } from '../questions/round-play.ts';
import { oncePerState } from '../state/once-per-state.ts';
import type { Game, Round, Tournament } from '../state/state.ts';
import type { GameResult } from '../values/game-result.ts';
import type { TimeControl } from '../values/setting-values.ts';
import { gameTimes } from './board-times.ts';
import { lineOf, playerLines } from './player-line.ts';
import type { NotRatedGame } from './rating-report-types.ts';

type Why = Pick<NotRatedReason, 'code' | 'article' | 'facts'>;

const why = (code: NotRatedReasonCode, article: string, facts: Why['facts'] = {}): Why => ({
  code,
  article,
  facts,
});

const isSameTime = ({ white, black }: ByColour<TimeControl>): boolean =>
  white === black || JSON.stringify(white) === JSON.stringify(black);

/** A game that is shorter than the shortest long one. @article DSU 2002 4.5.3, §12a; DSU 2010 4.5.3 */
function tooShort(time: TimeControl): Why | null {
  const short = checkTimeControl(time).find(({ code }) => code === 'conduct.time-too-short');
  return short ? why('rating.time-too-short', '4.5.3', short.facts) : null;
}

/** A game as a list of one kind of play looks at it: the time of whoever has less. */
interface TimedGame {
  readonly time: TimeControl;
  readonly isEven: boolean;
  /** FIDE's number of the stronger; null: neither has one. */
  readonly strongest: number | null;
}

/**
 * What keeps a game off a list of one kind of play: it is of another kind; it is too short for its
 * players, each game by itself; or a quick one with unequal times.
 *
 * @article FIDE B.02 1; DSU 2002 4.8.2
 */
function kindObjection(
  play: KindOfPlay,
  { time, isEven, strongest }: TimedGame,
  { article, leastMinutes }: RatedList,
): Why | null {
  const minutes = minutesForGame(time);
  if (!isEven && (leastMinutes === null || play !== 'standard')) {
    return why('rating.time-odds', article);
  }
  if (kindOfPlay(time) !== play) return why('rating.other-rate-of-play', article, { minutes });
  const least = leastMinutes === null ? 0 : minutesWanted(leastMinutes, play, strongest);
  return minutes >= least
    ? null
    : why('rating.time-too-short', leastMinutes?.article ?? article, { minutes, least });
}

const shorter = ({ white, black }: ByColour<TimeControl>): TimeControl =>
  minutesForGame(white) < minutesForGame(black) ? white : black;

const strongerOf = (white: number | null, black: number | null): number | null =>
  white === null || (black ?? 0) > white ? black : white;

/** What in the thinking times of a game keeps it off a list. */
function timeObjections(
  t: Tournament,
  list: RatedList,
): (times: ByColour<TimeControl>, game: Game) => Why | null {
  const play = kindOfPlay(t.settings.timeControl);
  const elo = new Map(t.players.map(({ id, details }) => [id, details.fideRating]));
  return (times, { white, black }) => {
    const isEven = isSameTime(times);
    if (list.takes === 'long-games') {
      return isEven ? tooShort(times.white) : why('rating.time-odds', list.article);
    }
    const strongest = strongerOf(elo.get(white) ?? null, elo.get(black) ?? null);
    return kindObjection(play, { time: shorter(times), isEven, strongest }, list);
  };
}

/** Why the games of a round are not rated, game by game; null for one that is. */
function objections(t: Tournament, { number }: Round, list: RatedList): (game: Game) => Why | null {
  const { rated, timeControl } = playOfRound(t, number);
  const timesOf = gameTimes(t, number);
  const timeObjection = timeObjections(t, list);
  return (game) => {
    if (!game.rated) return why('rating.game-not-rated', list.article);
    if (game.lateReserve && list.lateReserves !== null) {
      return why('rating.late-reserve', list.lateReserves);
    }
    if (rated === 'no') return why('rating.round-not-rated', list.article);
    if (rated === 'yes') return null;
    return timeObjection(timesOf(game) ?? { white: timeControl, black: timeControl }, game);
  };
}

/** Whether a result is one that a list takes. */
const wouldCount = (result: GameResult | null, { takesNoShows }: RatedList): boolean =>
  result?.kind === 'played' || (takesNoShows && result?.kind === 'forfeit' && !result.notice);

/** A game that is not rated, and what keeps it off the list. */
interface GameNotRated {
  readonly round: Round;
  readonly game: Game;
  readonly reason: Why;
}

/**
 * The games of the published rounds that are over and do not count for a list: because the organiser
 * or the arbiter said so, because a reserve sat down late, else because of their thinking time. A cup's replays and handicap games are no
 * long ones; FIDE's lists are of one kind of play each, and ask for more time where the strong play.
 *
 * @article DSU 2002 4.5.3, 4.13.4; DSU 2010 4.5.3, 4.5.4.2; Tempelhof 2018 III.C.3
 */
const gamesNotRated = oncePerState((t, list: RatedList): readonly GameNotRated[] =>
  t.rounds
    .filter(({ status }) => status === 'published')
    .flatMap((round) => {
      const objection = objections(t, round, list);
      return round.games.flatMap((game): readonly GameNotRated[] => {
        const reason = wouldCount(ratedResult(game), list) ? objection(game) : null;
        return reason === null ? [] : [{ round, game, reason }];
      });
    }),
);

type ReasonsByRound = ReadonlyMap<number, NotRatedReason>;

/** By player and number of round, why their game does not count for a list. */
export const notRatedByPlayer = oncePerState(
  (t, list: RatedList): ReadonlyMap<PlayerNo, ReasonsByRound> => {
    const noOf = new Map(t.players.map(({ id, no }) => [id, no]));
    const byPlayer = new Map(t.players.map(({ no }) => [no, new Map<number, NotRatedReason>()]));
    for (const { round, game, reason } of gamesNotRated(t, list)) {
      const white = noOf.get(game.white) ?? 0;
      const black = noOf.get(game.black) ?? 0;
      const against = (opponent: PlayerNo): NotRatedReason => ({
        ...reason,
        facts: { roundNumber: round.number, opponent, ...reason.facts },
      });
      byPlayer.get(white)?.set(round.number, against(black));
      byPlayer.get(black)?.set(round.number, against(white));
    }
    return byPlayer;
  },
);

/** The games that do not count for a list, by round and board, each with why. */
export function viewNotRated(t: Tournament, list: RatedList): readonly NotRatedGame[] {
  const lines = playerLines(t);
  return gamesNotRated(t, list).map(({ round, game: { board, white, black }, reason }) => {
    const [whiteLine, blackLine] = [lineOf(lines, white), lineOf(lines, black)];
    const facts = { roundNumber: round.number, opponent: blackLine.no, ...reason.facts };
    const because = { ...reason, facts };
    return { round: round.number, board, white: whiteLine, black: blackLine, because };
  });
}
