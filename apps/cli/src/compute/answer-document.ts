import type { Reason } from '@rokade/rules';
import type { Context } from '../outcome.ts';
import { type Namer, reasonLines, reasonsDocument } from '../say/reason-text.ts';
import { textTable } from '../say/text-table.ts';
import type { Answer, AnswerPart } from './compute-rule.ts';

type Part = Answer[string];

/** The context of an answer, and whether the reasons are shown with it. */
export interface AnswerContext {
  readonly context: Context;
  readonly explain: boolean;
}

const isReasons = (name: string, part: Part): part is readonly Reason[] =>
  name === 'because' && Array.isArray(part);

const isRecord = (part: Part): part is Answer =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const namer =
  ({ t }: Context): Namer =>
  (no) =>
    t('cli.compute.player', { no });

/** An answer as the contract has it, with reasons as texts if they are requested. */
export function answerDocument(answering: AnswerContext, part: Part): unknown {
  if (Array.isArray(part)) return part.map((each: AnswerPart) => answerDocument(answering, each));
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => {
      if (!isReasons(name, value)) return [[name, answerDocument(answering, value)]];
      const { context, explain } = answering;
      return explain ? [[name, reasonsDocument(context.t, namer(context), value)]] : [];
    }),
  );
}

const headOf = ({ t }: Context, name: string): string =>
  t.find(`cli.compute.field.${name}`) ?? name;

function cell(context: Context, part: Part): string {
  if (part === null || (Array.isArray(part) && part.length === 0)) return '–';
  if (typeof part === 'boolean') return context.t(part ? 'terms.yes' : 'terms.no');
  if (typeof part === 'number') {
    const digits = { maximumFractionDigits: 2, useGrouping: false };
    return new Intl.NumberFormat(context.language, digits).format(part);
  }
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map((each: AnswerPart) => cell(context, each)).join(' · ');
  return values(part)
    .map(([name, value]) => `${headOf(context, name)} ${cell(context, value)}`)
    .join(' · ');
}

const values = (part: Part): readonly (readonly [string, Part])[] =>
  isRecord(part) ? Object.entries(part).filter(([name]) => name !== 'because') : [];

function rowsText(context: Context, name: string, rows: readonly AnswerPart[]): string {
  const names = [...new Set(rows.flatMap((row) => values(row).map(([column]) => column)))];
  const columns = names.map((column) => ({
    head: headOf(context, column),
    align: rows.some((row) => typeof (row as Answer)[column] === 'number')
      ? ('right' as const)
      : ('left' as const),
  }));
  const cells = rows.map((row) =>
    names.map((column) => cell(context, (row as Answer)[column] ?? '')),
  );
  return `${headOf(context, name)}\n\n${textTable(columns, cells)}`;
}

const reasonsIn = (part: Part): readonly Reason[] => {
  if (Array.isArray(part)) return part.flatMap((each: AnswerPart) => reasonsIn(each));
  if (!isRecord(part)) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    isReasons(name, value) ? value : reasonsIn(value),
  );
};

/** An answer as text: single values on a line each, lists of several values as tables, reasons last. */
export function answerText({ context, explain }: AnswerContext, answer: Answer): string {
  const parts = values(answer).map(([name, part]) =>
    Array.isArray(part) && part.some(isRecord)
      ? rowsText(context, name, part)
      : `${headOf(context, name)}: ${cell(context, part)}\n`,
  );
  const because = reasonLines(context.t, namer(context), reasonsIn(explain ? answer : null));
  return [...parts, ...(because.length === 0 ? [] : [`${because.join('\n')}\n`])].join('\n');
}
