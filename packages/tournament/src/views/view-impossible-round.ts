import { type Colour, groupedBy, type PairingPlayer, type PlayerNo } from '@rokade/rules';
import { pairedBoards } from '../questions/paired-boards.ts';
import { pairingRequest, type TournamentPairingRequest } from '../questions/pairing-request.ts';
import type { Tournament } from '../state/state.ts';
import { engineOf } from '../systems/engine-of.ts';

/** Why a player has no opponent: all other present players, by the obstacle. */
export interface StrandedPlayer {
  readonly no: PlayerNo;
  readonly metPlayers: readonly PlayerNo[];
  readonly forbiddenPlayers: readonly PlayerNo[];
  /** Those who must get the same colour. */
  readonly sameColourPlayers: readonly PlayerNo[];
  /** Possible opponents, with whom another player would be left over. */
  readonly possiblePlayers: readonly PlayerNo[];
}

/** A round that cannot be paired by the rules. */
export interface ImpossibleRound {
  readonly round: number;
  readonly code:
    | 'pairing.no-legal-pairing'
    | 'pairing.no-legal-colours'
    | 'pairing.too-few-players';
  /** The players whom a largest possible pairing leaves over. */
  readonly stranded: readonly StrandedPlayer[];
  /** Whether forbidden meetings of the organiser's are among the obstacles. */
  readonly forbids: boolean;
}

type DueColours = ReadonlyMap<PlayerNo, Colour>;

function stranded(
  { no, records }: PairingPlayer,
  others: readonly PlayerNo[],
  { request, due }: { readonly request: TournamentPairingRequest; readonly due: DueColours },
): StrandedPlayer {
  const met = new Set(
    records.flatMap((record) => (record.kind === 'game' ? [record.opponent] : [])),
  );
  const forbidden = new Set(
    (request.forbiddenGroups ?? [])
      .filter(({ players }) => players.includes(no))
      .flatMap(({ players }) => players),
  );
  const kinds = groupedBy(others, (other) => {
    if (met.has(other)) return 'met';
    if (forbidden.has(other)) return 'forbidden';
    return due.has(no) && due.get(no) === due.get(other) ? 'colour' : 'possible';
  });
  return {
    no,
    metPlayers: kinds.get('met') ?? [],
    forbiddenPlayers: kinds.get('forbidden') ?? [],
    sameColourPlayers: kinds.get('colour') ?? [],
    possiblePlayers: kinds.get('possible') ?? [],
  };
}

/**
 * Why the next round cannot be paired, player by player; null if it can be, or if the cause is not the
 * rules of pairing. Pairs the round to find out.
 */
export function viewImpossibleRound(t: Tournament): ImpossibleRound | null {
  const round = t.rounds.length + 1;
  const paired = pairedBoards(t, round);
  if (paired.ok) return null;
  const { code } = paired.error;
  if (code === 'pairing.too-few-players') return { round, code, stranded: [], forbids: false };
  if (code !== 'pairing.no-legal-pairing' && code !== 'pairing.no-legal-colours') return null;
  const request = pairingRequest(t, round);
  const present = request.players.filter(({ availability }) => availability.kind === 'present');
  const due = engineOf(t.settings.system).dueColours?.(request) ?? new Map<PlayerNo, Colour>();
  const left = new Set(paired.error.players);
  const players = present
    .filter(({ no }) => left.has(no))
    .map((player) => {
      const others = present.map(({ no }) => no).filter((no) => no !== player.no);
      return stranded(player, others, { request, due });
    });
  const forbids = (request.forbiddenGroups ?? []).some(({ players: group }) => group.length > 1);
  return { round, code, stranded: players, forbids };
}
