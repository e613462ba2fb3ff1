import { type EventCommand, emptyEntryFacts, emptyEventValues } from '@rokade/event';
import { emptyDetails } from '@rokade/players';
import type { ActCases, Sent } from './act-case.ts';

const entrant = (id: string, name: string) => ({
  id,
  values: { ...emptyDetails, name },
  group: null,
});

/** An event to be made, by its id. */
export const madeEvent = (id: string): Sent => ({
  kind: 'make-event',
  id,
  values: {
    ...emptyEventValues,
    name: 'Juleskak',
    firstDay: '2026-12-27',
    lastDay: '2026-12-30',
  },
});

/** The tournaments that are groups of the event, or may be. */
export const eventGroups = ['group-a', 'group-b'];

/** An event with two people and a group. */
export const begunEvent: readonly Sent[] = [
  { kind: 'enter-entrants', entrants: [entrant('e1', 'Alm, Ida'), entrant('e2', 'Bæk, Bo')] },
  { kind: 'add-group', group: 'group-a' },
];

const changed: Sent = { kind: 'change-entrant', entrant: 'e1', changes: { rating: 1800 } };
const removedGroup: Sent = { kind: 'remove-group', group: 'group-a' };
const facts = { games: 12, candidateResult: false, rights: [], form: '', chosen: '' };
const place = { class: 'basic', rules: 'dsu-2002', code: 'class.by-rating', article: '§1' };
const unknown = 'event.unknown-entrant';

/** Every act of an event, on the one that has begun; `make-event` stands by itself. */
export const eventActs: Omit<ActCases<EventCommand>, 'make-event'> = {
  'change-event': {
    done: { changes: { place: 'Aarhus' } },
    refused: ['event.days-reversed', { changes: { lastDay: '2026-12-01' } }],
    meanwhile: { kind: 'change-event', changes: { place: 'Odense' } },
  },
  'change-invitation': {
    done: { changes: { announcedOn: '2026-12-20' } },
    refused: ['event.field-invalid', { changes: { announcedOn: 'Monday' } }],
    meanwhile: { kind: 'change-invitation', changes: { announcedOn: '2026-12-19' } },
  },
  'tick-point': {
    done: { point: 'dsu-2002 list-sent', day: '2026-12-20' },
    refused: ['event.field-invalid', { point: 'dsu-2002 list-sent', day: 'Monday' }],
    meanwhile: { kind: 'tick-point', point: 'dsu-2002 list-sent', day: '2026-12-19' },
  },
  'add-group': {
    done: { group: 'group-b' },
    refused: ['event.group-twice', { group: 'group-a' }],
    meanwhile: { kind: 'add-group', group: 'group-b' },
  },
  'remove-group': {
    done: { group: 'group-a' },
    refused: ['event.unknown-group', { group: 'none' }],
    meanwhile: removedGroup,
  },
  'enter-entrants': {
    done: { entrants: [{ ...entrant('e3', 'Dam, Eva'), group: 'group-a' }] },
    refused: ['event.id-taken', { entrants: [entrant('e1', 'Dam, Eva')] }],
    meanwhile: removedGroup,
  },
  'change-entrant': {
    done: { entrant: 'e1', changes: { rating: 1900 } },
    refused: [unknown, { entrant: 'none', changes: { rating: 1900 } }],
    meanwhile: changed,
  },
  'place-entrants': {
    done: { entrants: ['e1'], group: 'group-a' },
    refused: ['event.unknown-group', { entrants: ['e1'], group: 'none' }],
    meanwhile: changed,
  },
  'remove-entrant': {
    done: { entrant: 'e1' },
    refused: [unknown, { entrant: 'none' }],
    meanwhile: changed,
  },
  'erase-entrant': {
    done: { entrant: 'e1' },
    refused: ['event.confirm-erasing', { entrant: 'e1' }],
    meanwhile: changed,
  },
  'say-class-facts': {
    done: { people: [{ entrant: 'e1', facts }] },
    refused: [unknown, { people: [{ entrant: 'none', facts }] }],
    meanwhile: changed,
  },
  'give-class': {
    done: { entrant: 'e1', class: 'basic', reason: 'Ny' },
    refused: [unknown, { entrant: 'none', class: 'basic', reason: 'Ny' }],
    meanwhile: changed,
  },
  'accept-classes': {
    done: { places: [{ entrant: 'e1', ...place }] },
    refused: [unknown, { places: [{ entrant: 'none', ...place }] }],
    meanwhile: changed,
  },
  'say-entries': {
    done: { people: [{ entrant: 'e1', facts: { ...emptyEntryFacts, way: 'once' } }] },
    refused: [unknown, { people: [{ entrant: 'none', facts: emptyEntryFacts }] }],
    meanwhile: changed,
  },
  'return-list': {
    done: {
      point: 'dsu-2002 list-returned',
      day: '2026-12-22',
      ratings: [{ entrant: 'e1', rating: 1700 }],
    },
    refused: [
      unknown,
      {
        point: 'dsu-2002 list-returned',
        day: '2026-12-22',
        ratings: [{ entrant: 'none', rating: 1700 }],
      },
    ],
    meanwhile: changed,
  },
  'write-rights': {
    done: { rights: [{ entrant: 'e1', right: 'candidate-winner', article: '§1' }] },
    refused: [unknown, { rights: [{ entrant: 'none', right: 'candidate-winner', article: '§1' }] }],
    meanwhile: {
      kind: 'write-rights',
      rights: [{ entrant: 'e2', right: 'candidate-winner', article: '§1' }],
    },
  },
};
