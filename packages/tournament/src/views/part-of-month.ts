import type { Tournament } from '../state/state.ts';
import type { ByeRequest, Player } from '../values/player.ts';

const monthOf = ({ settings }: Tournament, round: number): string =>
  (settings.roundDates[round - 1] ?? '').slice(0, 7);

/** The months, `2026-11`, in which published rounds were played, in order; by the rounds' dates. */
export function monthsOf(t: Tournament): readonly string[] {
  const published = t.rounds.filter(({ status }) => status === 'published');
  const months = published.map(({ number }) => monthOf(t, number));
  return [...new Set(months)].filter((month) => month !== '').sort();
}

/**
 * A tournament reduced to the published rounds of one month, renumbered from 1, as FIDE rates it at the
 * end of the month. Points and places are those of these rounds.
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
  const inPart = (player: Player): Player => ({
    ...player,
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
