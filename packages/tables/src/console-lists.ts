import type { TranslateFor } from '@rokade/texts';
import type { Columns } from './column.ts';
import { head, plainHeading, secondIfFilled } from './columns-in.ts';
import { own } from './console-column.ts';
import type { OfficeWords } from './offices.ts';

/** A person of the register, as texts. */
export interface RegisteredRow {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** The date of birth, or only its year if the reader may not see more. */
  readonly birth: string;
  readonly clubs: string;
  readonly numbers: string;
}

/** The people of the register. */
export const registeredColumns = (t: OfficeWords): Columns<RegisteredRow> => [
  own('name', 'text', 'terms.name', head),
  own('title', 'text', 'terms.title', { media: ['page'], leftOut: 'empty' }),
  own('birth', 'day', plainHeading(t('field.birth')), {
    ...secondIfFilled,
    named: true,
    dated: true,
  }),
  own('clubs', 'text', 'terms.club', secondIfFilled),
  own('numbers', 'text', plainHeading(t('people.numbers')), secondIfFilled),
];

/** The members of a club, each with what kind of membership it is. */
export const clubMemberColumns = (
  t: OfficeWords,
): Columns<RegisteredRow & { readonly standing: string }> => [
  own('name', 'text', 'terms.name', head),
  own('title', 'text', 'terms.title', { media: ['page'], leftOut: 'empty' }),
  own('birth', 'day', plainHeading(t('field.birth')), {
    ...secondIfFilled,
    named: true,
    dated: true,
  }),
  own('standing', 'text', plainHeading(t('field.standing')), secondIfFilled),
  own('numbers', 'text', plainHeading(t('people.numbers')), secondIfFilled),
];

/** A club, or an association of clubs, as texts. */
export interface AssociationRow {
  readonly id: string;
  readonly name: string;
  readonly level: string;
  readonly federation: string;
  readonly numbers: string;
  /** The name of the association above. */
  readonly above: string;
}

/** Clubs and associations. */
export const associationColumns = (t: TranslateFor<'console'>): Columns<AssociationRow> => [
  own('name', 'text', 'terms.name', head),
  own('level', 'text', plainHeading(t('people.level'))),
  own('federation', 'text', 'terms.federation', secondIfFilled),
  own('numbers', 'text', plainHeading(t('people.numbers')), secondIfFilled),
  own('above', 'text', plainHeading(t('people.above')), secondIfFilled),
];

/** A pair of possible duplicates, as texts. */
export interface DoubleRow {
  readonly people: string;
  readonly sureness: string;
  readonly reasons: string;
}

/** Pairs of possible duplicates. */
export const doubleColumns = (t: TranslateFor<'console'>): Columns<DoubleRow> => [
  own('people', 'text', plainHeading(t('people.title')), head),
  own('sureness', 'text', plainHeading(t('people.sureness')), secondIfFilled),
  own('reasons', 'text', plainHeading(t('people.why')), secondIfFilled),
];

/** A look at contact data, as texts. */
export interface LookRow {
  readonly who: string;
  readonly whose: string;
  readonly where: string;
  readonly at: string;
}

/** The log of looks at contact data. */
export const lookColumns = (t: TranslateFor<'console'>): Columns<LookRow> => [
  own('who', 'text', plainHeading(t('history.who')), head),
  own('whose', 'text', plainHeading(t('people.looks-whose')), secondIfFilled),
  own('where', 'text', plainHeading(t('people.personal-where')), secondIfFilled),
  own('at', 'moment', plainHeading(t('history.when')), { ...secondIfFilled, dated: true }),
];

/** An account, as texts. */
export interface AccountRow {
  readonly name: string;
  readonly rights: string;
  /** The day on which it was created. */
  readonly since: string;
  readonly state: string;
}

/** The accounts of an installation. */
export const accountColumns = (t: TranslateFor<'console'>): Columns<AccountRow> => [
  own('name', 'text', 'terms.name', head),
  own('rights', 'text', plainHeading(t('account.rights')), secondIfFilled),
  own('since', 'day', plainHeading(t('terms.since')), { ...secondIfFilled, dated: true }),
  own('state', 'text', plainHeading(t('account.state'))),
];
