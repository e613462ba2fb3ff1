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

/** The choices for a list of people that is compared with the register. */
export interface ListQuestion extends ListFacts {
  /** The meaning of its columns; null: as chosen for these headings before, else by the headings themselves. */
  readonly columns: ColumnChoice | null;
}

/** A list of people compared with the register, person by person. */
export interface ListPreview extends Pick<RegisterList, 'columns' | 'faults'> {
  /** The list's headings, joined by tabs: the key under which the meaning of its columns is remembered. */
  readonly headings: string;
  /** The version of the register that it was compared with. */
  readonly version: number;
  readonly lines: readonly PreviewLine[];
}

const longestHeadings = 2000;

/** Reads a list and compares it with the register; a federation's list takes seconds. */
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

/** The changes that importing a list of people makes. */
export interface ListTaking {
  readonly headings: string;
  /** The number of lines that are clear about whom they mean. */
  readonly people: number;
  readonly steps: Extract<RegisterCommand, { kind: 'take-in' }>['steps'];
}

/** Reads a list and returns the clear lines of its preview as steps of a command. */
export function readListTaking(
  input: string | Uint8Array,
  register: Register,
  question: ListQuestion & { readonly source: string },
): ListTaking {
  const { headings, lines } = readRegisterList(input, register, question);
  const { steps } = takeInCommand(lines, question, newRegisterIds);
  return { headings, people: lines.filter(isClear).length, steps };
}
