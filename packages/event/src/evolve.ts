import { type Entry, erasedDetails } from '@rokade/journal';
import { invariant, unreachable } from '@rokade/rules';
import { type ChessEvent, emptyEvent } from './chess-event.ts';
import type { Entrant } from './entrant.ts';
import { unsaidEvent } from './event-values.ts';
import { classesAfter } from './evolve-classes.ts';
import { entriesAfter, type Told } from './evolve-entries.ts';
import type { Happening } from './happening.ts';
import type { EntrantId } from './ids.ts';

const withEntrant = (
  { entrants }: ChessEvent,
  id: EntrantId,
  change: (entrant: Entrant) => Entrant,
): readonly Entrant[] => entrants.map((one) => (one.id === id ? change(one) : one));

type OfEntrant = Extract<Happening, { readonly entrant: EntrantId }>;

function afterEntrant(event: ChessEvent, happened: OfEntrant): readonly Entrant[] {
  const { entrants } = event;
  const { entrant: id } = happened;
  switch (happened.kind) {
    case 'entrant-entered':
      return [...entrants, { id, values: happened.values, group: happened.group }];
    case 'entrant-changed':
      return withEntrant(event, id, (one) => ({
        ...one,
        values: { ...one.values, ...happened.values },
      }));
    case 'entrant-placed':
      return withEntrant(event, id, (one) => ({ ...one, group: happened.group }));
    case 'entrant-removed':
      return entrants.filter((one) => one.id !== id);
    case 'entry-said':
    case 'class-facts-said':
    case 'class-given':
    case 'class-accepted':
      return entrants;
    case 'entrant-erased':
      return withEntrant(event, id, (one) => ({
        ...one,
        values: { ...one.values, ...erasedDetails },
      }));
    default:
      return unreachable(happened);
  }
}

type Ticked = Extract<Happening, { readonly kind: 'point-ticked' }>;

function afterTick(event: ChessEvent, { point, day }: Ticked, by: string): ChessEvent {
  const { [point]: _day, ...done } = event.done;
  const { [point]: _by, ...doneBy } = event.doneBy;
  return day === ''
    ? { ...event, done, doneBy }
    : { ...event, done: { ...done, [point]: day }, doneBy: { ...doneBy, [point]: by } };
}

function after(event: ChessEvent, happened: Happening, told: Told): ChessEvent {
  switch (happened.kind) {
    case 'event-made':
      return { ...emptyEvent(happened.id), values: { ...unsaidEvent, ...happened.values } };
    case 'event-changed':
      return { ...event, values: { ...event.values, ...happened.values } };
    case 'invitation-changed':
      return { ...event, invitation: { ...event.invitation, ...happened.values } };
    case 'point-ticked':
      return afterTick(event, happened, told.by);
    case 'group-added':
      return { ...event, groups: [...event.groups, happened.group] };
    case 'group-removed':
      return {
        ...event,
        groups: event.groups.filter((group) => group !== happened.group),
        entrants: event.entrants.map((one) =>
          one.group === happened.group ? { ...one, group: null } : one,
        ),
      };
    case 'rights-written':
      return { ...event, classes: { ...event.classes, rights: happened.rights } };
    default:
      return {
        ...event,
        entrants: afterEntrant(event, happened),
        classes: classesAfter(event.classes, happened),
        entries: entriesAfter(event.entries, happened, told),
      };
  }
}

/** The event after one more entry. */
export function evolve(
  event: ChessEvent | null,
  { version, event: happened, actor, at }: Entry<Happening>,
): ChessEvent {
  const before = happened.kind === 'event-made' ? emptyEvent(happened.id) : event;
  invariant(before !== null, 'an event begins by being made');
  return { ...after(before, happened, { by: actor.name, day: at.slice(0, 10) }), version };
}
