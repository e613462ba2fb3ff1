import { headingKey, type PlayerField } from './player-field.ts';

/** A list that some federation or program writes, known by its headings. */
interface KnownList {
  /** Whose national list it is; null: of no federation whose numbers are told apart. */
  readonly source: 'dsu' | null;
  readonly firstNamesFirst: boolean;
  readonly isIt: (keys: ReadonlySet<string>) => boolean;
  /**
   * What a heading means in this list and in no other, or null for nothing that is taken over; of one that
   * stands there several times each time something else.
   */
  readonly fields: (
    keys: ReadonlySet<string>,
  ) => Readonly<Record<string, readonly (PlayerField | null)[]>>;
}

const hasAll = (keys: ReadonlySet<string>, ...wanted: readonly string[]): boolean =>
  wanted.every((key) => keys.has(key));

/** In the Danish federation's lists of a club a person's number, however short, and no running one. */
const clubOfDsu: KnownList = {
  source: 'dsu',
  firstNamesFirst: true,
  isIt: (keys) =>
    hasAll(keys, 'navn', 'nummer') && ['hurtig', 'lyn', 'kfactor'].some((key) => keys.has(key)),
  fields: () => ({ nummer: ['nationalId'] }),
};

/** Its list of all members: two numbers with one heading, and FIDE's rating, which most have not. */
const membersOfDsu: KnownList = {
  source: 'dsu',
  firstNamesFirst: true,
  isIt: (keys) => hasAll(keys, 'navn', 'nr', 'rat', 'hur', 'lyn'),
  fields: () => ({ nr: ['nationalId', 'fideId'], fide: ['fideRating'] }),
};

/** The English federation's: its code is a person's number, not that of a membership; revised ratings count. */
const ecf: KnownList = {
  source: null,
  firstNamesFirst: false,
  isIt: (keys) => keys.has('ecfcode'),
  fields(keys) {
    const of = (play: string, field: PlayerField) => ({
      [`revised${play}`]: [field],
      [`original${play}`]: [keys.has(`revised${play}`) ? null : field],
    });
    return {
      ecfcode: ['nationalId'],
      memberno: [null],
      ...of('standard', 'rating'),
      ...of('rapid', 'rapidRating'),
      ...of('blitz', 'blitzRating'),
    };
  },
};

const knownLists: readonly KnownList[] = [clubOfDsu, membersOfDsu, ecf];

/** What the headings of a list say as a whole. */
export interface ListKind {
  /** Whose national list it is; null: nothing says so. */
  readonly source: 'dsu' | null;
  /** Names stand as "First Last", and no heading says so. */
  readonly firstNamesFirst: boolean;
  /** What a column means in this list whatever it means elsewhere; undefined: as elsewhere. */
  readonly fieldAt: (column: number) => PlayerField | null | undefined;
}

/** Looks whether a list is one that is known. */
export function listKind(headings: readonly string[]): ListKind {
  const keys = headings.map(headingKey);
  const all = new Set(keys);
  const known = knownLists.find(({ isIt }) => isIt(all));
  const fields = known?.fields(all) ?? {};
  return {
    source: known?.source ?? null,
    firstNamesFirst: known?.firstNamesFirst ?? false,
    fieldAt(column) {
      const key = keys[column] ?? '';
      if (!Object.hasOwn(fields, key)) return undefined;
      const before = keys.slice(0, column).filter((each) => each === key).length;
      return fields[key]?.[before] ?? null;
    },
  };
}
