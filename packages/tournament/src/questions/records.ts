import type {
  ByColour,
  ByeKind,
  Colour,
  HalfPoints,
  PointSystem,
  RoundRecord,
  ScoredPlayer,
} from '@rokade/rules';
import { halfPointsIn, provisionalShare, unreachable } from '@rokade/rules';
import { oncePerState } from '../state/once-per-state.ts';
import type { Game, Round, Tournament } from '../state/state.ts';
import type { GameResult } from '../values/game-result.ts';
import type { PlayerId } from '../values/ids.ts';
import { ratingIn } from './ratings.ts';

/**
 * What a game without any result counts for: `draw` when the next round is paired before the result is
 * in (DSU 4.10 §2), or `expected`, as the ratings expect, by the organiser's house rule; `nothing` in
 * tables.
 */
export type OpenGames = 'draw' | 'expected' | 'nothing';

/** What open games count for when a round of the tournament is paired. */
export const openGamesAs = ({ settings }: Pick<Tournament, 'settings'>): OpenGames =>
  settings.openGamesAs;

const absent: RoundRecord = { kind: 'absent' };

type Side = 'white' | 'black';

/** The points for a side's share of a game (2 a win, 1 a draw, 0 a loss). */
function worth(share: HalfPoints, { win, draw, loss }: PointSystem): HalfPoints {
  if (share === 2) return win;
  return share === 1 ? draw : loss;
}

interface SideContext extends Pick<RoundContext, 'openGames' | 'points'> {
  /** White's assumed share of an open game. */
  readonly openShare: HalfPoints;
}

function sideRecord(
  result: GameResult | null,
  side: Side,
  opponent: number,
  { openGames, points, openShare }: SideContext,
): RoundRecord {
  const base = { opponent, colour: side };
  const taken = worth(side === 'white' ? openShare : 2 - openShare, points);
  if (result === null) {
    const halfPoints = openGames === 'nothing' ? 0 : taken;
    return { kind: 'game', ...base, halfPoints, status: 'pending' };
  }
  switch (result.kind) {
    case 'played':
      return { kind: 'game', ...base, halfPoints: worth(result[side], points), status: 'played' };
    case 'pending':
      return { kind: 'game', ...base, halfPoints: taken, status: 'pending' };
    case 'cancelled':
      return { kind: 'forfeit', ...base, halfPoints: worth(result[side], points), notice: true };
    case 'forfeit': {
      const halfPoints = result.absent === 'both' || result.absent === side ? 0 : points.win;
      return { kind: 'forfeit', ...base, halfPoints, notice: result.notice };
    }
    default:
      return unreachable(result);
  }
}

/** The result by which a game is rated. */
export const ratedResult = ({ result, ratingResult }: Game): GameResult | null =>
  ratingResult ?? result;

function noteGame(table: Map<PlayerId, RoundRecord[]>, game: Game, context: RoundContext): void {
  const { index, numbers } = context;
  const white = table.get(game.white);
  const black = table.get(game.black);
  if (white === undefined || black === undefined) return;
  const whiteNo = numbers.get(game.white) as number;
  const blackNo = numbers.get(game.black) as number;
  const result = context.results === 'rated' ? ratedResult(game) : game.result;
  const side = { ...context, openShare: context.openShareOf(game) };
  white[index] = sideRecord(result, 'white', blackNo, side);
  black[index] = sideRecord(result, 'black', whiteNo, side);
}

interface RoundContext {
  readonly index: number;
  readonly numbers: ReadonlyMap<PlayerId, number>;
  readonly openGames: OpenGames;
  readonly points: PointSystem;
  readonly results: ResultsTaken;
  readonly openShareOf: (game: Pick<Game, 'white' | 'black'>) => HalfPoints;
}

/** A side's half-points from a result; a game without one counts as a draw. */
export const sideHalfPoints = (
  result: GameResult | null,
  side: Side,
  points: PointSystem,
): HalfPoints =>
  halfPointsIn(sideRecord(result, side, 0, { openGames: 'draw', points, openShare: 1 }));

/** White's assumed share of open games: half, or as the ratings expect. */
function openShares(t: Tournament, openGames: OpenGames): RoundContext['openShareOf'] {
  if (openGames !== 'expected') return () => 1;
  const ratings = new Map(t.players.map((player) => [player.id, ratingIn(t.settings, player)]));
  return ({ white, black }) =>
    provisionalShare(ratings.get(white) ?? null, ratings.get(black) ?? null);
}

/** The half-points of both players for the next pairing; an open game counts by its assumed share. */
export function halfPointsForPairing(
  t: Tournament,
  game: Pick<Game, 'white' | 'black'>,
  result: GameResult | null,
): ByColour<HalfPoints> {
  const openGames = openGamesAs(t);
  const openShare = openShares(t, openGames)(game);
  const context = { openGames, points: t.settings.scoring, openShare };
  const of = (side: Side) => halfPointsIn(sideRecord(result, side, 0, context));
  return { white: of('white'), black: of('black') };
}

function noteRound(table: Map<PlayerId, RoundRecord[]>, round: Round, context: RoundContext): void {
  for (const game of round.games) noteGame(table, game, context);
  for (const { player, bye, halfPoints } of round.byes) {
    const records = table.get(player);
    if (records !== undefined) records[context.index] = byeRecord(bye, halfPoints);
  }
}

const byeRecord = (bye: ByeKind, halfPoints: number): RoundRecord => ({
  kind: 'bye',
  bye,
  halfPoints,
});

/** The colours of the games played, in order; unplayed games have none. */
export const coloursIn = (records: readonly RoundRecord[]): readonly Colour[] =>
  records.flatMap((record) => (record.kind === 'game' ? [record.colour] : []));

/** Whether results are taken as in the standings, or as they are rated where that differs. */
export type ResultsTaken = 'standing' | 'rated';

/** How open games and results are counted, if not as in the tournament's own tables. */
export interface Counting {
  readonly openGames?: OpenGames;
  readonly points?: PointSystem;
  readonly results?: ResultsTaken;
}

/**
 * Everybody's rounds 1 … `rounds` in the form that the rules work on, by player id. A player who is on
 * no board and has no bye in a round was absent.
 *
 * @param counting the points of a game: the tournament's own by default (ratings always use 1 – ½ – 0)
 */
export function recordTable(
  t: Tournament,
  rounds: number,
  { openGames = 'nothing', points = t.settings.scoring, results = 'standing' }: Counting,
): ReadonlyMap<PlayerId, readonly RoundRecord[]> {
  const table = new Map(
    t.players.map(({ id }) => [id, new Array<RoundRecord>(rounds).fill(absent)]),
  );
  const numbers = new Map(t.players.map(({ id, no }) => [id, no]));
  const openShareOf = openShares(t, openGames);
  const context = { numbers, openGames, points, results, openShareOf };
  for (const round of t.rounds.slice(0, rounds)) {
    noteRound(table, round, { index: round.number - 1, ...context });
  }
  return table;
}

const scoredOnce = oncePerState(
  (t, { rounds, ...counting }: Required<Counting> & { readonly rounds: number }) => {
    const records = recordTable(t, rounds, counting);
    return t.players.map(
      (player): ScoredPlayer => ({
        no: player.no,
        rating: ratingIn(t.settings, player),
        records: records.get(player.id) ?? [],
      }),
    );
  },
  ({ rounds, openGames, points: { win, draw, loss }, results }) =>
    [rounds, openGames, win, draw, loss, results].join('/'),
);

/** Everybody's rounds 1 … `rounds` unchanged, for tie-breaks and ratings. */
export const scoredPlayers = (
  t: Tournament,
  rounds: number,
  { openGames = 'nothing', points = t.settings.scoring, results = 'standing' }: Counting = {},
): readonly ScoredPlayer[] => scoredOnce(t, { rounds, openGames, points, results });
