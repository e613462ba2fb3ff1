import type { Division, League } from '@rokade/league';
import type { Tournament } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';

/** Where the pages stand, `https://chess.example`; an `URL` has it. */
interface Site {
  readonly origin: string;
}

/**
 * The tables that other sites may embed, and those sites; null: no site may, or the tournament is
 * not public.
 */
export function embedDesk(
  { t: say }: Pick<Locale<'server'>, 't'>,
  { origin }: Site,
  t: Tournament,
) {
  const { name, embedAt, visibility } = t.settings;
  if (embedAt.length === 0 || !visibility.published) return null;
  const tables = [
    ...(visibility.standings ? [['standings', say('terms.standings')] as const] : []),
    ['round', say('terms.pairings')] as const,
  ];
  return {
    sites: embedAt,
    tables: tables.map(([table, title]) => ({
      address: `${origin}/embed/${t.id}/${table}`,
      title: `${name}: ${title}`,
    })),
  };
}

/** The tables of a division that other sites may embed, and those sites; null: as for a tournament. */
export function embedDivisionDesk(
  { t: say }: Pick<Locale<'server'>, 't'>,
  { origin }: Site,
  {
    league: {
      id,
      values: { name, embedAt = [], published },
    },
    division,
  }: { readonly league: League; readonly division: Division },
) {
  if (embedAt.length === 0 || !published) return null;
  const tables = [
    ['table', say('league.table')],
    ['round', say('league.matches')],
  ] as const;
  return {
    sites: embedAt,
    tables: tables.map(([table, title]) => ({
      address: `${origin}/embed/league/${id}/${division.id}/${table}`,
      title: `${name}, ${division.values.name}: ${title}`,
    })),
  };
}
