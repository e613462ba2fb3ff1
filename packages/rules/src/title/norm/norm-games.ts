import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { NormPlayer } from './norm-rule-set.ts';

/** A game that counts for a norm. */
export interface NormGame {
  readonly roundNumber: number;
  readonly opponent: NormPlayer;
  readonly halfPoints: HalfPoints;
}

/** All players by number. */
export type NormField = ReadonlyMap<PlayerNo, NormPlayer>;

export const fieldOf = (players: readonly NormPlayer[]): NormField =>
  new Map(players.map((player) => [player.no, player]));

/** A player's finished games, against any player of the field. */
const playedGames = (field: NormField, { records }: NormPlayer): readonly NormGame[] =>
  records.flatMap((record, index) => {
    if (record.kind !== 'game' || record.status !== 'played') return [];
    const opponent = field.get(record.opponent);
    return opponent === undefined
      ? []
      : [{ roundNumber: index + 1, opponent, halfPoints: record.halfPoints }];
  });

/** Whether an unrated player has scored nothing against rated ones. */
function isBlank(field: NormField, player: NormPlayer): boolean {
  if (player.rating !== null) return false;
  return playedGames(field, player).every(
    ({ opponent, halfPoints }) => opponent.rating === null || halfPoints === 0,
  );
}

/**
 * The counting games: played over the board, and, with `withoutBlank`, not against an unrated player
 * who scored nothing.
 */
export const countedGames = (
  field: NormField,
  player: NormPlayer,
  withoutBlank: boolean,
): readonly NormGame[] =>
  playedGames(field, player).filter(({ opponent }) => !(withoutBlank && isBlank(field, opponent)));

/** The half-points of some games. */
export const halfPointsOfGames = (games: readonly NormGame[]): HalfPoints =>
  games.reduce((sum, { halfPoints }) => sum + halfPoints, 0);

/** The opponents of some games, each once. */
export const opponentsIn = (games: readonly NormGame[]): readonly NormPlayer[] => [
  ...new Map(games.map(({ opponent }) => [opponent.no, opponent])).values(),
];
