import { type ChessEvent, parseEntrantId } from '@rokade/event';
import { decodeInput } from '@rokade/formats';
import { parsePersonId, whoStays } from '@rokade/register';
import { detailsOfPerson, newPlayerId } from '@rokade/server';
import { nothingKnown, type PlayerDetails, type PlayerId } from '@rokade/tournament';
import { fail, redirect } from '@sveltejs/kit';
import { checkedList } from '#lib/desks/entries/checked-list.ts';
import { groupOfForm } from '#lib/desks/events/event-form.ts';
import { groupNames, loadEvent, tellEvent } from '#lib/server/event-page.ts';
import { givenList } from '#lib/server/given-list.ts';
import { firstSettings } from '#lib/server/home.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

/** So many people of the register are shown to be chosen from. */
const most = 100;

const whereTheyPlay = (locals: App.Locals, { values }: ChessEvent) => ({
  federation: firstSettings(locals.app, locals.language).federation,
  day: values.firstDay || today(locals),
});

/** Whom of the register a query finds, for whoever may look there. */
function peopleToChoose(locals: App.Locals, event: ChessEvent, query: string) {
  if (query === '' || !mayDo(locals, 'see-people', null)) return [];
  const { register } = locals.app;
  const entered = new Set(event.entrants.map(({ values }) => values.person));
  return register
    .find(query)
    .slice(0, most)
    .map((person) => {
      const said = detailsOfPerson(register.now(), person, whereTheyPlay(locals, event));
      const more = [said.birthDate.slice(0, 4), said.club, said.nationalId || said.fideId];
      return {
        id: person.id as string,
        name: said.name,
        more: more.filter(Boolean).join(' · '),
        isEntered: entered.has(person.id),
      };
    });
}

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const event = await loadEvent(locals, params);
  const query = url.searchParams.get('q') ?? '';
  const names = await groupNames(locals, event.groups);
  return {
    query,
    seesPeople: mayDo(locals, 'see-people', null),
    people: peopleToChoose(locals, event, query),
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
  return form.getAll('person').flatMap((text): readonly PlayerDetails[] => {
    const id = typeof text === 'string' ? parsePersonId(text) : null;
    const person = id === null ? undefined : whoStays(register, id);
    if (person === undefined) return [];
    return [
      { ...nothingKnown, ...detailsOfPerson(register, person, whereTheyPlay(locals, event)) },
    ];
  });
}

const toEntries = (event: string): never => redirect(303, `/console/events/${event}/entries`);

export const actions: Actions = {
  /** Shows whom the list would enter, and every row that cannot be entered, with the reason. */
  look: async (event) => looked(event, await givenList(await event.request.formData())),

  /** Enters those of the list who can be. */
  enter: async (event) => {
    const form = await event.request.formData();
    const shown = await looked(event, await givenList(form));
    const people = shown.list.players.map(({ details }) => details);
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
