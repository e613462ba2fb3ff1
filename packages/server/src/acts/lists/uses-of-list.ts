import { type ListFileCode, type ListUse, nameOfFile } from '@rokade/formats';
import { type Act, belongingTo, may, type Place, placeIn, type Right } from '@rokade/installation';
import type { Actor, Language } from '@rokade/journal';
import { onlyOneByName, type RatingListSource } from '@rokade/register';
import { err, ok, type Result } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import { ratingFields, type Settings, usualSettings } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { shownPreview } from '../../ratings/shown-preview.ts';
import type { ListQuestion } from '../../reading/read-register-list.ts';
import { shownList } from '../../register/shown-list.ts';
import { belongingOf, type NamedBook } from '../belonging-of.ts';
import { checkedAt, entryPlace } from './list-entries.ts';
import type { ListToTake } from './list-to-take.ts';

/** What somebody says about a list beside the file. */
export interface ListFacts {
  readonly question: ListQuestion;
  /** Where its ratings are from, as the book of ratings names it. */
  readonly source: string;
  /** Where its players are entered; null: not chosen. */
  readonly to: NamedBook | null;
  /** Whether those who cannot be told from somebody entered are entered, too. */
  readonly alike: boolean;
}

/** Who takes a list in, at which desk. */
export interface ListTaker {
  readonly desk: Application;
  readonly actor: Actor;
  readonly rights: readonly Right[];
  readonly language: Language;
}

/** A version of the book that a preview showed, and whether its consequences are confirmed. */
interface Basis {
  readonly basedOn: number;
  readonly confirmed: boolean;
}

/** Why a use of a list failed, with all faults of its rows. */
export interface UseRefusal {
  readonly code: string;
  /** The field of the request that it is about. */
  readonly field?: string;
  readonly faults?: readonly { readonly code: string }[];
}

/** What a use of a list did: how many people, and the id of a tournament that it made. */
export interface UseDone {
  readonly count: number;
  /** How many people of the list were not taken in: it is not clear who they are. */
  readonly doubtful?: number;
  readonly id?: string;
}

/** The record of a use: the right that it needs, its preview, and how it is done. */
interface ListUseRecord {
  readonly act: Act;
  readonly place: (taker: ListTaker, facts: ListFacts) => Promise<Place>;
  /** null: there is nothing to see beforehand. */
  readonly look: (
    taker: ListTaker,
    list: ListToTake,
    facts: ListFacts,
  ) => Promise<Result<object | null, UseRefusal>>;
  readonly take: (
    taker: ListTaker,
    list: ListToTake,
    facts: ListFacts & Basis,
  ) => Promise<Result<UseDone, UseRefusal>>;
}

const atDesk = async ({ desk }: ListTaker): Promise<Place> =>
  placeIn(belongingTo(desk.organisation), null);

const mostFaults = 300;

/** The longest list whose people are looked up by name; a club's is shorter. */
const mostByName = 2000;

/** Several faults as one refusal: the first, and all of them. */
const faulty = (faults: readonly { readonly code: string }[]): Result<never, UseRefusal> =>
  err({ code: 'list.unknown', ...faults[0], faults: faults.slice(0, mostFaults) });

const members: ListUseRecord = {
  act: 'keep-people',
  place: atDesk,
  async look({ desk: { register } }, { table }, { question }) {
    const preview = await register.previewList(table, question);
    return preview.ok ? ok(shownList(register.now(), preview.value)) : preview;
  },
  async take({ desk: { register }, actor }, { name, table }, { question, basedOn }) {
    const source = name.includes(question.day) ? name : `${name} ${question.day}`.trim();
    const preview = await register.previewList(table, question);
    const lines = preview.ok ? preview.value.lines : [];
    const doubtful = lines.filter(({ state }) => state === 'doubtful').length;
    const taken = await register.takeInList(table, question, { source, basedOn, actor });
    return taken.ok ? ok({ count: taken.value, doubtful }) : taken;
  },
};

/** The bytes of a list; a text goes as UTF-8. */
const bytesOf = (list: string | Uint8Array): Uint8Array =>
  typeof list === 'string' ? new TextEncoder().encode(list) : list;

/** How many rated people of a list without their numbers are found again by name, and how many are not. */
interface FoundByName {
  readonly found: number;
  readonly notFound: number;
}

/** null: everybody with a rating has a number, or the list is too long to be read here. */
async function foundByName(
  { tournaments }: Pick<Application, 'tournaments'>,
  { table, recognised: { lines } }: ListToTake,
): Promise<FoundByName | null> {
  if (lines === null || lines > mostByName) return null;
  const { players, alike } = await tournaments.readPlayerList(table);
  const people = [...players, ...alike].map(({ details }) => ({
    name: details.name,
    born: details.birthDate,
    club: details.club,
    isNumbered: details.nationalId !== '' || details.fideId !== '',
    isRated: ratingFields.some((field) => details[field] !== null),
  }));
  const rated = people.filter(({ isNumbered, isRated }) => isRated && !isNumbered);
  if (rated.length === 0) return null;
  const found = rated.filter((one) => onlyOneByName(one, people) !== null).length;
  return { found, notFound: rated.length - found };
}

/** What a list to look players up in does, as far as it can be seen beforehand. */
export interface LookupPreview {
  /** null: nobody is looked up by name. */
  readonly byName: FoundByName | null;
  /** How many players the list of the same source and month has, whose place it takes; 0: there is none. */
  readonly replaces: number;
}

/** The source of a list by the kind of its file. */
const sourceOf: Partial<Readonly<Record<ListFileCode, RatingListSource>>> = {
  'fide-text': 'fide',
  'fide-xml': 'fide',
  dsb: 'dwz',
  'dsu-club': 'dsu',
  'dsu-members': 'dsu',
  ecf: 'csv',
  players: 'csv',
  'swiss-manager': 'csv',
};

/** The month of a list; where the file does not say it, that of the day that is given for it. */
const monthOf = ({ recognised: { month } }: ListToTake, { question }: ListFacts): string =>
  month ?? question.day.slice(0, 7);

const lookup: ListUseRecord = {
  act: 'keep-lists',
  place: atDesk,
  async look({ desk }, list, facts) {
    const source = sourceOf[list.recognised.kind];
    const month = monthOf(list, facts);
    const before = desk.lists.kept().find((one) => one.source === source && one.month === month);
    const byName = await foundByName(desk, list);
    return ok<LookupPreview>({ byName, replaces: before?.players ?? 0 });
  },
  async take({ desk: { lists } }, list, facts) {
    const { name, sent } = list;
    const bytes = bytesOf(sent);
    const taken = await lists.send({
      name: name || 'list',
      source: null,
      // FIDE's list is asked for its own month first.
      month: monthOf(list, facts),
      kind: null,
      keep: null,
      pieces: new Blob([Buffer.from(bytes)]).stream(),
      bytes: bytes.length,
      limitMegabytes: bytes.length / 1024 / 1024 + 1,
    });
    return taken.ok ? ok({ count: list.recognised.lines ?? 0 }) : taken;
  },
};

const ratings: ListUseRecord = {
  act: 'keep-ratings',
  place: atDesk,
  async look({ desk, language }, { table }, { question: { day }, source }) {
    const read = await desk.ratings.openingOf(table, { day, source });
    if (!read.ok) return faulty(read.error);
    const { command, faults } = read.value;
    const preview = await desk.ratings.preview(command);
    if (!preview.ok) return preview;
    return ok({
      version: desk.ratings.now().version,
      faults: faults.slice(0, mostFaults),
      shown: shownPreview({ t: translator(language), language }, command, preview.value),
    });
  },
  async take({ desk, actor }, { table }, { question: { day }, source, ...basis }) {
    const read = await desk.ratings.openingOf(table, { day, source });
    if (!read.ok) return faulty(read.error);
    const { command } = read.value;
    const request = { basedOn: basis.basedOn, confirmed: basis.confirmed, command, reason: '' };
    const done = await desk.ratings.execute(request, actor);
    return done.ok ? ok({ count: command.opening.numbers.length }) : done;
  },
};

const entries: ListUseRecord = {
  act: 'keep-entries',
  place: async ({ desk }, { to }) =>
    to === null
      ? placeIn(belongingTo(desk.organisation), null)
      : placeIn(await belongingOf(desk, to), to.id),
  async look({ desk }, { table }, { to }) {
    if (to === null) return ok(null);
    const place = await entryPlace(desk, to);
    if (!place.ok) return place;
    const list = await checkedAt(desk, place.value, table);
    return ok({ version: place.value.version, list });
  },
  async take({ desk, actor }, { table }, { to, alike, basedOn, confirmed }) {
    if (to === null) return err({ code: 'list.no-place', field: 'to' });
    const place = await entryPlace(desk, to);
    if (!place.ok) return place;
    const found = await checkedAt(desk, place.value, table);
    const listed = [...found.players, ...(alike ? found.alike : [])];
    if (listed.length === 0) return ok({ count: 0 });
    const done = await place.value.enter(listed, { actor, basedOn, confirmed });
    return done.ok ? ok({ count: listed.length }) : done;
  },
};

const tournament: ListUseRecord = {
  act: 'make-event',
  place: atDesk,
  look: async () => ok(null),
  async take({ desk, actor, language }, { name, sent }, { confirmed }) {
    const settings: Settings = desk.installation.newTournament({
      ...usualSettings,
      name: nameOfFile(name),
      printLanguage: language,
    });
    const importer = { actor, settings, at: new Date().toISOString(), confirmed };
    const made = await desk.tournaments.importFile(bytesOf(sent), importer);
    return made.ok
      ? ok({ count: made.value.found.players, id: made.value.id })
      : faulty(made.error);
  },
};

/** What each use of a list needs, shows and does. */
const usesOfList = {
  members,
  lookup,
  ratings,
  entries,
  tournament,
} as const satisfies Readonly<Record<ListUse, ListUseRecord>>;

/** Whether somebody may use a list in this way. Entries need a place; without one anybody may look. */
export async function mayUseList(
  taker: ListTaker,
  use: ListUse,
  facts: ListFacts,
): Promise<boolean> {
  const { act, place } = usesOfList[use];
  if (use === 'entries' && facts.to === null) return true;
  return may(taker.rights, act, await place(taker, facts));
}

/** Shows what a use of a list would do; nothing is written. */
export const lookAtUse = (
  taker: ListTaker,
  use: ListUse,
  list: ListToTake,
  facts: ListFacts,
): Promise<Result<object | null, UseRefusal>> => usesOfList[use].look(taker, list, facts);

/** Does one use of a list. */
export const takeUse = (
  taker: ListTaker,
  use: ListUse,
  list: ListToTake,
  facts: ListFacts & Basis,
): Promise<Result<UseDone, UseRefusal>> => usesOfList[use].take(taker, list, facts);
