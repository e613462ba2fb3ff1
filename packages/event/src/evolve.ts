import { byKind, type Entry } from '@rokade/journal';
import { erasedDetails } from '@rokade/players';
import { invariant } from '@rokade/rules';
import { type ChessEvent, emptyEvent } from './chess-event.ts';
import type { Entrant } from './entrant.ts';
import { type EntryFacts, emptyEntryFacts } from './entry-facts.ts';
import { emptyEventValues } from './event-values.ts';
import type { Happening } from './happening.ts';

/** The author and the moment (UTC) of an entry. */
interface Writing {
  readonly by: string;
  readonly at: string;
}

type ById<V> = Readonly<Record<string, V>>;

const without = <V>(by: ById<V>, id: string): ById<V> => {
  const { [id]: _, ...others } = by;
  return others;
};

const withEntrant = (
  event: ChessEvent,
  id: string,
  change: (entrant: Entrant) => Partial<Entrant>,
): ChessEvent => ({
  ...event,
  entrants: event.entrants.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
});

const withEntry = (event: ChessEvent, id: string, facts: Partial<EntryFacts>): ChessEvent => ({
  ...event,
  entries: { ...event.entries, [id]: { ...(event.entries[id] ?? emptyEntryFacts), ...facts } },
});

const withClasses = (
  event: ChessEvent,
  change: (classes: ChessEvent['classes']) => Partial<ChessEvent['classes']>,
): ChessEvent => ({ ...event, classes: { ...event.classes, ...change(event.classes) } });

const erased = (event: ChessEvent, id: string): ChessEvent => {
  const { [id]: classByHand } = event.classes.byHand;
  const after = withEntrant(event, id, ({ values }) => ({
    values: { ...values, ...erasedDetails },
  }));
  const listed = id in event.entries ? withEntry(after, id, { address: '', phone: '' }) : after;
  return classByHand === undefined
    ? listed
    : withClasses(listed, ({ byHand }) => ({
        byHand: { ...byHand, [id]: { ...classByHand, reason: '' } },
      }));
};

const after = byKind<Happening, ChessEvent, ChessEvent, Writing>({
  'event-made': (_, { id, values }) => ({
    ...emptyEvent(id),
    values: { ...emptyEventValues, ...values },
  }),
  'event-changed': (event, { values }) => ({ ...event, values: { ...event.values, ...values } }),
  'invitation-changed': (event, { values }) => ({
    ...event,
    invitation: { ...event.invitation, ...values },
  }),
  'point-ticked': (event, { point, day }, { by }) => {
    const [done, doneBy] = [without(event.done, point), without(event.doneBy, point)];
    return day === ''
      ? { ...event, done, doneBy }
      : { ...event, done: { ...done, [point]: day }, doneBy: { ...doneBy, [point]: by } };
  },
  'group-added': (event, { group }) => ({ ...event, groups: [...event.groups, group] }),
  'group-removed': (event, { group }) => ({
    ...event,
    groups: event.groups.filter((one) => one !== group),
    entrants: event.entrants.map((one) => (one.group === group ? { ...one, group: null } : one)),
  }),
  // Until another day is given, a person has entered when the journal was written.
  'entrant-entered': (event, { entrant: id, values, group }, { at }) => ({
    ...withEntry(event, id, { enteredOn: at }),
    entrants: [...event.entrants, { id, values, group }],
  }),
  'entrant-changed': (event, { entrant, values }) =>
    withEntrant(event, entrant, (one) => ({ values: { ...one.values, ...values } })),
  'entrant-placed': (event, { entrant, group }) => withEntrant(event, entrant, () => ({ group })),
  'entrant-removed': (event, { entrant: id }) => ({
    ...withClasses(event, ({ facts, byHand, accepted }) => ({
      facts: without(facts, id),
      byHand: without(byHand, id),
      accepted: without(accepted, id),
    })),
    entrants: event.entrants.filter((one) => one.id !== id),
    entries: without(event.entries, id),
  }),
  'entrant-erased': (event, { entrant }) => erased(event, entrant),
  'class-facts-said': (event, { entrant, facts: newFacts }) =>
    withClasses(event, ({ facts }) => ({ facts: { ...facts, [entrant]: newFacts } })),
  'class-given': (event, { entrant, class: code, values }) =>
    withClasses(event, ({ byHand }) => {
      const others = without(byHand, entrant);
      return {
        byHand: code === '' ? others : { ...others, [entrant]: { class: code, ...values } },
      };
    }),
  'class-accepted': (event, { kind: _, entrant, ...place }) =>
    withClasses(event, ({ accepted }) => ({ accepted: { ...accepted, [entrant]: place } })),
  'entry-said': (event, { entrant, values }) => withEntry(event, entrant, values),
  'rights-written': (event, { rights }) => withClasses(event, () => ({ rights })),
});

/** The event after one more entry. */
export function evolve(
  event: ChessEvent | null,
  { version, event: happened, actor, at }: Entry<Happening>,
): ChessEvent {
  const before = happened.kind === 'event-made' ? emptyEvent(happened.id) : event;
  invariant(before !== null, 'an event begins by being made');
  return { ...after(before, happened, { by: actor.name, at }), version };
}
