import type { EntryFinding, EntryWay, PlayerClass } from '@rokade/rules';
import { articleOfEdition } from './announcement.ts';
import { type Columns, forPeople, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';
import type { OfficeWords } from './offices.ts';

/** Somebody on an event's list of entries, as its table needs them. */
interface EnteredPerson {
  readonly id: string;
  readonly values: {
    readonly name: string;
    readonly club: string;
    readonly birthDate: string;
    readonly rating: number | null;
  };
  readonly facts: {
    readonly way: EntryWay | '';
    readonly enteredOn: string;
    readonly address: string;
    readonly phone: string;
  };
  readonly findings: readonly EntryFinding[];
  readonly class: PlayerClass | null;
}

/** A line of the list of entries that goes to the rating officer. */
export interface EntryListRow {
  readonly entrant: string;
  readonly number: number;
  readonly name: string;
  readonly club: string;
  readonly birth: string;
  readonly rating: number | null;
  readonly class: string;
  readonly address: string;
  readonly phone: string;
  readonly way: string;
  /** `2026-12-18` */
  readonly entered: string;
  readonly remarks: string;
}

/** The lines of a list of entries, in its order, each with what is to be said of it. */
export const entryListRows = (
  { t }: { readonly t: OfficeWords },
  lines: readonly EnteredPerson[],
): readonly EntryListRow[] =>
  lines.map(({ id, values, facts, findings, class: called }, index) => ({
    ...{ entrant: id, number: index + 1, name: values.name, club: values.club },
    ...{ birth: values.birthDate, rating: values.rating },
    class: called === null ? '' : t(`terms.class-${called}`),
    ...{ address: facts.address, phone: facts.phone },
    ...{ way: facts.way === '' ? '' : t(`entry-list.way-${facts.way}`), entered: facts.enteredOn },
    remarks: findings
      .map((one) => `${t(`entry-list.finding-${one.code}`)} (${articleOfEdition(one)})`)
      .join('; '),
  }));

const { own } = columnsIn([...forReaders, 'json']);
const { own: forPeopleAlone } = columnsIn(forPeople);

/** Who entered, with all that the rating officer has to know of them. */
export const entryListColumns: Columns<EntryListRow> = [
  own('number', 'number', 'terms.number', { weight: 'quiet' }),
  own('name', 'text', 'terms.name', { narrow: 'grow', isHead: true }),
  own('club', 'text', 'terms.club', { narrow: 'second', leftOut: 'empty' }),
  own('birth', 'day', 'terms.birth-date', { narrow: 'second', leftOut: 'empty', dated: true }),
  own('rating', 'number', 'terms.rating', { narrow: 'second' }),
  forPeopleAlone('class', 'text', 'terms.class', { narrow: 'second', leftOut: 'empty' }),
  own('address', 'text', 'terms.address', { narrow: 'second', leftOut: 'empty' }),
  own('phone', 'text', 'terms.phone', { narrow: 'second', leftOut: 'empty' }),
  own('way', 'text', 'terms.entered-by', { narrow: 'second', leftOut: 'empty' }),
  own('entered', 'day', 'terms.entered-on', { narrow: 'second', leftOut: 'empty', dated: true }),
  own('remarks', 'text', 'terms.remarks', { narrow: 'second', leftOut: 'empty' }),
];
