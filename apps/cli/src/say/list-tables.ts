import type { RatingListHead } from '@rokade/register';
import type { FoundPlayer } from '@rokade/server';
import type { Context } from '../outcome.ts';
import { type TableColumn, textTable } from './text-table.ts';

/** A list as it is called on the command line: `fide-2026-11`. */
export const listName = ({ source, month }: Pick<RatingListHead, 'source' | 'month'>): string =>
  `${source}-${month}`;

const left = (head: string): TableColumn => ({ head, align: 'left' });
const right = (head: string): TableColumn => ({ head, align: 'right' });

const number = (value: number | null): string => (value === null ? '' : String(value));

/** The lists that are kept. */
export const keptTable = ({ t }: Context, lists: readonly RatingListHead[]): string =>
  textTable(
    [
      left(t('cli.list.source')),
      right(t('cli.list.players')),
      left(t('cli.list.imported-at')),
      left(t('cli.list.file')),
    ],
    lists.map((list) => [
      listName(list),
      String(list.players),
      list.importedAt.slice(0, 10),
      list.file,
    ]),
  );

/** Players found, with the list they stand in. */
export const foundTable = ({ t }: Context, players: readonly FoundPlayer[]): string =>
  textTable(
    [
      left(t('cli.list.source')),
      right(t('cli.list.number')),
      left(t('terms.title')),
      left(t('terms.name')),
      left(t('terms.federation')),
      right(t('cli.list.standard')),
      right(t('cli.list.rapid')),
      right(t('cli.list.blitz')),
      left(t('cli.list.born')),
      left(t('terms.club')),
    ],
    players.map((player) => [
      ...[listName(player), player.id, player.title, player.name, player.federation],
      ...[player.ratings.standard, player.ratings.rapid, player.ratings.blitz].map(number),
      ...[player.born, player.club],
    ]),
  );
