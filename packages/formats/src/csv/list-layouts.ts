import { headingKey, type PlayerField } from './player-field.ts';

/** The lists that are recognised by their headings. */
export type ListLayoutCode = 'dsu-club' | 'dsu-members' | 'ecf';

/** A list of a federation or program that is recognised by its headings. */
interface ListLayout {
  readonly code: ListLayoutCode;
  /** The federation of its national numbers; null: none that Rokade distinguishes. */
  readonly source: 'dsu' | null;
  readonly firstNamesFirst: boolean;
  readonly isIt: (keys: ReadonlySet<string>) => boolean;
  /**
   * The meaning of headings in this list only; null: not imported. A heading that occurs several times
   * has one meaning for each.
   */
  readonly fields: (
    keys: ReadonlySet<string>,
  ) => Readonly<Record<string, readonly (PlayerField | null)[]>>;
}

const hasAll = (keys: ReadonlySet<string>, ...required: readonly string[]): boolean =>
  required.every((key) => keys.has(key));

/** The Danish federation's list of a club: its number is a person's, however short, and not a running one. */
const clubOfDsu: ListLayout = {
  code: 'dsu-club',
  source: 'dsu',
  firstNamesFirst: true,
  isIt: (keys) =>
    hasAll(keys, 'navn', 'nummer') && ['hurtig', 'lyn', 'kfactor'].some((key) => keys.has(key)),
  fields: () => ({ nummer: ['nationalId'] }),
};

/**
 * The Danish federation's list of all members: two columns of numbers with one heading, and FIDE's
 * rating, which most do not have.
 */
const membersOfDsu: ListLayout = {
  code: 'dsu-members',
  source: 'dsu',
  firstNamesFirst: true,
  isIt: (keys) => hasAll(keys, 'navn', 'nr', 'rat', 'hur', 'lyn'),
  fields: () => ({ nr: ['nationalId', 'fideId'], fide: ['fideRating'] }),
};

/**
 * The English federation's list: its code is a person's number, not that of a membership; revised
 * ratings count.
 */
const ecf: ListLayout = {
  code: 'ecf',
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

const listLayouts: readonly ListLayout[] = [clubOfDsu, membersOfDsu, ecf];

/** What the headings say about the list as a whole. */
export interface ListKind {
  /** The layout of a federation or program that the headings have; null: none of them. */
  readonly code: ListLayoutCode | null;
  /** The federation of its national numbers; null: not known. */
  readonly source: 'dsu' | null;
  /** Names are "First Last", without a heading that says so. */
  readonly firstNamesFirst: boolean;
  /** The meaning of a column in this list only; undefined: the general meaning. */
  readonly fieldAt: (column: number) => PlayerField | null | undefined;
}

/** Recognises a list by its headings. */
export function listKind(headings: readonly string[]): ListKind {
  const keys = headings.map(headingKey);
  const all = new Set(keys);
  const list = listLayouts.find(({ isIt }) => isIt(all));
  const fields = list?.fields(all) ?? {};
  return {
    code: list?.code ?? null,
    source: list?.source ?? null,
    firstNamesFirst: list?.firstNamesFirst ?? false,
    fieldAt(column) {
      const key = keys[column] ?? '';
      if (!Object.hasOwn(fields, key)) return undefined;
      const before = keys.slice(0, column).filter((each) => each === key).length;
      return fields[key]?.[before] ?? null;
    },
  };
}
