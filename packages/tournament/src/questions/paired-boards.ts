import {
  err,
  type HalfPoints,
  invariant,
  lotSeedReason,
  ok,
  type PairedRound,
  type PairingRefusal,
  type PairingSystem,
  type PointSystem,
  type Reason,
  type Result,
} from '@rokade/rules';
import type { BoardEntry, ByeEntry } from '../events/entry.ts';
import type { Tournament } from '../state/state.ts';
import { engineOf } from '../systems/engine-of.ts';
import type { ByeRequest } from '../values/player.ts';
import {
  availabilityIn,
  pairingRequest,
  type TournamentPairingRequest,
} from './pairing-request.ts';

/** A round as the system pairs it, in the shape of the journal. */
export interface PairedBoards {
  readonly boards: readonly BoardEntry[];
  readonly byes: readonly ByeEntry[];
  readonly remarks: readonly Reason[];
}

/** The half-points of a requested bye: those of a win, of a draw, or none. */
export function requestedHalfPoints(
  bye: ByeRequest['bye'],
  { win, draw }: PointSystem,
): HalfPoints {
  if (bye === 'full-point') return win;
  return bye === 'half-point' ? draw : 0;
}

/** The requested byes in a round, including zero-point ones: they show as byes, not as absences. */
export function requestedByes(t: Tournament, round: number): readonly ByeEntry[] {
  return t.players.flatMap((player) => {
    const request = player.byeRequests.find((candidate) => candidate.round === round);
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

/** The function that draws lots from a seed, and the remark that shows the seed. */
function lotsFrom(engine: PairingSystem, request: TournamentPairingRequest, seed: string) {
  if (engine.knockOut?.withLots === undefined || seed === '') {
    return { request, remarks: [] };
  }
  const drawn: TournamentPairingRequest = engine.knockOut.withLots(request, seed);
  const isDrawn = (drawn.lotWinners ?? []).length > 0;
  return { request: drawn, remarks: isDrawn ? [lotSeedReason(seed)] : [] };
}

/**
 * A round as the tournament's system pairs it now, or why it cannot.
 *
 * @param lotSeed the seed of a cup's lots; '' if none was given
 */
export function pairedBoards(
  t: Tournament,
  round: number,
  lotSeed = '',
): Result<PairedBoards, PairingRefusal> {
  const engine = engineOf(t.settings.system);
  const { request, remarks } = lotsFrom(engine, pairingRequest(t, round), lotSeed);
  const paired = engine.pairRound(request);
  if (!paired.ok) return err(paired.error);
  const found = inJournalTerms(t, round, paired.value);
  return ok({ ...found, remarks: [...found.remarks, ...remarks] });
}
