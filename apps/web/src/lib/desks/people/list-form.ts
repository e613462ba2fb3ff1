import {
  type ColumnChoice,
  type ListChoice,
  type ListColumnCode,
  listColumnCodes,
  type PersonId,
} from '@rokade/register';

const columnPrefix = 'column ';
const choicePrefix = 'choice ';

/** The name of a form's field for a column of the list, and for a line of its preview. */
export const columnName = (heading: string): string => `${columnPrefix}${heading}`;

export const choiceName = (line: string): string => `${choicePrefix}${line}`;

const behind = (form: FormData, prefix: string): readonly (readonly [string, string])[] =>
  [...form].flatMap(([name, value]) =>
    name.startsWith(prefix) && typeof value === 'string'
      ? [[name.slice(prefix.length), value] as const]
      : [],
  );

const codeOf = (text: string): ListColumnCode | null =>
  listColumnCodes.find((code) => code === text) ?? null;

/** What somebody says the columns hold; null: the form does not ask yet. */
export function columnsIn(form: FormData): ColumnChoice | null {
  const columns = behind(form, columnPrefix);
  return columns.length === 0
    ? null
    : Object.fromEntries(columns.map(([heading, text]) => [heading, codeOf(text)]));
}

const choiceOf = (text: string): ListChoice =>
  text === 'new' || text === 'leave-out'
    ? { kind: text }
    : { kind: 'same', person: text as PersonId };

/** Whom the lines speak of, where somebody said it. */
export const choicesIn = (form: FormData): Readonly<Record<string, ListChoice>> =>
  Object.fromEntries(
    behind(form, choicePrefix)
      .filter(([, text]) => text !== '')
      .map(([line, text]) => [line, choiceOf(text)]),
  );
