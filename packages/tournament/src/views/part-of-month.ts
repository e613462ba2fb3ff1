import type { PlayerDetails } from '@rokade/players';
import type { Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import type { ByeRequest, Player } from '../values/player.ts';

const monthOf = ({ settings }: Tournament, round: number): string =>
  (settings.roundDates[round - 1] ?? '').slice(0, 7);

/** The months, `2026-11`, in which published rounds were played, in order; by the rounds' dates. */
export function monthsOf(t: Tournament): readonly string[] {
  const published = t.rounds.filter(({ status }) => status === 'published');
  const months = published.map(({ number }) => monthOf(t, number));
  return [...new Set(months)].filter((month) => month !== '').sort();
}

/** The months after the first one in which rounds are played or planned, in order. */
export function laterMonthsOf({ settings }: Tournament): readonly string[] {
  const months = settings.roundDates.map((date) => date.slice(0, 7));
  return [...new Set(months)]
    .filter((month) => month !== '')
    .sort()
    .slice(1);
}

/** The players' ratings of a month: those set for it, or for the nearest month before it. */
function ratingsOfMonth(
  t: Tournament,
  month: string,
): ReadonlyMap<PlayerId, Partial<PlayerDetails>> {
  const sets = t.monthRatings
    .filter((one) => one.month <= month)
    .toSorted((one, other) => (one.month < other.month ? -1 : 1));
  const found = new Map<PlayerId, Partial<PlayerDetails>>();
  for (const { ratings } of sets) {
    for (const { player, values } of ratings) {
      found.set(player, { ...found.get(player), ...values });
    }
  }
  return found;
}

/** A player's ratings in a month of a long event, where they are not those of its first. */
export const monthRatingsOf = (
  t: Tournament,
  { id }: Pick<Player, 'id'>,
  month: string,
): Partial<PlayerDetails> => ratingsOfMonth(t, month).get(id) ?? {};

/**
 * A tournament reduced to the published rounds of one month, renumbered from 1, as FIDE rates it at the
 * end of the month, with the players' ratings of that month. Points and places are those of these rounds.
 *
 * @article FIDE B.02 long events
 */
export function partOfMonth(t: Tournament, month: string): Tournament {
  const played = t.rounds.filter(
    ({ number, status }) => status === 'published' && monthOf(t, number) === month,
  );
  const numbers = played.map(({ number }) => number);
  /** The number, in the part, of the first round that is not before a round of the whole. */
  const from = (round: number): number => numbers.filter((one) => one < round).length + 1;
  const byes = (requests: readonly ByeRequest[]): readonly ByeRequest[] =>
    requests
      .filter(({ round }) => numbers.includes(round))
      .map((request) => ({ ...request, round: from(request.round) }));
  const ratings = ratingsOfMonth(t, month);
  const inPart = (player: Player): Player => ({
    ...player,
    details: { ...player.details, ...ratings.get(player.id) },
    fromRound: from(player.fromRound),
    entryRound: from(player.entryRound),
    presence:
      player.presence.kind === 'withdrawn'
        ? { ...player.presence, fromRound: from(player.presence.fromRound) }
        : player.presence,
    byeRequests: byes(player.byeRequests),
  });
  const { roundDates, roundPlay } = t.settings;
  return {
    ...t,
    players: t.players.map(inPart),
    rounds: played.map((round, index) => ({ ...round, number: index + 1 })),
    settings: {
      ...t.settings,
      roundsPlanned: played.length,
      roundDates: numbers.map((number) => roundDates[number - 1] ?? ''),
      roundPlay: numbers.flatMap((number) => roundPlay[number - 1] ?? []),
    },
  };
}
