import type { ChessEvent } from '@rokade/event';
import { err, ok, type Result } from '@rokade/rules';
import type { OpenEvents } from '@rokade/server';
import { parseTournamentId, type Tournament } from '@rokade/tournament';
import { bookNamed } from '../input/which-one.ts';
import { refused } from '../input/with-opened.ts';
import type { Context, Outcome } from '../outcome.ts';

/** The chosen event, with those of its groups that exist; otherwise the answer to the command. */
export async function eventWithGroups(
  context: Context,
  opened: Pick<OpenEvents, 'events' | 'tournaments'>,
  which: string,
): Promise<
  Result<{ readonly event: ChessEvent; readonly groups: readonly Tournament[] }, Outcome>
> {
  const id = await bookNamed(context, opened.events, which, 'event');
  if (!id.ok) return id;
  const found = await opened.events.get(id.value);
  if (!found.ok) return err(refused(context, found.error));
  const ids = found.value.groups.flatMap((group) => parseTournamentId(group) ?? []);
  const groups = await Promise.all(ids.map((group) => opened.tournaments.get(group)));
  return ok({
    event: found.value,
    groups: groups.flatMap((group) => (group.ok ? [group.value] : [])),
  });
}
