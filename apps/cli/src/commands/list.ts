import { documentListing } from '@rokade/formats';
import { isListMonth, type RatingListSource, ratingListSources } from '@rokade/register';
import { err, type KindOfPlay, kindsOfPlay, ok, type Result } from '@rokade/rules';
import type {
  FoundPlayer,
  ListImport,
  ListImportError,
  ListProgress,
  RatingLists,
} from '@rokade/server';
import {
  keptListColumns,
  listChangeColumns,
  listDoubtText,
  listedPlayerColumns,
  listName,
} from '@rokade/tables';
import { loadConvertInput } from '../convert/convert-input.ts';
import { dataFolder, listFolder } from '../input/data-folder.ts';
import { nameOfFile } from '../input/load-tournament.ts';
import { numberOption, textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Outcome, type Run } from '../outcome.ts';
import { columnRemarks } from '../say/list-remarks.ts';
import { printedTable } from '../say/printed-table.ts';

const usualLimit = 20;

const sourceOf = (context: Context): RatingListSource | null =>
  ratingListSources.find((source) => source === textOption(context, 'source')) ?? null;

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
    .map(([name, fact]) => [name, t.ifKnown(`terms.list-source-${fact}`) ?? fact]);
  const text = t(`error.${error.code}`, Object.fromEntries(facts)).replace(/\.$/, '');
  return bad(t('cli.list.refused', { file, text }));
};

async function importFile(context: Context, folder: string, file: string): Promise<Outcome> {
  const { t, terminal } = context;
  const said = monthOf(context);
  if (!said.ok) return said.error;
  const keep = numberOption(context, { name: 'keep', least: 1, most: 1000 });
  if (!keep.ok) return keep.error;
  const found = await terminal.findFile(file);
  const name = nameOfFile(file);
  if (typeof found === 'string') return bad(`${name}: ${t(`cli.file.${found}`)}`);
  const { importListApart } = await import('@rokade/server');
  const { openRatingLists } = await import('@rokade/store');
  const asked: ListImport = {
    folder,
    path: found.path,
    name: name.replace(/^.*[/\\]/, ''),
    source: sourceOf(context),
    month: said.value,
    kind: kindOf(context),
    keep: keep.value ?? null,
    now: new Date(),
    signal: terminal.interruption(),
    onProgress: showing(context, name),
  };
  const imported = await importListApart(asked);
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

/** A found player, with the fields' names from the contract. */
const foundLine = ({ ratings, ...player }: FoundPlayer) => {
  const { source, id, name, federation, title, sex, born, club } = player;
  return { source, id, name, federation, title, sex, born, ...ratings, club };
};

function search(context: Context, lists: RatingLists, text: string): Outcome {
  const { t } = context;
  const limit = numberOption(context, { name: 'limit', least: 1, most: 1000 });
  if (!limit.ok) return limit.error;
  const kept = lists.kept();
  const found = lists.search(text, {
    source: sourceOf(context),
    limit: limit.value ?? usualLimit,
  });
  if (wantsJson(context)) return done(jsonLine(found.map(foundLine)));
  if (found.length > 0) {
    return done(printedTable(context, { columns: listedPlayerColumns(), rows: found }));
  }
  if (kept.length === 0) return no('', t('cli.list.no-lists'));
  return no('', t('cli.list.nobody', { text, lists: kept.map(listName).join(', ') }));
}

function show(context: Context, lists: RatingLists): Outcome {
  const kept = lists.kept();
  if (wantsJson(context)) return done(jsonLine(kept));
  if (kept.length === 0) return done(`${context.t('cli.list.none')}\n`);
  return done(printedTable(context, { columns: keptListColumns(), rows: kept }));
}

/** The players whose numbers, titles or federations differ from the lists, of an export as of a report file. */
async function changes(context: Context, lists: RatingLists, file: string): Promise<Outcome> {
  const { t } = context;
  const loaded = await loadConvertInput(context, file);
  if (!loaded.ok) return loaded.error;
  const { document, tournament, players } = loaded.value;
  const { listChanges } = await import('@rokade/server');
  const names = new Map(players.map(({ no, name }) => [no, name]));
  const said = (value: string | number | null): string => String(value ?? '') || '–';
  const found = listChanges(lists, {
    settings: tournament?.settings ?? documentListing(document),
    players: players.map(({ no, ...details }) => ({ id: no, details })),
  });
  if (wantsJson(context)) {
    return done(
      jsonLine(found.map(({ player: no, ...change }) => ({ no, name: names.get(no), ...change }))),
    );
  }
  const rows = found.map(({ player, field, here, value, list: listed }) => ({
    ...listed,
    key: `${player} ${field}`,
    player: names.get(player) ?? '',
    what: t(`field.${field}`),
    here: said(here),
    listed: said(value),
  }));
  if (rows.length > 0) return done(printedTable(context, { columns: listChangeColumns, rows }));
  return done(`${t(lists.kept().length === 0 ? 'cli.list.none' : 'cli.list.no-changes')}\n`);
}

function remove({ t }: Context, lists: RatingLists, text: string): Outcome {
  const list = lists.kept().find((head) => listName(head) === text);
  if (list === undefined) return bad(`${text}: ${t('error.list.missing')}`);
  lists.remove(list.source, list.month);
  return done(`${t('cli.list.removed', { list: text })}\n`);
}

const acts = ['import', 'search', 'changes', 'remove'] as const;

/**
 * `list [import FILE
 *
 * search TEXT
 *
 * changes FILE
 *
 * remove LIST]`: the rating lists of a data folder, each month's a file of its own. Rokade may be
 * running meanwhile.
 */
export const list: Run = async (context, [act, what]) => {
  const { t } = context;
  const place = dataFolder(context);
  if (!place.ok) return place.error;
  const folder = listFolder(context, place.value);
  const known = acts.find((one) => one === act);
  if (act !== undefined && known === undefined) {
    return bad(t('cli.usage.list-act', { act, known: acts.join(', ') }));
  }
  if (known !== undefined && what === undefined) {
    return bad(t('cli.usage.missing-argument', { what: 'WHAT' }));
  }
  if (known === 'import') return importFile(context, folder, what ?? '');
  const { openRatingLists } = await import('@rokade/store');
  const lists = openRatingLists(folder);
  try {
    if (known === undefined) return show(context, lists);
    if (known === 'changes') return await changes(context, lists, what ?? '');
    return known === 'search'
      ? search(context, lists, what ?? '')
      : remove(context, lists, what ?? '');
  } finally {
    lists.close();
  }
};
