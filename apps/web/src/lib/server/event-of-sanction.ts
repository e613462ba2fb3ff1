import type { SanctionValues } from '@rokade/sanctions';
import { parseTournamentId } from '@rokade/tournament';

/** What a sanction says of the tournament it came from, by its id; nothing where it is none. */
export async function eventOfSanction(
  { app }: App.Locals,
  text: string,
): Promise<Partial<Pick<SanctionValues, 'event' | 'eventEnds' | 'eventId'>>> {
  const id = parseTournamentId(text);
  const found = id === null ? null : await app.tournaments.get(id);
  if (found === null || !found.ok) return {};
  const { name, group, roundDates } = found.value.settings;
  return {
    event: [name, group].filter(Boolean).join(', '),
    eventEnds: (roundDates.filter((day) => day !== '').at(-1) ?? '').slice(0, 10),
    eventId: found.value.id,
  };
}
