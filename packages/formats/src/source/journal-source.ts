import type { PairingRequest, PlayerNo } from '@rokade/rules';
import {
  countedPlayers,
  pairingRequest,
  publishedRounds,
  scoredPlayers,
  type Tournament,
  usualScoring,
  whoWithdrew,
} from '@rokade/tournament';
import { tournamentDocument } from '../convert/tournament-document.ts';
import type { RatingChoice } from '../trf/player-details.ts';
import { trfSource } from '../trf/trf-source.ts';
import type { SourceLeavers, TournamentSource } from './tournament-source.ts';

/** Who left when, as the journal knows it: a report file shows no order. */
function leavingOrder(t: Tournament): ReadonlyMap<PlayerNo, number> {
  return new Map(
    t.players.flatMap(({ no, presence }) =>
      presence.kind === 'withdrawn' ? [[no, presence.order] as const] : [],
    ),
  );
}

/** The question as it stood for a round already held: who was there shows in the round itself. */
function pastRequest(t: Tournament, request: PairingRequest): PairingRequest {
  const orders = leavingOrder(t);
  const players = request.players.map((player) => {
    const { availability } = player;
    if (availability.kind !== 'withdrawn') return player;
    const order = orders.get(player.no) ?? availability.order;
    return { ...player, availability: { ...availability, order } };
  });
  return { ...request, players };
}

function leaversOf(t: Tournament, held: number): SourceLeavers {
  const { withdrawals, struck } = countedPlayers(t, held);
  return { withdrawn: whoWithdrew(t), struck, because: withdrawals.map(({ because }) => because) };
}

/** A tournament of ours, up to its last published round, as the rules want to be asked about it. */
export function journalSource(t: Tournament, ratings: RatingChoice): TournamentSource {
  const held = publishedRounds(t);
  const asFile = trfSource(tournamentDocument(t, { ratings, ranks: new Map() }));
  const clubs = new Map(t.players.map(({ no, details }) => [no, details.club]));
  return {
    ...asFile,
    players: asFile.players.map((player) => ({ ...player, club: clubs.get(player.no) ?? '' })),
    pairingRequest: (round) =>
      round === held + 1 ? pairingRequest(t, round) : pastRequest(t, asFile.pairingRequest(round)),
    statedEdition: t.settings.tieBreakEdition,
    leavers: leaversOf(t, held),
    scoredPlayers: (rounds) => countedPlayers(t, rounds).players,
    ratedPlayers: ({ rounds }) => scoredPlayers(t, rounds, { points: usualScoring }),
  };
}
