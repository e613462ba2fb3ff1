import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { belongingTo } from '@rokade/installation';
import { parseLeagueId } from '@rokade/league';
import type { HealthProblem } from '@rokade/server';
import { parseTournamentId } from '@rokade/tournament';
import { mayDo } from '../rights/may-do.ts';

/**
 * The organisation of the book with a problem. The `id` of an organisation's own book is the
 * organisation's.
 */
async function belongingOf({ app }: App.Locals, { kind, id }: HealthProblem) {
  const tournament = kind === 'tournament' ? parseTournamentId(id) : null;
  if (tournament !== null) return app.tournaments.belonging(tournament);
  const contest = kind === 'contest' ? parseContestId(id) : null;
  if (contest !== null) return app.contests.belonging(contest);
  const league = kind === 'league' ? parseLeagueId(id) : null;
  if (league !== null) return app.leagues.belonging(league);
  const event = kind === 'event' || kind === 'money' ? parseEventId(id) : null;
  return event === null
    ? ({ ok: true, value: belongingTo(id) } as const)
    : app.events.belonging(event);
}

/** The kinds of books whose lists already show which are damaged. */
const listed: ReadonlySet<string> = new Set(['tournament', 'event', 'contest', 'league']);

const isInList = ({ code, kind }: HealthProblem): boolean =>
  code === 'health.book-damaged' && listed.has(kind);

/** The problems of books that the reader may see, without those that lists already show. */
export async function problemsSeen(locals: App.Locals): Promise<readonly HealthProblem[]> {
  const problems = locals.app.health().filter((problem) => !isInList(problem));
  const all = problems.map(async (problem) => {
    const found = await belongingOf(locals, problem);
    const isSeen = found.ok && mayDo(locals, 'see-event', { id: problem.id, ...found.value });
    return isSeen ? [problem] : [];
  });
  return (await Promise.all(all)).flat();
}
