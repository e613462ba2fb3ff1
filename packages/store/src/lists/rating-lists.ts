import { DatabaseSync } from 'node:sqlite';
import {
  type NamedPerson,
  onlyOneByName,
  type RatedPlayer,
  type RatingListHead,
  type RatingListSource,
} from '@rokade/register';
import { type ListFile, listFiles, removeList } from './list-files.ts';
import { matching, type PlayerRow, playerOf, readHead, searchWords } from './list-tables.ts';

/** A player found, and the source and month of the list. */
export interface FoundPlayer extends RatedPlayer {
  readonly source: RatingListSource;
  readonly month: string;
}

/** Where to search, and how many players to return. */
export interface SearchScope {
  /** Null: the lists of all sources. */
  readonly source: RatingListSource | null;
  readonly limit: number;
}

/** A person's numbers, by which lists find them; '' or absent: none. */
export interface PersonNumbers {
  readonly fideId: string;
  /** Numbers of the sources' own registers. */
  readonly numbers: Readonly<Partial<Record<RatingListSource, string>>>;
}

/** The rating lists of a folder; each month's list is a file. */
export interface RatingLists {
  /** The stored lists, newest first. */
  kept(): readonly RatingListHead[];
  /**
   * Players for whom every word of `text` begins a word of theirs, in any order: name, number,
   * federation, club. Searches the newest list of each source; whole words come before beginnings of
   * words, then the stronger players first.
   */
  search(text: string, scope: SearchScope): readonly FoundPlayer[];
  /**
   * For each person, at most one entry of each source: from the newest list, or from the newest that is
   * not after the month `until`.
   */
  of(people: readonly PersonNumbers[], until: string | null): readonly (readonly FoundPlayer[])[];
  /**
   * The person of a club's own table (source `csv`, the newest) who is named so, has the year of birth or
   * the club, and no number there or one of the person's; null: nobody, or it is not clear who.
   */
  named(person: NamedPerson): FoundPlayer | null;
  /** Deletes the list of a month; returns whether there was one. */
  remove(source: RatingListSource, month: string): boolean;
  close(): void;
}

interface OpenList {
  readonly file: ListFile;
  readonly database: DatabaseSync;
  readonly head: RatingListHead;
}

/** A hit: whether whole words matched, and the player. */
interface Hit {
  readonly player: FoundPlayer;
  readonly isWhole: boolean;
}

type Hits = readonly Hit[];

const byWords = `
  SELECT player.* FROM word JOIN place ON place.rank = word.rowid JOIN player ON player.no = place.player
  WHERE word MATCH ? ORDER BY word.rowid LIMIT ?`;

/** Numbers with a given beginning; `~` sorts behind every digit and letter, and no number contains it. */
const byNumbers = `
  SELECT * FROM player WHERE id >= :number COLLATE NOCASE AND id < :number || '~' COLLATE NOCASE
  UNION ALL
  SELECT * FROM player WHERE fideId <> id AND fideId >= :number AND fideId < :number || '~'
  LIMIT :most`;

/** At most this many players are examined whose number begins with the word. */
const mostNumbers = 500;

const asHits = ({ file }: OpenList, rows: readonly unknown[], isWhole: Hit['isWhole']): Hits =>
  (rows as readonly PlayerRow[]).map((row) => ({
    player: { ...playerOf(row), source: file.source, month: file.month },
    isWhole,
  }));

/** Players whose number begins with the first word that contains a digit, and who match all other words. */
function hitsByNumber(list: OpenList, words: readonly string[]): Hits {
  const number = words.find((word) => /\d/.test(word));
  if (number === undefined) return [];
  const rows = list.database.prepare(byNumbers).all({ number, most: mostNumbers });
  return asHits(list, rows, false).flatMap((hit) => {
    const { id, fideId, name, federation, club } = hit.player;
    const own = searchWords(`${id} ${fideId} ${name} ${federation} ${club}`);
    const fits = words.every((word) => own.some((one) => one.startsWith(word)));
    return fits ? [{ ...hit, isWhole: own.includes(number) }] : [];
  });
}

/**
 * Players found by words alone: first by whole words, then by beginnings of words; each the strongest
 * first.
 */
function hitsByWords(list: OpenList, words: readonly string[], limit: number): Hits {
  const ask = list.database.prepare(byWords);
  const whole = ask.all(matching(words, true), limit);
  if (whole.length >= limit) return asHits(list, whole, true);
  const begun = ask.all(matching(words, false), limit);
  return [...asHits(list, whole, true), ...asHits(list, begun, false)];
}

/** Each player once, with their best hit. */
function once(hits: Hits): Hits {
  const seen = new Set<string>();
  return hits.filter(({ player: { id, name, born } }) => {
    const key = `${id} ${name} ${born}`;
    return !seen.has(key) && seen.add(key);
  });
}

const strength = ({ player: { ratings } }: Hit): number =>
  ratings.standard ?? ratings.rapid ?? ratings.blitz ?? 0;

const bestFirst = (a: Hit, b: Hit): number =>
  Number(b.isWhole) - Number(a.isWhole) || strength(b) - strength(a);

/** The newest list of each source, or the newest up to a month. */
function newest(lists: readonly OpenList[], until: string | null): readonly OpenList[] {
  const sources = new Set<RatingListSource>();
  return lists
    .filter(({ file: { month } }) => until === null || month <= until)
    .filter(({ file: { source } }) => !sources.has(source) && sources.add(source));
}

const byNumber = 'SELECT * FROM player WHERE id = ? COLLATE NOCASE LIMIT 1';
const byFideNumber = 'SELECT * FROM player WHERE fideId <> id AND fideId = ? LIMIT 1';

/** Finds a person in a list by the source's own number, else by the FIDE ID. */
function finderIn(list: OpenList): (who: PersonNumbers) => readonly FoundPlayer[] {
  const { file, database } = list;
  const own = database.prepare(byNumber);
  const others = database.prepare(byFideNumber);
  return ({ fideId, numbers }) => {
    const number = file.source === 'fide' ? fideId : (numbers[file.source] ?? '');
    const row =
      (number === '' ? undefined : own.get(number)) ??
      (fideId === '' ? undefined : others.get(fideId));
    return row === undefined ? [] : asHits(list, [row], true).map(({ player }) => player);
  };
}

/** At most this many players of one name are examined. */
const mostNamesakes = 500;

/** The one player of a list who may be a person by name, with no number of somebody else; null: not exactly one. */
function namedIn(list: OpenList, person: NamedPerson): FoundPlayer | null {
  const words = searchWords(person.name);
  if (words.length === 0) return null;
  const rows = list.database.prepare(byWords).all(matching(words, true), mostNamesakes);
  if (rows.length >= mostNamesakes) return null;
  const found = onlyOneByName(
    person,
    asHits(list, rows, true).map(({ player }) => player),
  );
  if (found === null) return null;
  const isOwn = (number: string): boolean =>
    number === '' || person.numbers?.includes(number) === true;
  return isOwn(found.id) && isOwn(found.fideId) ? found : null;
}

/** Opens the lists of a folder; the files are looked up again for each question. */
export function openRatingLists(folder: string): RatingLists {
  const open = new Map<string, OpenList>();
  function lists(): readonly OpenList[] {
    const files = listFiles(folder);
    const paths = new Set(files.map(({ path }) => path));
    for (const [path, { database }] of open) {
      if (paths.has(path)) continue;
      database.close();
      open.delete(path);
    }
    return files.map((file) => {
      const existing = open.get(file.path);
      if (existing !== undefined) return existing;
      const database = new DatabaseSync(file.path, { readOnly: true });
      const opened = { file, database, head: readHead(database) };
      open.set(file.path, opened);
      return opened;
    });
  }
  function close(): void {
    for (const { database } of open.values()) database.close();
    open.clear();
  }
  return {
    kept: () => lists().map(({ head }) => head),
    search(text, { source, limit }) {
      const words = searchWords(text);
      if (words.length === 0) return [];
      return newest(lists(), null)
        .filter(({ file }) => source === null || file.source === source)
        .flatMap((list) => once([...hitsByNumber(list, words), ...hitsByWords(list, words, limit)]))
        .sort(bestFirst)
        .slice(0, limit)
        .map(({ player }) => player);
    },
    of(people, until) {
      const finders = newest(lists(), until).map(finderIn);
      return people.map((who) => finders.flatMap((find) => find(who)));
    },
    named(person) {
      const table = newest(lists(), null).find(({ file }) => file.source === 'csv');
      return table === undefined ? null : namedIn(table, person);
    },
    remove(source, month) {
      // Windows does not delete a file that is open.
      close();
      return removeList(folder, source, month);
    },
    close,
  };
}
