import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { belongingTo } from '@rokade/installation';
import type { HealthProblem } from '@rokade/server';
import { parseTournamentId } from '@rokade/tournament';
import { mayDo } from './may-do.ts';

/** Whose the book is that a problem is about; an organisation's own books are called as it is. */
async function belongingOf({ app }: App.Locals, { kind, id }: HealthProblem) {
  const tournament = kind === 'tournament' ? parseTournamentId(id) : null;
  if (tournament !== null) return app.tournaments.belonging(tournament);
  const contest = kind === 'contest' ? parseContestId(id) : null;
  if (contest !== null) return app.contests.belonging(contest);
  const event = kind === 'event' || kind === 'money' ? parseEventId(id) : null;
  return event === null
    ? ({ ok: true, value: belongingTo(id) } as const)
    : app.events.belonging(event);
}

/** What is not as it should be with what the reader sees. */
export async function problemsSeen(locals: App.Locals): Promise<readonly HealthProblem[]> {
  const all = locals.app.health().map(async (problem) => {
    const found = await belongingOf(locals, problem);
    const isSeen = found.ok && mayDo(locals, 'see-event', { id: problem.id, ...found.value });
    return isSeen ? [problem] : [];
  });
  return (await Promise.all(all)).flat();
}
