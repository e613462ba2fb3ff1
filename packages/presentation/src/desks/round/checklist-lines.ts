import type { ChecklistRow } from '@rokade/tables';
import { engineOf, pairingRequest, playerLineIn, type Tournament } from '@rokade/tournament';

/**
 * The data that decide a pairing, one row for each player in pairing order; null: the system has no
 * such list.
 */
export function checklistRows(t: Tournament, round: number): readonly ChecklistRow[] | null {
  const lines = engineOf(t.settings.system).checklist?.(pairingRequest(t, round));
  if (lines === undefined) return null;
  const players = t.players.map(playerLineIn(t));
  return lines.flatMap(({ no, ...line }) => {
    const player = players[no - 1];
    return player === undefined ? [] : [{ ...line, player }];
  });
}
