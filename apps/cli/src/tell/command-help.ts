import type { Shape } from '@rokade/journal';
import { wantsJson } from '../options.ts';
import { type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { leftTable } from '../say/text-table.ts';
import { type CommandField, fieldsOfCommand } from './command-fields.ts';
import { type BookName, keyOfCommand } from './command-sentence.ts';
import { kindsIn } from './command-shapes.ts';
import { valueText } from './value-text.ts';

/** The commands of a book by their kinds. */
export const commandsIn = (commandShape: Shape): ReadonlyMap<string, Shape> =>
  kindsIn(commandShape) ?? new Map();

/** The sentence on what a command of a book does. */
export const sentenceOf = ({ t }: Context, book: BookName, kind: string): string =>
  t.find(keyOfCommand(book, kind)) ?? '';

const namesNeeded = (shape: Shape): string =>
  fieldsOfCommand(shape)
    .filter(({ need, where }) => need === 'needed' && where === '')
    .map(({ path }) => path)
    .join(' ');

const fieldDocument = ({ path, shape, need, where }: CommandField) => ({
  field: path,
  value: shape.kind,
  ...(shape.kind === 'word' ? { words: shape.words } : {}),
  need,
  ...(where === '' ? {} : { where }),
});

/** The commands of a book, each with its sentence and its required fields. */
export function commandList(context: Context, book: BookName, commandShape: Shape): Outcome {
  const { t } = context;
  const all = [...commandsIn(commandShape)];
  if (wantsJson(context)) {
    const documents = all.map(([command, shape]) => ({
      command,
      what: sentenceOf(context, book, command),
      fields: fieldsOfCommand(shape).map(fieldDocument),
    }));
    return done(jsonLine(documents));
  }
  const rows = all.map(([kind, shape]) => [
    kind,
    sentenceOf(context, book, kind),
    namesNeeded(shape),
  ]);
  return done(
    leftTable([t('cli.tell.command'), t('cli.tell.what'), t('cli.tell.needed-fields')], rows),
  );
}

const needWords = { needed: 'cli.tell.needed', made: 'cli.tell.made', optional: null } as const;

function fieldRow(context: Context, { path, shape, need, where }: CommandField): readonly string[] {
  const key = needWords[need];
  const needText = key === null ? '' : context.t(key);
  return [path, valueText(context, shape), needText, where];
}

/** A command of a book with all its fields: what each takes and whether it is required. */
export function commandDetails(
  context: Context,
  book: BookName,
  [kind, shape]: readonly [string, Shape],
): Outcome {
  const { t } = context;
  const what = sentenceOf(context, book, kind);
  const fields = fieldsOfCommand(shape);
  if (wantsJson(context)) {
    return done(jsonLine({ command: kind, what, fields: fields.map(fieldDocument) }));
  }
  const head = `${kind}: ${what}`;
  if (fields.length === 0) return done(`${head}\n${t('cli.tell.no-fields')}\n`);
  const heads = [t('cli.tell.field'), t('cli.tell.value'), t('cli.tell.need'), t('cli.tell.where')];
  const table = leftTable(
    heads,
    fields.map((field) => fieldRow(context, field)),
  );
  return done(`${head}\n\n${table}\n${t('cli.tell.how')}\n`);
}
