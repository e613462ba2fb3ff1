import type { HappeningEntry } from '@rokade/event';
import { entrantLines, planLines } from '@rokade/presentation/desks/events/entrant-lines.ts';
import { newPlayerId } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import { offeredMembers } from '#lib/server/club/members-of-season.ts';
import { eventIdOr404, groupNames, wholeEvent } from '#lib/server/events/event-page.ts';
import { tellAction } from '#lib/server/forms/tell.ts';
import { feesAt } from '#lib/server/money/money-page.ts';
import { suspendedEntrants } from '#lib/server/players/suspended-lines.ts';
import { offersToList } from '#lib/server/ratings/offers.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The entry list by name, with the changes that groups have not taken over yet. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const whole = await wholeEvent(locals, params);
  const planned = await locals.app.events.planTakingOver(eventIdOr404(params.event));
  /** The id of the next entrant. */
  const newId: string = newPlayerId();
  if (!planned.ok) {
    const nobody = { entrants: [], groups: [], clubs: [], plan: [], suspended: [] };
    return { newId, ...nobody, offered: 0, fees: null, members: null };
  }
  const { event, there, plan } = planned.value;
  const names = await groupNames(locals, event.groups);
  const fees = await feesAt(locals, params);
  const lines = entrantLines(event, there, fees?.owed ?? new Map());
  return {
    newId,
    entrants: inAlphabet(locals.language, lines, ({ name }) => name),
    groups: event.groups.map((id) => ({ id: id as string, name: names.get(id) ?? id })),
    clubs: inAlphabet(
      locals.language,
      [...new Set(event.entrants.map(({ values }) => values.club))].filter(Boolean),
      String,
    ),
    plan: planLines(event, plan, names),
    offered: new Set((await offersToList(locals, whole)).map(({ player }) => player)).size,
    suspended: suspendedEntrants(locals, event),
    fees: fees?.sums ?? null,
    members: mayDo(locals, 'keep-entries', event.id)
      ? await offeredMembers(locals, { kind: 'event', id: event.id })
      : null,
  };
};

/** The names of the entrants just entered. */
const namesIn = (entries: readonly HappeningEntry[]): readonly string[] =>
  entries.flatMap(({ event }) => (event.kind === 'entrant-entered' ? [event.values.name] : []));

export const actions = tellAction((_, { entries = [], ...answer }) => ({
  ...answer,
  entered: namesIn(entries as readonly HappeningEntry[]),
}));
