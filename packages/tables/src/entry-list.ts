import type { EntryFinding, EntryWay, PlayerClass } from '@rokade/rules';
import { articleOfEdition } from './announcement.ts';
import { type Columns, forPeople, type RowOf } from './column.ts';
import { columnsIn, head, own, second, secondIfFilled } from './columns-in.ts';
import type { OfficeWords } from './offices.ts';

/** A person on an event's entry list, for its table. */
interface EnteredPerson {
  readonly id: string;
  readonly values: {
    readonly name: string;
    readonly club: string;
    readonly birthDate: string;
  };
  readonly rating: number | null;
  /** Whether the rating is a foreigner's Elo. */
  readonly isElo: boolean;
  readonly facts: {
    readonly way: EntryWay | '';
    readonly enteredOn: string;
    readonly address: string;
    readonly phone: string;
  };
  readonly findings: readonly EntryFinding[];
  readonly class: PlayerClass | null;
}

/** The rows of an entry list, in its order, each with its remarks. */
export const entryListRows = (
  { t }: { readonly t: OfficeWords },
  lines: readonly EnteredPerson[],
) =>
  lines.map(({ id, values, rating, isElo, facts, findings, class: called }, index) => ({
    entrant: id,
    number: index + 1,
    name: values.name,
    club: values.club,
    birth: values.birthDate,
    rating,
    class: called === null ? '' : t(`terms.class-${called}`),
    address: facts.address,
    phone: facts.phone,
    way: facts.way === '' ? '' : t(`entry-list.way-${facts.way}`),
    entered: facts.enteredOn,
    remarks: [
      ...(isElo ? [t('terms.fide-rating')] : []),
      ...findings.map((one) => `${t(`entry-list.finding-${one.code}`)} (${articleOfEdition(one)})`),
    ].join('; '),
  }));

const { own: forPeopleAlone } = columnsIn(forPeople);

type EntryListRow = RowOf<typeof entryListRows>;

/** The entry list, with everything that the rating officer needs. */
export const entryListColumns: Columns<EntryListRow> = [
  own('number', 'number', 'terms.number', { weight: 'quiet' }),
  own('name', 'text', 'terms.name', head),
  own('club', 'text', 'terms.club', secondIfFilled),
  own('birth', 'day', 'terms.birth-date', { ...secondIfFilled, dated: true }),
  own('rating', 'number', 'terms.rating', second),
  forPeopleAlone('class', 'text', 'terms.class', secondIfFilled),
  own('address', 'text', 'terms.address', secondIfFilled),
  own('phone', 'text', 'terms.phone', secondIfFilled),
  own('way', 'text', 'terms.entered-by', secondIfFilled),
  own('entered', 'day', 'terms.entered-on', { ...secondIfFilled, dated: true }),
  own('remarks', 'text', 'terms.remarks', secondIfFilled),
];
