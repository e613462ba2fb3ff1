import type { ClassReason, ProposedClass } from '@rokade/rules';
import { citation } from '@rokade/texts';
import type { Columns, RowOf } from './column.ts';
import { columnsIn, head, own, second, secondIfFilled } from './columns-in.ts';
import type { OfficeWords } from './offices.ts';

/** An entrant with a class, as the entry list names them. */
interface ClassPerson {
  readonly name: string;
  readonly club: string;
  readonly rating: number | null;
  /** Why they were put in a class by hand; '' = they were not. */
  readonly reason: string;
  readonly accepted: boolean;
}

/** The text of a reason, without its article. */
export const classReasonText = (t: OfficeWords, { code, facts }: ClassReason): string =>
  t.find(`reason.${code}`, facts as Readonly<Record<string, string | number>>) ?? code;

/** The entrants of a class in order, with the reasons. */
export function classRows(
  t: OfficeWords,
  { code, places, groups }: ProposedClass,
  people: ReadonlyMap<string, ClassPerson>,
) {
  return places.flatMap(({ key, because }, index) => {
    const person = people.get(key);
    if (person === undefined) return [];
    const { reason, accepted, ...values } = person;
    return [
      {
        entrant: key,
        class: t(`classes.class-${code}`),
        number: index + 1,
        ...values,
        group: groups.find(({ keys }) => keys.includes(key))?.name ?? '',
        why: [...because.map((one) => classReasonText(t, one)), reason].filter(Boolean).join(' '),
        article: citation(because[0]?.article ?? ''),
        state: accepted ? '' : t('classes.state-open'),
      },
    ];
  });
}

const { own: listed } = columnsIn(['terminal', 'file', 'json']);

type ClassRow = RowOf<typeof classRows>;

/** The columns of a class; a page has a table for each. */
export const classColumns: Columns<ClassRow> = [
  listed('class', 'text', 'terms.class'),
  own('number', 'number', 'terms.number', { weight: 'quiet' }),
  own('name', 'text', 'terms.name', head),
  own('club', 'text', 'terms.club', secondIfFilled),
  own('rating', 'number', 'terms.rating', second),
  own('group', 'text', 'terms.group', secondIfFilled),
  own('why', 'text', 'terms.why', second),
  own('article', 'text', 'terms.article', second),
  own('state', 'text', 'terms.state', secondIfFilled),
];
