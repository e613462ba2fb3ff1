import { isListMonth } from '@rokade/register';
import { err, type KindOfPlay, kindsOfPlay, ok, type Result } from '@rokade/rules';
import type { ListImport, ListImportError, ListProgress } from '@rokade/server';
import { listDoubtText, listName } from '@rokade/tables';
import { nameOfFile } from '../input/load-tournament.ts';
import { numberOption, textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { columnRemarks } from '../say/list-remarks.ts';
import { listSource } from './list-source.ts';

const kindOf = (context: Context): KindOfPlay | null =>
  kindsOfPlay.find((kind) => kind === textOption(context, 'type')) ?? null;

function monthOf(context: Context): Result<string | null, Outcome> {
  const text = textOption(context, 'month') ?? null;
  return text === null || isListMonth(text)
    ? ok(text)
    : err(bad(context.t('cli.usage.list-month', { text })));
}

/** Shows the progress of an import. */
const showing =
  ({ t, terminal }: Context, file: string) =>
  ({ stage, players, share }: ListProgress): void =>
    terminal.showProgress(
      t(`cli.list.${stage}`, { file, players, percent: Math.floor(share * 100) }),
    );

const refused = ({ t }: Context, file: string, error: ListImportError): Outcome => {
  const facts = Object.entries(error)
    .filter(([, fact]) => typeof fact !== 'object')
    .map(([name, fact]) => [name, t.find(`terms.list-source-${fact}`) ?? fact]);
  const text = t(`error.${error.code}`, Object.fromEntries(facts)).replace(/\.$/, '');
  return bad(t('cli.list.refused', { file, text }));
};

/** `list import FILE`: takes the list of a month into the folder, in a thread of its own. */
export async function importListFile(
  context: Context,
  folder: string,
  file: string,
): Promise<Outcome> {
  const { t, terminal } = context;
  const monthOption = monthOf(context);
  if (!monthOption.ok) return monthOption.error;
  const keep = numberOption(context, { name: 'keep', least: 1, most: 1000 });
  if (!keep.ok) return keep.error;
  const found = await terminal.findFile(file);
  const name = nameOfFile(file);
  if (typeof found === 'string') return bad(`${name}: ${t(`cli.file.${found}`)}`);
  const { importListApart } = await import('@rokade/server');
  const { openRatingLists } = await import('@rokade/store');
  const request: ListImport = {
    folder,
    path: found.path,
    name: name.replace(/^.*[/\\]/, ''),
    source: listSource(context),
    month: monthOption.value,
    kind: kindOf(context),
    keep: keep.value ?? null,
    now: new Date(),
    signal: terminal.interruption(),
    onProgress: showing(context, name),
  };
  const imported = await importListApart(request);
  terminal.showProgress('');
  if (!imported.ok) return refused(context, name, imported.error);
  const { source, players, month, doubt, leftOut } = imported.value;
  const remarks = [
    ...(doubt === null ? [] : [`${name}: ${listDoubtText(t, { month, doubt })}`]),
    ...columnRemarks(context, name, leftOut),
  ];
  if (wantsJson(context)) return done(jsonLine({ source, month, players }), remarks);
  const lists = openRatingLists(folder);
  const kept = lists.kept().map(listName).join(', ');
  lists.close();
  const facts = { source: t(`terms.list-source-${source}`), month };
  return done(`${t('cli.list.imported', { ...facts, players, kept })}\n`, remarks);
}
