import type { ChessEvent, EventId } from '@rokade/event';
import type { WaitingLine } from '@rokade/presentation/desks/events/waiting-line.ts';
import { pointState } from '@rokade/rules';
import { timelineOf } from '@rokade/server';
import { openAppeals, type Tournament } from '@rokade/tournament';
import { today } from '../register/register-page.ts';
import { mayDo } from '../rights/may-do.ts';
import { asksToAnswer } from '../rounds/asks-to-answer.ts';
import { waitingReports } from '../rounds/waiting-reports.ts';
import { apartAt } from './fields-of-event.ts';

/** What waits in the groups, one line for each kind and group. */
const inGroup = (locals: App.Locals, t: Tournament): readonly WaitingLine[] => {
  const group = t.settings.group || t.settings.name;
  return [
    {
      kind: 'reports',
      group,
      count: waitingReports(locals, t).length,
      href: `/console/${t.id}/results`,
    },
    {
      kind: 'asks',
      group,
      count: asksToAnswer(locals, t).length,
      href: `/console/${t.id}/round`,
    },
    {
      kind: 'protests',
      group,
      count: mayDo(locals, 'see-event', t.id) ? openAppeals(t).length : 0,
      href: `/console/${t.id}/appeals`,
    },
  ];
};

/** The number of changes to the entry list that the groups have not taken over. */
async function notTakenOver({ app }: App.Locals, id: EventId): Promise<number> {
  const planned = await app.events.planTakingOver(id);
  if (!planned.ok) return 0;
  return planned.value.plan.reduce(
    (sum, { enters, changes, leaves }) => sum + enters.length + changes.length + leaves.length,
    0,
  );
}

/** The number of points of the timeline that are late. */
function lateIn(locals: App.Locals, event: ChessEvent, groups: readonly Tournament[]): number {
  const day = today(locals);
  const isLate = (one: ReturnType<typeof timelineOf>[number]): boolean =>
    pointState(one, event.done[one.point] ?? '', day) === 'late';
  return timelineOf(event, groups).filter(isLate).length;
}

/** What waits at an event for whoever looks, beside the next steps of its groups. */
export async function waitingAt(
  locals: App.Locals,
  event: ChessEvent,
  groups: readonly Tournament[],
): Promise<readonly WaitingLine[]> {
  const base = `/console/events/${event.id}`;
  const keeps = mayDo(locals, 'keep-entries', event.id);
  const changes = mayDo(locals, 'change-event', event.id);
  const lines: readonly WaitingLine[] = [
    {
      kind: 'without-group',
      group: '',
      count: keeps ? event.entrants.filter(({ group }) => group === null).length : 0,
      href: `${base}/entries`,
    },
    {
      kind: 'not-taken-over',
      group: '',
      count: keeps ? await notTakenOver(locals, event.id) : 0,
      href: `${base}/entries`,
    },
    {
      kind: 'apart',
      group: '',
      count: (await apartAt(locals, event)).length,
      href: `${base}/settings`,
    },
    ...groups.flatMap((t) => inGroup(locals, t)),
    {
      kind: 'deadlines',
      group: '',
      count: changes ? lateIn(locals, event, groups) : 0,
      href: `${base}/timeline`,
    },
  ];
  return lines.filter(({ count }) => count > 0);
}
