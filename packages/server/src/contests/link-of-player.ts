import { type Contest, entryName, skatView, tableKey } from '@rokade/club';
import { translator } from '@rokade/texts/all';
import type { Language } from '@rokade/tournament';
import type { LinkRequest } from '../accounts/helper-links.ts';

/** A table's link lasts for the evenings of its tournament; a player's lasts for a year of the club. */
const hoursOfTable = 24 * 7;

/** The tables of the round of Skat that is played, as links name them. */
export const tablesToLink = (contest: Contest): readonly string[] =>
  skatView(contest)?.current?.tables.map(({ table }) => tableKey(table)) ?? [];

/** What a table is called on its link; null: the competition has no such table now. */
function tableName(contest: Contest, player: string, language: Language): string | null {
  const tables = skatView(contest)?.current?.tables ?? [];
  const found = tables.find(({ table }) => tableKey(table) === player);
  return found === undefined ? null : translator(language)('terms.table-n', { table: found.table });
}

/**
 * A link for somebody who plays in a competition, or for a table of Skat: it is called as they are, and
 * lasts as long as such links do, where the request does not say otherwise.
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
