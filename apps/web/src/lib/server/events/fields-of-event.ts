import type { ChessEvent } from '@rokade/event';
import type { ApartLine } from '@rokade/presentation/console/notices/apart-line.ts';
import type { FieldsOfEvent } from '@rokade/presentation/console/values/fields-of-event.ts';
import {
  eventFact,
  eventFactNames,
  eventHolding,
  type FactApart,
  factsApartAt,
} from '@rokade/server';
import type { TournamentId } from '@rokade/tournament';
import { mayDo } from '../rights/may-do.ts';

/** The field on the event's page in which a fact is entered; '' = the page itself. */
const anchors = { place: '#place', committee: '#officers', deposit: '' } as const;

/** The fields of a tournament whose values come from its event; null: it is a group of no event. */
export async function fieldsOfEvent(
  locals: App.Locals,
  id: TournamentId,
): Promise<FieldsOfEvent | null> {
  const event = await eventHolding(locals.app, id);
  if (event === null) return null;
  const belonging = await locals.app.events.belonging(event.id);
  if (belonging.ok) locals.belongings.set(event.id, belonging.value);
  const sees = mayDo(locals, 'see-event', event.id);
  const pages = eventFactNames.flatMap((fact) => {
    const { page, settings, terms } = eventFact(fact);
    const isSeen = sees && (page === 'settings' || mayDo(locals, 'see-money', event.id));
    const href = isSeen ? `/console/events/${event.id}/${page}${anchors[fact]}` : '';
    return [...settings, ...terms].map((field) => [field, href] as const);
  });
  return { event: event.values.name, pages: Object.fromEntries(pages) };
}

/** The names of the facts, as forms label them. */
const labels = {
  place: 'field.place',
  committee: 'field.committee',
  deposit: 'appeals.deposit',
} as const;

const lineOf = ({ t }: App.Locals, { fact, stands, from, apart }: FactApart): ApartLine => ({
  fact,
  name: t(labels[fact]),
  stands,
  from: from === null ? '' : from.settings.group || from.settings.name,
  others: apart.map(({ group, says }) => ({
    group: group.settings.group || group.settings.name,
    says,
  })),
});

/** What an event and its groups say differently; [] for whoever may not change the event. */
export async function apartAt(
  locals: App.Locals,
  event: ChessEvent,
): Promise<readonly ApartLine[]> {
  if (!mayDo(locals, 'change-event', event.id)) return [];
  const keepsMoney = mayDo(locals, 'keep-money', event.id);
  const found = await factsApartAt(locals.app, event);
  return found
    .filter(({ fact }) => keepsMoney || eventFact(fact).page === 'settings')
    .map((one) => lineOf(locals, one));
}
