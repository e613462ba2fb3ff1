import type { CheckInListRow } from '@rokade/tables';
import {
  type Language,
  type Lots,
  type PlayerLine,
  pairingOrder,
  playerLineIn,
  type RatingOrder,
  type SystemChoice,
  type Tournament,
  viewCheckIn,
} from '@rokade/tournament';

/** The start list. */
export interface PlayersSheet {
  readonly kind: 'players';
  readonly players: readonly PlayerLine[];
  readonly lots: Lots;
  readonly ratings: RatingOrder;
  readonly system: SystemChoice;
}

/** The list with which players are ticked off before a round. */
export interface CheckInSheet {
  readonly kind: 'check-in';
  readonly round: number;
  readonly rows: readonly CheckInListRow[];
}

/** Everybody by number; null: there is nobody. */
export function playersSheet(t: Tournament): PlayersSheet | null {
  const players = t.players.map(playerLineIn(t));
  if (players.length === 0) return null;
  const { lots, settings } = t;
  return {
    kind: 'players',
    players,
    lots,
    ratings: pairingOrder(settings),
    system: settings.system,
  };
}

/** Everybody in the alphabet of the list's language; null: there is nobody, or no round to come. */
export function checkInSheet(t: Tournament, language: Language): CheckInSheet | null {
  const { round, rows } = viewCheckIn(t);
  if (round === 0 || rows.length === 0) return null;
  const { compare } = new Intl.Collator(language);
  const lines = rows.map(({ player, seen, away }) => ({ player, isHere: seen !== null, away }));
  const inOrder = lines.toSorted(
    (a, b) => compare(a.player.name, b.player.name) || a.player.no - b.player.no,
  );
  return { kind: 'check-in', round, rows: inOrder };
}
