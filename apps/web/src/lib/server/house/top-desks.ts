import { topDesks } from '@rokade/presentation/console/doors/desks.ts';
import type { DeskName } from '@rokade/presentation/words/desk-name.ts';

/** The desks with any data; tournaments and the installation always count. */
async function desksInUse({ app }: App.Locals): Promise<readonly DeskName[]> {
  const { organisation, events, contests, leagues, register, ratings, sanctions } = app;
  const [anyEvents, anyContests, anyLeagues] = await Promise.all([
    events.page({ organisation, most: 1 }),
    contests.page({ organisation, most: 1 }),
    leagues.page({ organisation, most: 1 }),
  ]);
  const inUse: Readonly<Record<DeskName, boolean>> = {
    tournaments: true,
    events: anyEvents.total > 0,
    people: register.now().version > 0,
    ratings: ratings.now().version > 0,
    federation: sanctions.now().version > 0,
    club: anyContests.total > 0,
    leagues: anyLeagues.total > 0,
    installation: true,
  };
  return (Object.keys(inUse) as DeskName[]).filter((desk) => inUse[desk]);
}

/**
 * The desks in the navigation of the console, by the installation's purpose and the desks in use.
 */
export async function topDesksOf(locals: App.Locals): Promise<readonly DeskName[]> {
  const { purpose } = locals.app.installation.now();
  return topDesks(purpose, purpose === '' ? [] : await desksInUse(locals));
}
