import type { PairingRequest, PlayerNo } from '@rokade/rules';
import {
  countedPlayers,
  normQuestion,
  type Player,
  type PlayerLine,
  pairingRequest,
  plannedEvent,
  playerLineIn,
  publishedRounds,
  ratedPlayers,
  ratingIn,
  type Tournament,
  whoWithdrew,
} from '@rokade/tournament';
import { tournamentDocument } from '../convert/tournament-document.ts';
import type { RatingChoice } from '../trf/player-details.ts';
import { trfReader } from '../trf/trf-reader.ts';
import type { SourceLeavers, SourcePlayer, TournamentReader } from './tournament-reader.ts';

/** The order in which players withdrew, which only the journal has, not a report file. */
function leavingOrder(t: Tournament): ReadonlyMap<PlayerNo, number> {
  return new Map(
    t.players.flatMap(({ no, presence }) =>
      presence.kind === 'withdrawn' ? [[no, presence.order] as const] : [],
    ),
  );
}

/** Facts about a player that the journal has and a report file does not. */
const ownFacts = (player?: Player, line?: PlayerLine): Partial<SourcePlayer> =>
  player === undefined || line === undefined
    ? {}
    : {
        club: line.club,
        rating: line.rating,
        otherList: line.otherList,
        citizenship: player.details.citizenship,
      };

/**
 * The pairing request for a past round: availability is taken from the round itself, options of the
 * system from the settings.
 */
function pastRequest(t: Tournament, request: PairingRequest): PairingRequest {
  const orders = leavingOrder(t);
  const players = request.players.map((requested) => {
    const own = t.players[requested.no - 1];
    const player = { ...requested, rating: own === undefined ? null : ratingIn(t.settings, own) };
    const { availability } = player;
    if (availability.kind !== 'withdrawn') return player;
    const order = orders.get(player.no) ?? availability.order;
    return { ...player, availability: { ...availability, order } };
  });
  return { ...pairingRequest(t, request.roundNumber), ...request, players };
}

function leaversOf(t: Tournament, roundsPaired: number): SourceLeavers {
  const { withdrawals, struck } = countedPlayers(t, roundsPaired);
  return { withdrawn: whoWithdrew(t), struck, because: withdrawals.map(({ because }) => because) };
}

/** A tournament's journal, up to its last published round, as a source for the rules. */
export function journalReader(t: Tournament, ratings: RatingChoice): TournamentReader {
  const published = publishedRounds(t);
  const asFile = trfReader(
    tournamentDocument(t, { ratings, ranks: new Map(), results: 'standing' }),
  );
  const lines = t.players.map(playerLineIn(t));
  return {
    ...asFile,
    players: asFile.players.map((player) => ({
      ...player,
      ...ownFacts(t.players[player.no - 1], lines[player.no - 1]),
    })),
    pairingRequest: (round) =>
      round === published + 1
        ? pairingRequest(t, round)
        : pastRequest(t, asFile.pairingRequest(round)),
    system: t.settings.system,
    statedEdition: t.settings.tieBreakEdition,
    leavers: leaversOf(t, published),
    scoredPlayers: (rounds) => countedPlayers(t, rounds).players,
    ratedPlayers: ({ list, rounds }) => ratedPlayers(t, list, rounds),
    normQuestion: () => normQuestion(t),
    plannedEvent: () => plannedEvent(t),
  };
}
