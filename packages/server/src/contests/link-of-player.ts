import { type Contest, entryName, skatView, tableKey } from '@rokade/club';
import { translator } from '@rokade/texts/all';
import type { Language } from '@rokade/tournament';
import type { LinkRequest } from '../accounts/helper-links.ts';

/** How many hours a table's link is valid: a week. A player's is valid as long as links of the role may be. */
const hoursOfTable = 24 * 7;

/** The keys of the tables in the present round of Skat, as links name them. */
export const tablesToLink = (contest: Contest): readonly string[] =>
  skatView(contest)?.current?.tables.map(({ table }) => tableKey(table)) ?? [];

/** Whoever plays in the competition, by their ids, as links name them. */
export const playersToLink = ({ entries }: Contest): readonly string[] =>
  entries.filter(({ values }) => values.name !== '').map(({ id }) => id);

/** The name of a table on its link; null: the competition has no such table now. */
function tableName(contest: Contest, player: string, language: Language): string | null {
  const tables = skatView(contest)?.current?.tables ?? [];
  const found = tables.find(({ table }) => tableKey(table) === player);
  return found === undefined ? null : translator(language)('terms.table-n', { table: found.table });
}

/**
 * The request for a link of a player of a competition, or of a table of Skat, with its defaults: the name
 * of the player or table, and the usual time.
 */
export function linkOfPlayer(
  contest: Contest,
  request: LinkRequest,
  language: Language,
): LinkRequest {
  const { player = '' } = request;
  const table = tableName(contest, player, language);
  return {
    ...request,
    name: request.name || (table ?? entryName(contest, player)),
    ...(table === null || request.hours !== undefined ? {} : { hours: hoursOfTable }),
  };
}
