import { allInOne, type Person, type Register } from '@rokade/register';
import { type Player, type Tournament, viewStandings } from '@rokade/tournament';
import { playedAs } from '../kinds/list-marks.ts';
import type { PlayedBy, SeenTournaments, Tournaments } from '../kinds/tournament-types.ts';

/** A tournament that a person played in, with their placing. */
export interface Played {
  readonly t: Tournament;
  readonly player: Player;
  /** The present rank; null before the first published round. */
  readonly rank: number | null;
  readonly halfPoints: number;
}

const keyOf = (by: PlayedBy): string => JSON.stringify(by);

/** All keys by which tournaments may identify a person, with those of people merged into them. */
export function keysOfPerson(register: Register, person: Person): readonly PlayedBy[] {
  const found = allInOne(register, person).flatMap(({ id, values }): readonly PlayedBy[] => [
    { kind: 'person', id },
    ...[
      ['FIDE', values.fideId] as const,
      ['DEN', values.dsuNumber] as const,
      ['GER', values.dsbId] as const,
    ].flatMap(([list, number]) =>
      number === '' ? [] : [{ kind: 'number', list, number } as const],
    ),
  ]);
  return [...new Map(found.map((by) => [keyOf(by), by])).values()];
}

function playedIn(t: Tournament, keys: ReadonlySet<string>): readonly Played[] {
  const player = t.players.find((one) => playedAs(t, one).some((by) => keys.has(keyOf(by))));
  if (player === undefined) return [];
  const isPlayed = t.rounds.some(({ status }) => status === 'published');
  const row = isPlayed
    ? viewStandings(t).rows.find((one) => one.player.id === player.id)
    : undefined;
  return [{ t, player, rank: row?.rank ?? null, halfPoints: row?.halfPoints ?? 0 }];
}

/** The most tournaments of a person, the newest first. */
const most = 200;

/** The tournaments that a person played in, the newest first: by the keys of `keysOfPerson`, without demos. */
export async function playedBy(
  tournaments: Pick<Tournaments, 'page' | 'get'>,
  by: readonly PlayedBy[],
  only: SeenTournaments,
): Promise<readonly Played[]> {
  const keys = new Set(by.map(keyOf));
  const pages = await Promise.all(
    by.map((tie) => tournaments.page({ tie, only, order: 'newest-day', most })),
  );
  const found = new Map(
    pages.flatMap((page) => page.tournaments.map((one) => [one.id, one] as const)),
  );
  const played: Played[] = [];
  for (const { id, demo } of found.values()) {
    const state = demo ? null : await tournaments.get(id);
    if (state?.ok) played.push(...playedIn(state.value, keys));
  }
  const day = ({ t }: Played): string => t.settings.roundDates[0] ?? '';
  return played.sort((a, b) => (day(a) < day(b) ? 1 : -1)).slice(0, most);
}
