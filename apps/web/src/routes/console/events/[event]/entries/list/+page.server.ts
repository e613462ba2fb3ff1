import type { ChessEvent } from '@rokade/event';
import { groupNames, loadEvent } from '#lib/server/events/event-page.ts';
import { firstSettings } from '#lib/server/house/home.ts';
import { peopleToChoose } from '#lib/server/register/people-to-choose.ts';
import { today } from '#lib/server/register/register-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

const whereTheyPlay = (locals: App.Locals, { values }: ChessEvent) => ({
  federation: firstSettings(locals.app, locals.language).federation,
  day: values.firstDay || today(locals),
});

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const event = await loadEvent(locals, params);
  const query = url.searchParams.get('q') ?? '';
  const names = await groupNames(locals, event.groups);
  const entered = new Set<string>(event.entrants.map(({ values }) => values.person));
  return {
    query,
    seesPeople: mayDo(locals, 'see-people', null),
    people: peopleToChoose(locals, query, {
      where: whereTheyPlay(locals, event),
      isEntered: (id) => entered.has(id),
    }),
    groups: event.groups.map((id) => ({ id: id as string, name: names.get(id) ?? id })),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
