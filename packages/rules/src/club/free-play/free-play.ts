import type { HalfPoints } from '../../kernel/half-points.ts';
import { ranked } from '../../kernel/ranked.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';

/** The rules of a group whose players choose their opponents, over some weeks. */
export interface FreePlayRules {
  readonly code: string;
  /** The most games of a player on one day. */
  readonly mostADay: number;
}

/**
 * The Danish "play when you like": no regulation has more about it than the clubs' invitations, whose
 * common content this is. All games are rated.
 */
export const freePlay2024: FreePlayRules = { code: 'spil-naar-du-vil', mostADay: 3 };

/** A game that two players agreed on. */
export interface FreeGame {
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  /** White's half-points. */
  readonly halfPoints: HalfPoints;
  readonly day: string;
}

/** Why a game is refused. */
export type FreePlayFault =
  | { readonly kind: 'oneself' }
  /** The two players' last game had the same colours. */
  | { readonly kind: 'same-colours' }
  | { readonly kind: 'most-a-day'; readonly player: PlayerNo };

const isOf = ({ white, black }: FreeGame, no: PlayerNo): boolean => white === no || black === no;

/** Why a game cannot come after those played; null: it can. */
export function freePlayFault(
  { mostADay }: FreePlayRules,
  games: readonly FreeGame[],
  { white, black, day }: FreeGame,
): FreePlayFault | null {
  if (white === black) return { kind: 'oneself' };
  const last = games.findLast((game) => isOf(game, white) && isOf(game, black));
  if (last?.white === white) return { kind: 'same-colours' };
  const player = [white, black].find(
    (no) => games.filter((game) => game.day === day && isOf(game, no)).length >= mostADay,
  );
  return player === undefined ? null : { kind: 'most-a-day', player };
}

/** A player's line of the table. */
export interface FreePlayLine {
  readonly no: PlayerNo;
  readonly rank: number;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly halfPoints: HalfPoints;
}

const lineOf = (games: readonly FreeGame[], no: PlayerNo): Omit<FreePlayLine, 'rank'> => {
  const own = games
    .filter((game) => isOf(game, no))
    .map((game) => (game.white === no ? game.halfPoints : 2 - game.halfPoints));
  const count = (result: HalfPoints): number => own.filter((one) => one === result).length;
  return {
    no,
    games: own.length,
    won: count(2),
    drawn: count(1),
    lost: count(0),
    halfPoints: own.reduce((sum, one) => sum + one, 0),
  };
};

/** The table: by points, then by fewer games; players equal in both share the place. */
export function freePlayTable(
  players: readonly PlayerNo[],
  games: readonly FreeGame[],
): readonly FreePlayLine[] {
  const lines = players.map((no) => lineOf(games, no));
  return ranked(lines, (a, b) => b.halfPoints - a.halfPoints || a.games - b.games);
}
