import {
  err,
  findPairingSystem,
  type HalfPoints,
  invariant,
  ok,
  type PairedRound,
  type PairingRefusal,
  type PointSystem,
  type Reason,
  type Result,
} from '@rokade/rules';
import type { BoardEntry, ByeEntry } from './entry.ts';
import { availabilityIn, pairingRequest } from './pairing-request.ts';
import type { ByeRequest } from './player.ts';
import type { Tournament } from './state.ts';

/** A round as the system pairs it, in the journal's terms. */
export interface PairedBoards {
  readonly boards: readonly BoardEntry[];
  readonly byes: readonly ByeEntry[];
  readonly remarks: readonly Reason[];
}

/** Half-points of a bye that was asked for: a win's, a draw's or none. */
function requestedHalfPoints(bye: ByeRequest['bye'], { win, draw }: PointSystem): HalfPoints {
  if (bye === 'full-point') return win;
  return bye === 'half-point' ? draw : 0;
}

/** The byes asked for in a round, zero-point ones included: they show as byes, not as absences. */
export function requestedByes(t: Tournament, round: number): readonly ByeEntry[] {
  return t.players.flatMap((player) => {
    const request = player.byeRequests.find((asked) => asked.round === round);
    if (request === undefined || player.presence.kind === 'withdrawn') return [];
    if (availabilityIn(player, round).kind !== 'absent') return [];
    const halfPoints = requestedHalfPoints(request.bye, t.settings.scoring);
    return [{ player: player.id, bye: request.bye, halfPoints, because: [] }];
  });
}

function inJournalTerms(t: Tournament, round: number, paired: PairedRound): PairedBoards {
  const idOf = (no: number) => {
    const player = t.players[no - 1];
    invariant(player !== undefined, `number ${no} is a player`);
    return player.id;
  };
  const allocated = paired.byes.map(
    ({ no, halfPoints, because }): ByeEntry => ({
      player: idOf(no),
      bye: 'pairing-allocated',
      halfPoints,
      because,
    }),
  );
  return {
    boards: paired.pairings.map(({ board, white, black, because }) => ({
      board,
      white: idOf(white),
      black: idOf(black),
      because,
    })),
    byes: [...allocated, ...requestedByes(t, round)],
    remarks: paired.remarks,
  };
}

/** A round as the tournament's system pairs it now, or why it cannot be paired. */
export function pairedBoards(t: Tournament, round: number): Result<PairedBoards, PairingRefusal> {
  const { code, edition } = t.settings.system;
  const system = findPairingSystem(code, edition);
  invariant(system !== undefined, `system ${code} ${edition} exists`);
  const paired = system.pairRound(pairingRequest(t, round));
  return paired.ok ? ok(inJournalTerms(t, round, paired.value)) : err(paired.error);
}
