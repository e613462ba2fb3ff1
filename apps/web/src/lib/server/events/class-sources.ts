import type { Sources } from '@rokade/presentation/desks/championship/championship-desk.ts';
import { isKnockOut, publishedRounds, type Tournament } from '@rokade/tournament';
import { eventsSeen } from '../rights/may-do.ts';

/** How many tournaments are searched for earlier championships and cups, the newest first. */
const mostLooked = 40;

/** The sources among the tournaments that the reader sees, without this one. */
export async function classSources(locals: App.Locals, t: Tournament): Promise<Sources> {
  const only = eventsSeen(locals, 'see-event');
  const question = { only, order: 'newest-day', most: mostLooked } as const;
  const { tournaments } = await locals.app.tournaments.page(question);
  const others = tournaments.filter((one) => one.id !== t.id && one.damaged === null);
  const found = await Promise.all(others.map(({ id }) => locals.app.tournaments.get(id)));
  const whole = found.flatMap((one) => (one.ok ? [one.value] : []));
  return {
    earlier: whole.filter(({ championship }) => championship !== null),
    cups: whole.filter((one) => isKnockOut(one.settings.system) && publishedRounds(one) > 0),
  };
}
