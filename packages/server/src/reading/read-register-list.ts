import { parseRegisterList, type RegisterList } from '@rokade/formats';
import {
  type ColumnChoice,
  isClear,
  type ListFacts,
  type PreviewLine,
  previewList,
  type Register,
  type RegisterCommand,
  takeInCommand,
} from '@rokade/register';
import { newRegisterIds } from '../values/new-register-ids.ts';

/** What is said of a list of people when it is looked at. */
export interface ListQuestion extends ListFacts {
  /** What its columns hold, by their headings; null: as remembered, else by the headings. */
  readonly columns: ColumnChoice | null;
}

/** A list of people held against the register, person by person. */
export interface ListPreview extends Pick<RegisterList, 'columns' | 'faults'> {
  /** Names the list's columns, for remembering what they hold. */
  readonly headings: string;
  /** The register's version that it was held against. */
  readonly version: number;
  readonly lines: readonly PreviewLine[];
}

const longestHeadings = 2000;

/** Reads a list and holds it against the register; of a federation's it takes seconds. */
export function readRegisterList(
  input: string | Uint8Array,
  register: Register,
  question: ListQuestion,
): ListPreview {
  const plain = parseRegisterList(input);
  const headings = plain.columns.map(({ heading }) => heading).join('\t');
  const key = headings.slice(0, longestHeadings);
  const chosen = question.columns ?? new Map(Object.entries(register.columnChoices)).get(key);
  const { listed, ...list } = chosen === undefined ? plain : parseRegisterList(input, chosen);
  return {
    ...list,
    headings: key,
    version: register.version,
    lines: previewList(register, listed, question),
  };
}

/** What taking in a list of people does. */
export interface ListTaking {
  readonly headings: string;
  /** How many people it speaks of clearly. */
  readonly people: number;
  readonly steps: Extract<RegisterCommand, { kind: 'take-in' }>['steps'];
}

/** Reads a list, and gives what its preview says, where it is clear, as steps. */
export function readListTaking(
  input: string | Uint8Array,
  register: Register,
  question: ListQuestion & { readonly source: string },
): ListTaking {
  const { headings, lines } = readRegisterList(input, register, question);
  const { steps } = takeInCommand(lines, question, newRegisterIds);
  return { headings, people: lines.filter(isClear).length, steps };
}
