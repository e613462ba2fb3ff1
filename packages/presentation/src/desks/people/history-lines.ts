import {
  emptyPersonValues,
  fullName,
  type PersonValues,
  type RegisterEntry,
  type RegisterEvent,
} from '@rokade/register';
import { officeName } from '@rokade/tables';
import type { Facts, KeyFor, TranslateFor } from '@rokade/texts';
import { type BookLines, bookLines, fieldsIn } from '../../console/journal/book-lines.ts';
import { withManyEntered } from '../../console/journal/done-together.ts';

/** The newest names of the people and other things in a journal, by id. */
function namesIn(entries: readonly RegisterEntry[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const people = new Map<string, PersonValues>();
  for (const { event } of entries) {
    if (event.kind === 'person-entered' || event.kind === 'person-changed') {
      const values = { ...(people.get(event.person) ?? emptyPersonValues), ...event.values };
      people.set(event.person, values);
      names.set(event.person, fullName(values));
    }
    if (event.kind === 'association-entered' || event.kind === 'association-changed') {
      if (event.values.name !== undefined) names.set(event.association, event.values.name);
    }
  }
  return names;
}

type Fact = (id: string) => string;

function eventFacts(t: TranslateFor<'console'>, event: RegisterEvent, nameOf: Fact): Facts {
  switch (event.kind) {
    case 'person-changed':
      return { person: nameOf(event.person), fields: fieldsIn(t, event.values) };
    case 'people-merged':
    case 'merging-undone':
      return { stays: nameOf(event.stays), goes: nameOf(event.goes) };
    case 'people-kept-apart':
      return { person: nameOf(event.person), other: nameOf(event.other) };
    case 'association-entered':
      return { club: nameOf(event.association) };
    case 'association-changed':
      return { club: nameOf(event.association), fields: fieldsIn(t, event.values) };
    case 'membership-begun':
      return { person: nameOf(event.person), club: nameOf(event.values.association) };
    case 'office-begun':
      return { person: nameOf(event.person), office: officeName(t, event.values) };
    case 'licence-act-entered':
      return { person: nameOf(event.person), step: t(`licences.step-${event.values.step}`) };
    case 'officers-shown':
      return { club: nameOf(event.association), shown: Number(event.shown) };
    case 'list-taken-in':
      return { source: event.source };
    case 'register-begun':
    case 'columns-remembered':
      return {};
    default:
      return { person: nameOf(event.person) };
  }
}

/** The result of one imported list. */
interface Brought {
  readonly source: string;
  /** The version of the last entry that the import wrote. */
  last: number;
  /** The number of people whom it entered. */
  count: number;
}

/**
 * The imported lists, by the version of their first entry. Their other entries follow it and have
 * the same time.
 */
function listsIn(entries: readonly RegisterEntry[]): ReadonlyMap<number, Brought> {
  const lists = new Map<number, Brought>();
  let list: { readonly at: string; readonly brought: Brought } | null = null;
  for (const { version, at, event } of entries) {
    if (event.kind === 'list-taken-in') {
      list = { at, brought: { source: event.source, last: version, count: 0 } };
      lists.set(version, list.brought);
    } else if (at !== list?.at) list = null;
    if (list === null) continue;
    list.brought.last = version;
    if (event.kind === 'person-entered') list.brought.count += 1;
  }
  return lists;
}

/** The register's journal as lines of text, the newest first; an imported list is one line. */
export function historyLines(
  { t }: { readonly t: TranslateFor<'console'> },
  entries: readonly RegisterEntry[],
): BookLines {
  const names = namesIn(entries);
  const lists = listsIn(entries);
  const textOf = (event: RegisterEvent) => {
    const key: KeyFor<'console'> = `history.${event.kind}`;
    return t(
      key,
      eventFacts(t, event, (id) => names.get(id) ?? id),
    );
  };
  let from = 0;
  return withManyEntered(t, 'person-entered', entries, bookLines(t, entries, textOf))
    .toReversed()
    .flatMap((line) => {
      if (line.version < from) return [];
      const list = lists.get(line.version);
      from = (list?.last ?? line.version) + 1;
      if (list === undefined) return [line];
      const { source, count, last } = list;
      const text = count === 0 ? line.text : t('history.list-entered', { source, count });
      return [{ ...line, version: last, text }];
    })
    .reverse();
}
