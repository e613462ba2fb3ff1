import { type Happening, type HappeningEntry, invitationFieldNames } from '@rokade/event';
import type { Facts, KeyFor, TranslateFor } from '@rokade/texts';
import { bookLines, fieldsIn } from '../../console/journal/book-lines.ts';
import { withManyEntered } from '../../console/journal/done-together.ts';
import { invitationLabel } from './invitation-label.ts';

/** The newest name of each person in a journal, by id. */
function namesOfPeople(entries: readonly HappeningEntry[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { event } of entries) {
    if (event.kind !== 'entrant-entered' && event.kind !== 'entrant-changed') continue;
    if (event.values.name !== undefined) names.set(event.entrant, event.values.name);
  }
  return names;
}

const invitationFieldsIn = (t: TranslateFor<'console'>, values: object): string =>
  invitationFieldNames
    .filter((name) => name in values)
    .map((name) => invitationLabel(t, name))
    .join(', ');

type NameOf = (id: string) => string;

function factsOf(t: TranslateFor<'console'>, happened: Happening, nameOf: NameOf): Facts {
  switch (happened.kind) {
    case 'event-made':
      return { name: happened.values.name };
    case 'event-changed':
      return { fields: fieldsIn(t, happened.values) };
    case 'invitation-changed':
      return { fields: invitationFieldsIn(t, happened.values) };
    case 'point-ticked': {
      const [edition, code] = happened.point.split(' ');
      const what = t.find(`timeline.point-${edition}-${code}`, {}) ?? happened.point;
      return { what, done: Number(happened.day !== '') };
    }
    case 'rights-written':
      return { count: happened.rights.length };
    case 'class-given':
    case 'class-accepted':
      return {
        person: nameOf(happened.entrant),
        what: happened.class === '' ? '' : t(`classes.class-${happened.class}`),
      };
    case 'group-added':
    case 'group-removed':
      return { group: nameOf(happened.group) };
    case 'entry-said':
    case 'entrant-changed':
      return { person: nameOf(happened.entrant), fields: fieldsIn(t, happened.values) };
    default:
      return {
        person: nameOf(happened.entrant),
        group: 'group' in happened && happened.group !== null ? nameOf(happened.group) : '',
      };
  }
}

function keyOf(happened: Happening): KeyFor<'console'> {
  if (happened.kind === 'class-given' && happened.class === '') return 'history.class-not-given';
  const leaves = happened.kind === 'entrant-placed' && happened.group === null;
  return leaves ? 'history.entrant-unplaced' : `history.${happened.kind}`;
}

/** An event's journal as lines of text, the newest first. */
export function historyLines(
  t: TranslateFor<'console'>,
  entries: readonly HappeningEntry[],
  groups: ReadonlyMap<string, string>,
) {
  const people = namesOfPeople(entries);
  const nameOf: NameOf = (id) => people.get(id) ?? groups.get(id) ?? id;
  const lines = bookLines(t, entries, (event) => t(keyOf(event), factsOf(t, event, nameOf)));
  return withManyEntered(t, 'entrant-entered', entries, lines);
}
