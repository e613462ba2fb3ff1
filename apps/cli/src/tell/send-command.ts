import type { OfKind, Shape } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { BookDoor, BookDoors } from '@rokade/server';
import { loadBytes, nameOfFile } from '../input/load-tournament.ts';
import { machine } from '../input/with-opened.ts';
import { hasOption, numberOption, textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { namesInBook } from '../show/names-in-books.ts';
import type { TypedField } from './field-tree.ts';
import { type CommandCalled, faultyFields, refusedCommand } from './refused-command.ts';
import {
  type CommandReader,
  commandOfDocument,
  commandOfFields,
  type ReadCommand,
  type TypedKind,
} from './typed-command.ts';

/** A command as it was called, to an existing book or to a book that it begins. */
export interface SentCommand extends CommandCalled {
  readonly doors: BookDoors;
  readonly commandShape: Shape;
  /** Its member of the shape of all commands. */
  readonly shape: Shape;
  /** The address of the book; null: the command begins one. */
  readonly id: string | null;
  readonly fields: readonly TypedField[];
}

const doorOf = ({ doors, book }: SentCommand): BookDoor => doors[book] as unknown as BookDoor;

/** The document of fields that `--json` names; undefined: it was not given. */
async function documentOption(context: Context): Promise<Result<unknown, Outcome>> {
  const file = textOption(context, 'json');
  if (file === undefined) return ok(undefined);
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes;
  try {
    return ok(JSON.parse(new TextDecoder().decode(bytes.value)));
  } catch {
    return err(bad(context.t('cli.tell.no-json', { file: nameOfFile(file) })));
  }
}

/** The reader of fields, that of forms, and the shape's refusals. */
async function readerFor({ commandShape }: SentCommand): Promise<CommandReader> {
  const { bodyOfForm, placesRefused, schemaOf } = await import('@rokade/server');
  const schema = schemaOf(commandShape);
  return {
    read: (fields) => bodyOfForm(schema, fields),
    refused: (command) => placesRefused(schema, command),
  };
}

const nameTyped = (fields: readonly TypedField[]): string =>
  fields.find(([path]) => path === 'values.name' || path === 'settings.name')?.[1] ?? '';

async function readCommand(
  context: Context,
  sent: SentCommand,
): Promise<Result<ReadCommand, Outcome>> {
  const { kind, shape, id, fields } = sent;
  const { newId } = await import('@rokade/server');
  const begins = id === null ? doorOf(sent).beginning : null;
  const typed: TypedKind = {
    kind,
    shape,
    usual: begins?.usual() ?? {},
    newId: (path, parse) =>
      begins !== null && path === 'id' ? begins.newId(nameTyped(fields)) : newId(parse),
  };
  const document = await documentOption(context);
  if (!document.ok) return document;
  const reader = await readerFor(sent);
  if (document.value !== undefined && fields.length > 0) {
    return err(bad(context.t('cli.tell.json-and-fields')));
  }
  const read =
    document.value === undefined
      ? commandOfFields(typed, fields, reader)
      : commandOfDocument(typed, document.value, reader);
  return read.ok ? read : err(faultyFields(context, sent, read.error));
}

/** The version that the command is based on: the one from the options, otherwise the newest. */
async function versionBefore(
  context: Context,
  sent: SentCommand,
): Promise<Result<number, Outcome>> {
  const named = numberOption(context, { name: 'based-on', least: 0, most: 999_999_999 });
  if (!named.ok) return named;
  if (named.value !== undefined) return ok(named.value);
  const state = sent.id === null ? null : await doorOf(sent).get(sent.id);
  return ok(state?.ok === true ? state.value.version : 0);
}

function doneText(context: Context, version: number, made: readonly TypedField[]): Outcome {
  if (wantsJson(context)) return done(jsonLine({ version, made: Object.fromEntries(made) }));
  const { t } = context;
  const ids = made.map(([place, id]) => t('cli.tell.made-id', { place, id }));
  return done(`${[t('cli.tell.done', { version }), ...ids].join('\n')}\n`);
}

const idOf = (command: OfKind): string => ('id' in command ? String(command.id) : '');

/** Reads a command, sends it to its book, and reports the result. */
export async function sendCommand(context: Context, sent: SentCommand): Promise<Outcome> {
  const read = await readCommand(context, sent);
  if (!read.ok) return read.error;
  const { command, made } = read.value;
  const basedOn = await versionBefore(context, sent);
  if (!basedOn.ok) return basedOn.error;
  const isTwice = hasOption(context, 'confirmed-twice');
  const isConfirmed = isTwice || hasOption(context, 'confirmed');
  const request = {
    basedOn: basedOn.value,
    command,
    reason: textOption(context, 'reason') ?? '',
    confirmed: isTwice ? ('twice' as const) : isConfirmed,
  };
  const id = sent.id ?? idOf(command);
  const executed = await doorOf(sent).execute(id, request, machine);
  if (executed.ok) return doneText(context, executed.value.state.version, made);
  const { errorStatus } = await import('@rokade/server');
  const names = await namesInBook(sent.doors, sent.book, id);
  const nameOf = (one: string): string => names.get(one) ?? one;
  return refusedCommand(context, executed.error, {
    typed: sent.fields,
    namer: { nameOf, nameOfNo: String },
    isConfirmed,
    status: errorStatus(executed.error),
  });
}
