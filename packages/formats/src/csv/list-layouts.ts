import { headingKey, type PlayerField } from './player-field.ts';

/** The lists that are recognised by their headings. */
export type ListLayoutCode = 'dsu-club' | 'dsu-members' | 'ecf' | 'knsb' | 'fsi' | 'cfc' | 'uscf';

/**
 * How names stand in a list: as Rokade has them, first names first, or with the surname in capitals and
 * without a comma (`DE ROSSI Anna`).
 */
export type NameOrder = 'surname-first' | 'first-names-first' | 'capital-surname';

/** A list of a federation or program that is recognised by its headings. */
interface ListLayout {
  readonly code: ListLayoutCode;
  /** The federation of its national numbers; null: none that Rokade distinguishes. */
  readonly source: 'dsu' | null;
  readonly nameOrder: NameOrder;
  /** The column in which every person has something; a row without it is none. */
  readonly ofPeople?: PlayerField;
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
  nameOrder: 'first-names-first',
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
  nameOrder: 'first-names-first',
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
  nameOrder: 'surname-first',
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

/** The lists of the Dutch federation, one file for each kind of play: its number is a person's. */
const knsb: ListLayout = {
  code: 'knsb',
  source: null,
  nameOrder: 'surname-first',
  isIt: (keys) => hasAll(keys, 'relatienummer', 'naam'),
  fields: () => ({ relatienummer: ['nationalId'], s: ['sex'] }),
};

/**
 * The Italian federation's list: its own rating beside FIDE's, the club as a number alone, which is left
 * out, and of births the year, which everybody has. Rows without its number stand for nobody.
 */
const fsi: ListLayout = {
  code: 'fsi',
  source: null,
  nameOrder: 'capital-surname',
  ofPeople: 'nationalId',
  isIt: (keys) => hasAll(keys, 'nominativo', 'idfsi'),
  fields: () => ({
    nominativo: ['name'],
    idfsi: ['nationalId'],
    elo: ['rating'],
    elofidestd: ['fideRating'],
    fin: ['fideId'],
    federazione: ['federation'],
    annonascita: ['birthDate'],
  }),
};

/**
 * The Canadian federation's list: the rating of active chess is for faster games. A place is no club,
 * and rows with dashes stand for nobody.
 */
const cfc: ListLayout = {
  code: 'cfc',
  source: null,
  nameOrder: 'surname-first',
  ofPeople: 'surname',
  isIt: (keys) => hasAll(keys, 'cfc', 'last', 'first'),
  fields: () => ({
    cfc: ['nationalId'],
    last: ['surname'],
    first: ['firstName'],
    activertg: ['rapidRating'],
  }),
};

/** The American federation's list, by the names of its fields. */
const uscf: ListLayout = {
  code: 'uscf',
  source: null,
  nameOrder: 'surname-first',
  isIt: (keys) => hasAll(keys, 'memid', 'memname'),
  fields: () => ({
    memid: ['nationalId'],
    memname: ['name'],
    rlpbrat: ['rating'],
    qlpbrat: ['rapidRating'],
    blpbrat: ['blitzRating'],
    byear: ['birthDate'],
  }),
};

const listLayouts: readonly ListLayout[] = [clubOfDsu, membersOfDsu, ecf, knsb, fsi, cfc, uscf];

/** What the headings say about the list as a whole. */
export interface ListKind {
  /** The layout of a federation or program that the headings have; null: none of them. */
  readonly code: ListLayoutCode | null;
  /** The federation of its national numbers; null: not known. */
  readonly source: 'dsu' | null;
  readonly nameOrder: NameOrder;
  /** The column in which every person has something; null: it makes no difference. */
  readonly ofPeople: PlayerField | null;
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
    nameOrder: list?.nameOrder ?? 'surname-first',
    ofPeople: list?.ofPeople ?? null,
    fieldAt(column) {
      const key = keys[column] ?? '';
      if (!Object.hasOwn(fields, key)) return undefined;
      const before = keys.slice(0, column).filter((each) => each === key).length;
      return fields[key]?.[before] ?? null;
    },
  };
}
