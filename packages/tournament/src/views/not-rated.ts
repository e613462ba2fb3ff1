import {
  type ByColour,
  checkTimeControl,
  type KindOfPlay,
  kindOfPlay,
  minutesForGame,
  type NotRatedReason,
  type NotRatedReasonCode,
  type PlayerNo,
  type RatedList,
  requiredMinutes,
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

/**
 * Why a game is unrated that is shorter than the shortest long game; null: it is not.
 *
 * @article DSU 2002 4.5.3, §12a; DSU 2010 4.5.3
 */
function tooShort(time: TimeControl): Why | null {
  const short = checkTimeControl(time).find(({ code }) => code === 'conduct.time-too-short');
  return short ? why('rating.time-too-short', '4.5.3', short.facts) : null;
}

/** A game for a list of one kind of play; `time` is that of the player with less. */
interface TimedGame {
  readonly time: TimeControl;
  readonly isEven: boolean;
  /** The stronger player's FIDE rating; null: both are unrated. */
  readonly strongest: number | null;
}

/**
 * Why a game does not count for a list of one kind of play: it is of another kind, it is too short for
 * its players (judged game by game), or it is a quick game with unequal times.
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
  const least = leastMinutes === null ? 0 : requiredMinutes(leastMinutes, play, strongest);
  return minutes >= least
    ? null
    : why('rating.time-too-short', leastMinutes?.article ?? article, { minutes, least });
}

const shorter = ({ white, black }: ByColour<TimeControl>): TimeControl =>
  minutesForGame(white) < minutesForGame(black) ? white : black;

const strongerOf = (white: number | null, black: number | null): number | null =>
  white === null || (black ?? 0) > white ? black : white;

/** Why a game's thinking times keep it off a list. */
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

/** For each game of a round why it is not rated; null for a rated one. */
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

/** Whether a list counts a result of this kind. */
const wouldCount = (result: GameResult | null, { takesNoShows }: RatedList): boolean =>
  result?.kind === 'played' || (takesNoShows && result?.kind === 'forfeit' && !result.notice);

/** An unrated game, with the reason. */
interface GameNotRated {
  readonly round: Round;
  readonly game: Game;
  readonly reason: Why;
}

/**
 * The finished games of published rounds that do not count for a list: by decision of the organiser or
 * the arbiter, because a reserve sat down late, or because of their thinking time. A cup's replays and
 * handicap games are not long games; each FIDE list is of one kind of play, and requires more time for
 * strong players.
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

/** Why a player's game does not count for a list, by player and round. */
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

/** The games that do not count for a list, by round and board, with the reasons. */
export function viewNotRated(t: Tournament, list: RatedList): readonly NotRatedGame[] {
  const lines = playerLines(t);
  return gamesNotRated(t, list).map(({ round, game: { board, white, black }, reason }) => {
    const [whiteLine, blackLine] = [lineOf(lines, white), lineOf(lines, black)];
    const facts = { roundNumber: round.number, opponent: blackLine.no, ...reason.facts };
    const because = { ...reason, facts };
    return { round: round.number, board, white: whiteLine, black: blackLine, because };
  });
}
