import type { FoundPlayer, RatingLists } from '@rokade/server';
import { keptListColumns, listedPlayerColumns, listName } from '@rokade/tables';
import { dataFolder, listFolder } from '../input/data-folder.ts';
import { listSource } from '../lists/list-source.ts';
import { numberOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Outcome, type Run } from '../outcome.ts';
import { printedTable } from '../say/printed-table.ts';

const usualLimit = 20;

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
    source: listSource(context),
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
  const chosenAct = acts.find((one) => one === act);
  if (act !== undefined && chosenAct === undefined) {
    return bad(t('cli.usage.list-act', { act, known: acts.join(', ') }));
  }
  if (chosenAct !== undefined && what === undefined) {
    return bad(t('cli.usage.missing-argument', { what: 'WHAT' }));
  }
  if (chosenAct === 'import') {
    const { importListFile } = await import('../lists/import-list-file.ts');
    return importListFile(context, folder, what ?? '');
  }
  const { openRatingLists } = await import('@rokade/store');
  const lists = openRatingLists(folder);
  try {
    if (chosenAct === undefined) return show(context, lists);
    if (chosenAct === 'changes') {
      const { listChangesOf } = await import('../lists/list-changes.ts');
      return await listChangesOf(context, lists, what ?? '');
    }
    return chosenAct === 'search'
      ? search(context, lists, what ?? '')
      : remove(context, lists, what ?? '');
  } finally {
    lists.close();
  }
};
