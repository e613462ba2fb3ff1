import type { Result } from '@rokade/rules';
import type { ProgramFault } from './program-fault.ts';
import type { ReadProgram } from './program-tournament.ts';
import { readSwt } from './read-swt.ts';
import { readTunx } from './read-tunx.ts';
import { isSwt } from './swt-layout.ts';
import { isTunx } from './tunx-layout.ts';

/** A program's own form of a file. */
interface ProgramForm {
  readonly isIt: (bytes: Uint8Array) => boolean;
  readonly read: (bytes: Uint8Array) => Result<ReadProgram, ProgramFault>;
}

/** The binary forms of other programs that are read, each known by its content. */
const programForms = {
  'swiss-manager': { isIt: isTunx, read: readTunx },
  'swiss-chess': { isIt: isSwt, read: readSwt },
} as const satisfies Readonly<Record<string, ProgramForm>>;

/** The program whose own form a file has. */
export type ProgramFormCode = keyof typeof programForms;

const codes = Object.keys(programForms) as readonly ProgramFormCode[];

/** The program whose own form a file has, by its content; null: none of those that are known. */
export function programFormOf(input: string | Uint8Array): ProgramFormCode | null {
  if (typeof input === 'string') return null;
  return codes.find((code) => programForms[code].isIt(input)) ?? null;
}

/** Reads a file in a program's own form. */
export const readProgramForm = (
  code: ProgramFormCode,
  bytes: Uint8Array,
): Result<ReadProgram, ProgramFault> => programForms[code].read(bytes);
