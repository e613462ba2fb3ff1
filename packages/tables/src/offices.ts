import {
  lastDay,
  type OfficeFinding,
  type OfficeOn,
  type OfficeRecord,
  officeOf,
  plainLetters,
  type Seats,
  type TermOfOffice,
} from '@rokade/rules';
import { citation, type KeyFor, type Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import type { Columns, RowOf } from './column.ts';
import { belowIfFilled, head, own, second, secondIfFilled } from './columns-in.ts';
import { dateText } from './say/date-text.ts';

/** Texts that the console and the terminal share. */
export type OfficeWords = Translate<KeyFor<'console'> & KeyFor<'terminal'>>;

export interface OfficeLocale {
  readonly language: Language;
  readonly t: OfficeWords;
}

/** An office with its regulation; both '' if erased. */
interface WrittenOffice {
  readonly regulation: string;
  readonly office: string;
}

/** The name of an office in the reader's language, with the regulation's own term if it differs. */
export function officeName(t: OfficeWords, { regulation, office }: WrittenOffice): string {
  const record = officeOf(regulation, office);
  const name = t.find(`office.${regulation}-${office}`);
  if (record === undefined || name === null) return office || '–';
  const { term } = record;
  if (term.toLowerCase().startsWith(name.toLowerCase())) return term;
  // An accent alone makes no other name: "Turneringskomité" and the regulation's "Turneringskomite".
  if (plainLetters(term).startsWith(plainLetters(name))) return name + term.slice(name.length);
  return `${name} (${term.replace(/ \((.+)\)$/, ', $1')})`;
}

function seatsText(
  t: OfficeWords,
  key: 'offices.members' | 'offices.substitutes',
  { least, most, years }: Seats,
): string {
  const counted = t(key, { count: least });
  const what = most === least ? counted : t('offices.at-least', { what: counted });
  return years === null ? what : `${what}, ${t('offices.term', { years })}`;
}

/** The rule of an office: the number of holders, the term, and who is eligible. */
export function officeRule(t: OfficeWords, office: OfficeRecord): string {
  const { members, substitutes, oneLeavesEachYear, eligible } = office;
  const counted = [
    ...(members === null ? [t('offices.unsaid')] : []),
    ...(members?.least ? [seatsText(t, 'offices.members', members)] : []),
    ...(substitutes?.least ? [seatsText(t, 'offices.substitutes', substitutes)] : []),
    ...(oneLeavesEachYear ? [t('offices.one-leaves')] : []),
  ].join('; ');
  return [counted, eligible === null ? '' : t(`offices.eligible-${eligible}`)]
    .filter(Boolean)
    .join(' · ');
}

/** The kind of seat of a holder: member or substitute. */
export const seatText = (
  t: OfficeWords,
  { seat, order }: Pick<TermOfOffice, 'seat' | 'order'>,
): string =>
  seat === 'substitute' ? t('offices.seat-substitute-no', { order }) : t(`offices.seat-${seat}`);

/** The text of a finding about an office, with its article; people are named by `nameOf`. */
function findingText(
  { t, language }: OfficeLocale,
  { code, article, holders, facts }: OfficeFinding,
  nameOf: (holder: string) => string,
): string {
  const { day } = facts;
  const words = {
    ...facts,
    names: holders.map(nameOf).join('; '),
    ...(typeof day === 'string' ? { day: dateText(language, day) } : {}),
  };
  return `${t(`offices.says-${code}`, words)} (${citation(article)})`;
}

/** A holder of an office, by name. */
interface NamedHolder extends TermOfOffice {
  readonly name: string;
  /** The office that brings this place with it; null: given directly. */
  readonly by: string | null;
}

/** An office with its holders on a day, for a table. */
export interface TableOffice extends OfficeOn<NamedHolder> {
  readonly association: { readonly values: { readonly name: string } };
  readonly competition: string;
  readonly regulation: string;
  readonly office: OfficeRecord;
  readonly findings: readonly OfficeFinding[];
}

/** The rows of an office: one for each holder, or one that says that it is vacant. */
function rowsOf(locale: OfficeLocale, one: TableOffice) {
  const { t } = locale;
  const { association, competition, regulation, office, members, substitutes, findings } = one;
  const holders = [...members, ...substitutes];
  const nameOf = (holder: string) => holders.find((each) => each.holder === holder)?.name ?? '';
  const remarks = findings.map((finding) => findingText(locale, finding, nameOf)).join(' ');
  const body = [association.values.name, competition].filter(Boolean).join(', ');
  const named = officeName(t, { regulation, office: office.code });
  const common = { body, office: named };
  if (holders.length === 0) {
    const nobody = { person: '', name: '–', seat: '', from: '', until: '' };
    return [{ ...common, ...nobody, key: `${body} ${named}`, remarks }];
  }
  return holders.map((holder, index) => ({
    ...common,
    key: `${body} ${named} ${index}`,
    person: holder.holder,
    name: holder.name,
    seat:
      holder.by === null
        ? seatText(t, holder)
        : t('offices.by-office', { office: officeName(t, { regulation, office: holder.by }) }),
    from: holder.from,
    until: lastDay(office, holder),
    remarks: index === 0 ? remarks : '',
  }));
}

/** The rows of a list of offices, in its order. */
export const officeRows = (locale: OfficeLocale, offices: readonly TableOffice[]) =>
  offices.flatMap((one) => rowsOf(locale, one));

export type OfficeRow = RowOf<typeof officeRows>;

/** The columns of offices and their holders. */
export const officeColumns: Columns<OfficeRow> = [
  own('name', 'text', 'terms.name', head),
  own('office', 'text', 'terms.office', second),
  own('seat', 'text', 'terms.office-as', second),
  own('body', 'text', 'terms.body', second),
  own('from', 'day', 'terms.from-day', { ...belowIfFilled, dated: true }),
  own('until', 'day', 'terms.until-day', { ...belowIfFilled, dated: true }),
  own('remarks', 'text', 'terms.remarks', secondIfFilled),
];
