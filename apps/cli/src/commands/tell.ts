import type { Shape } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { BookDoors, DoorKind } from '@rokade/server';
import { withOpened } from '../input/with-opened.ts';
import { containsOption } from '../options.ts';
import { bad, type Context, done, type Outcome, type Run } from '../outcome.ts';
import { addressOf, bookCalled } from '../show/called-book.ts';
import { closestTo } from '../tell/closest.ts';
import { fieldsOfCommand } from '../tell/command-fields.ts';
import { commandDetails, commandList, commandsIn } from '../tell/command-help.ts';
import type { BookName } from '../tell/command-sentence.ts';
import type { TypedField } from '../tell/field-tree.ts';
import { sendCommand } from '../tell/send-command.ts';

/** The words after the kind of book: the book, the command, and its fields. */
interface Called {
  readonly which: string | null;
  readonly kind: string | undefined;
  readonly words: readonly string[];
}

/** The parsed words; the first is a book of the kind, unless there is only one or it is a command. */
function calledBy({ commandShape, hasMany }: DoorKind, words: readonly string[]): Called {
  const commands = commandsIn(commandShape);
  const [first, second, ...rest] = words;
  const isCommand = first !== undefined && (commands.has(first) || second?.includes('=') === true);
  if (!hasMany || isCommand) return { which: null, kind: first, words: words.slice(1) };
  return { which: first ?? null, kind: second, words: rest };
}

/** The fields from the words, `FIELD=VALUE` each; `\n` is the end of a line. */
function fieldsIn(
  { t }: Context,
  words: readonly string[],
): Result<readonly TypedField[], Outcome> {
  const wrong = words.find((word) => word.indexOf('=') < 1);
  if (wrong !== undefined) return err(bad(t('cli.tell.no-value', { text: wrong })));
  return ok(
    words.map((word) => {
      const at = word.indexOf('=');
      return [word.slice(0, at), word.slice(at + 1).replaceAll('\\n', '\n')] as const;
    }),
  );
}

function unknownCommand(
  { t }: Context,
  book: BookName,
  text: string,
  commands: readonly string[],
): Outcome {
  const closest = closestTo(text, commands).join(', ');
  return bad(
    closest === ''
      ? t('cli.tell.no-command', { book, text, known: commands.join(', ') })
      : t('cli.tell.no-command-but', { book, text, closest }),
  );
}

const needsFields = (shape: Shape): boolean =>
  fieldsOfCommand(shape).some(({ need }) => need === 'needed');

/** A command as it was called, with its fields. */
interface CalledCommand extends Called {
  readonly book: BookName;
  readonly door: DoorKind;
  readonly kind: string;
  readonly shape: Shape;
  readonly fields: readonly TypedField[];
}

/** The address of the book that a command goes to; null: the command begins a book. */
async function bookFor(
  context: Context,
  doors: BookDoors,
  { book, door, which, kind }: CalledCommand,
): Promise<Result<string | null, Outcome>> {
  if (!door.hasMany) return ok('');
  if (which !== null) return addressOf(context, book, doors[book], which);
  return door.beginsBy === kind
    ? ok(null)
    : err(bad(context.t('cli.usage.missing-argument', { what: 'WHICH' })));
}

async function sent(context: Context, called: CalledCommand): Promise<Outcome> {
  const { openBooks } = await import('@rokade/server');
  return withOpened(context, openBooks, async ({ doors }) => {
    const id = await bookFor(context, doors, called);
    if (!id.ok) return id.error;
    const { commandShape } = called.door;
    return sendCommand(context, { ...called, doors, commandShape, id: id.value });
  });
}

/** That there is no such book in the data folder; null: there is. */
async function unknownBook(
  context: Context,
  book: BookName,
  which: string,
): Promise<Outcome | null> {
  const { openBooks } = await import('@rokade/server');
  const outcome = await withOpened(context, openBooks, async ({ doors }) => {
    const id = await addressOf(context, book, doors[book], which);
    return id.ok ? done('') : id.error;
  });
  return outcome.exit === 0 ? null : outcome;
}

/** `tell BOOK [WHICH] [COMMAND] [FIELD=VALUE…]`: sends a command to a book of a data folder. */
export const tell: Run = async (context, [text = '', ...words]) => {
  const book = bookCalled(context, text);
  if (!book.ok) return book.error;
  const { doorKinds } = await import('@rokade/server');
  const door: DoorKind = doorKinds[book.value];
  const called = calledBy(door, words);
  const { kind } = called;
  if (kind === undefined) {
    const fault =
      called.which === null ? null : await unknownBook(context, book.value, called.which);
    return fault ?? commandList(context, book.value, door.commandShape);
  }
  const commands = commandsIn(door.commandShape);
  const shape = commands.get(kind);
  if (shape === undefined) return unknownCommand(context, book.value, kind, [...commands.keys()]);
  const fields = fieldsIn(context, called.words);
  if (!fields.ok) return fields.error;
  const saysNothing = fields.value.length === 0 && !containsOption(context, 'json');
  return saysNothing && needsFields(shape)
    ? commandDetails(context, book.value, [kind, shape])
    : sent(context, { ...called, book: book.value, door, kind, shape, fields: fields.value });
};
