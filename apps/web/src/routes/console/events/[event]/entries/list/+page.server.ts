import { type ChessEvent, parseEntrantId } from '@rokade/event';
import { decodeInput } from '@rokade/formats';
import { detailsToEnter, newPlayerId } from '@rokade/server';
import { nothingKnown, type PlayerDetails, type PlayerId } from '@rokade/tournament';
import { fail, redirect } from '@sveltejs/kit';
import { checkedList } from '#lib/desks/entries/checked-list.ts';
import { groupOfForm } from '#lib/desks/events/event-form.ts';
import { groupNames, loadEvent, tellEvent } from '#lib/server/event-page.ts';
import { givenList } from '#lib/server/given-list.ts';
import { firstSettings } from '#lib/server/home.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { chosenPeople, peopleToChoose } from '#lib/server/people-to-choose.ts';
import { today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

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

/** A list held against the entry list. */
async function looked({ locals, params }: RequestEvent, given: string | Uint8Array) {
  const { entrants } = await loadEvent(locals, params);
  const players = entrants.map(({ id, values }) => ({
    id: id as string as PlayerId,
    details: values,
  }));
  const text = decodeInput(given);
  const list = checkedList(await locals.app.tournaments.readPlayerList(given), { players });
  return { text: text.ok ? text.value : '', list };
}

/** Enters people, all or none; null once it is done. */
async function enter(
  { locals, params }: RequestEvent,
  form: FormData,
  people: readonly PlayerDetails[],
) {
  const group = groupOfForm(form);
  const entrants = people.flatMap((values) => {
    const id = parseEntrantId(newPlayerId());
    return id === null ? [] : [{ id, values, group }];
  });
  return entrants.length === 0
    ? null
    : tellEvent(locals, params, form, { kind: 'enter-entrants', entrants });
}

/** The people of the register that a form has ticked. */
async function chosenIn({ locals, params }: RequestEvent, form: FormData) {
  const event = await loadEvent(locals, params);
  const register = locals.app.register.now();
  const where = whereTheyPlay(locals, event);
  return chosenPeople(locals, form).map(
    (person): PlayerDetails => ({ ...nothingKnown, ...detailsToEnter(register, person, where) }),
  );
}

const toEntries = (event: string): never => redirect(303, `/console/events/${event}/entries`);

export const actions: Actions = {
  /** Shows whom the list would enter, and every row that cannot be entered, with the reason. */
  look: async (event) => looked(event, await givenList(await event.request.formData())),

  /** Enters those of the list who can be. */
  enter: async (event) => {
    const form = await event.request.formData();
    const shown = await looked(event, await givenList(form));
    const alike = form.has('alike') ? shown.list.alike : [];
    const people = [...shown.list.players, ...alike].map(({ details }) => details);
    const failure = await enter(event, form, people);
    return failure === null
      ? toEntries(event.params.event)
      : fail(400, { act: 'enter', ...shown, ...failure });
  },

  /** Enters those of the register who are ticked. */
  choose: async (event) => {
    const form = await event.request.formData();
    if (!mayDo(event.locals, 'see-people', null)) return fail(403, { act: 'choose' });
    const failure = await enter(event, form, await chosenIn(event, form));
    return failure === null
      ? toEntries(event.params.event)
      : fail(400, { act: 'choose', ...failure });
  },
};
