import type { InstallationId } from '@rokade/installation';
import { leaguesInOverview } from '@rokade/presentation/public/league/leagues-in-overview.ts';
import type { Application } from '@rokade/server';
import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

/** The application, and the reader's language with its texts. */
interface Reader {
  readonly app: Application;
  readonly language: Language;
  readonly t: TranslateFor<'console'>;
}

/** The published leagues of an organisation, or of all, as the public sees them. */
async function openLeagues({ leagues }: Application, of: InstallationId | undefined) {
  const listed = (await leagues.list())
    .filter(({ summary, archived }) => summary?.published === true && !archived)
    .filter(({ organisation }) => of === undefined || organisation === of);
  const shown = await Promise.all(
    listed.map(async ({ id, organisation }) => ({ organisation, found: await leagues.shown(id) })),
  );
  return shown.flatMap(({ organisation, found }) =>
    found.ok ? [{ organisation, league: found.value.league, now: found.value.now }] : [],
  );
}

/**
 * What the first page says of team leagues: the leagues, and the matches of these days, of all clubs or of
 * the one in the address.
 */
export async function publicLeagues(
  { app, language, t }: Reader,
  club: string,
  of: InstallationId | undefined,
) {
  const open = await openLeagues(app, of);
  return leaguesInOverview({ t, language }, open, club);
}
