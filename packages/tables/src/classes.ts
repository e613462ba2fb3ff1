import type { ClassReason, ProposedClass } from '@rokade/rules';
import { citation } from '@rokade/texts';
import { type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';
import type { OfficeWords } from './offices.ts';

/** Somebody who is in a class, as the entry list names them. */
interface ClassPerson {
  readonly name: string;
  readonly club: string;
  readonly rating: number | null;
  /** Why they were put in a class by hand; '' = they were not. */
  readonly reason: string;
  readonly accepted: boolean;
}

/** A line of the list of classes. */
export interface ClassRow {
  readonly entrant: string;
  readonly class: string;
  readonly number: number;
  readonly name: string;
  readonly club: string;
  readonly rating: number | null;
  readonly group: string;
  readonly why: string;
  readonly article: string;
  /** '' where it is as it was accepted. */
  readonly state: string;
}

/** A reason in words, without its article. */
export const classReasonText = (t: OfficeWords, { code, facts }: ClassReason): string =>
  t.ifKnown(`reason.${code}`, facts as Readonly<Record<string, string | number>>) ?? code;

/** Everybody in a class, in its order, each with why they are there. */
export function classRows(
  t: OfficeWords,
  { code, places, groups }: ProposedClass,
  people: ReadonlyMap<string, ClassPerson>,
): readonly ClassRow[] {
  return places.flatMap(({ key, because }, index): readonly ClassRow[] => {
    const person = people.get(key);
    if (person === undefined) return [];
    const { reason, accepted, ...said } = person;
    return [
      {
        ...{ entrant: key, class: t(`classes.class-${code}`), number: index + 1, ...said },
        group: groups.find(({ keys }) => keys.includes(key))?.name ?? '',
        why: [...because.map((one) => classReasonText(t, one)), reason].filter(Boolean).join(' '),
        article: citation(because[0]?.article ?? ''),
        state: accepted ? '' : t('classes.state-open'),
      },
    ];
  });
}

const { own } = columnsIn([...forReaders, 'json']);
const { own: listed } = columnsIn(['terminal', 'file', 'json']);

/** Who is in which class; a page has a table for each. */
export const classColumns: Columns<ClassRow> = [
  listed('class', 'text', 'terms.class'),
  own('number', 'number', 'terms.number', { weight: 'quiet' }),
  own('name', 'text', 'terms.name', { narrow: 'grow', isHead: true }),
  own('club', 'text', 'terms.club', { narrow: 'second', leftOut: 'empty' }),
  own('rating', 'number', 'terms.rating', { narrow: 'second' }),
  own('group', 'text', 'terms.group', { narrow: 'second', leftOut: 'empty' }),
  own('why', 'text', 'terms.why', { narrow: 'second' }),
  own('article', 'text', 'terms.article', { narrow: 'second' }),
  own('state', 'text', 'terms.state', { narrow: 'second', leftOut: 'empty' }),
];
