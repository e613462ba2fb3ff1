import { type InstallationId, ownInstallation } from '@rokade/installation';
import { organisationName } from '@rokade/presentation/forms/organisation-name.ts';
import { contestLines, eventsApart } from '@rokade/presentation/public/overview-lines.ts';
import { isSearching } from '@rokade/presentation/views/list/list-address.ts';
import { nestedTournaments } from '@rokade/presentation/views/list/nested-tournaments.ts';
import { type Application, filtersInAddress, type TournamentPage } from '@rokade/server';
import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import type { NestedPage } from '#lib/views/list/nested-page.ts';
import { isOpenEvent } from '../events/event-of.ts';
import { archivedPublic, landingLists, searchedPublic } from '../tournaments/listed-tournaments.ts';
import { publicLeagues } from './public-leagues.ts';

/** The application, and the reader's language with its texts. */
interface Reader {
  readonly app: Application;
  readonly language: Language;
  readonly t: TranslateFor<'console'>;
}

/** The names, by id, of all organisations but the installation's own, shown at their books. */
type OthersNames = Readonly<Record<string, string>>;

async function othersNames({ organisations }: Application): Promise<OthersNames> {
  const all = await organisations.list();
  return Object.fromEntries(
    all.filter(({ id }) => id !== ownInstallation).map((one) => [one.id, organisationName(one)]),
  );
}

const openEvents = async ({ events }: Application, of: InstallationId | undefined) =>
  (await events.list())
    .filter((one) => isOpenEvent(one) && !one.archived)
    .filter(({ organisation }) => of === undefined || organisation === of);
type OpenEvents = Awaited<ReturnType<typeof openEvents>>;

/** Puts groups below their events. Only public events are shown. */
const nested = ({ tournaments, ...rest }: TournamentPage, events: OpenEvents): NestedPage => ({
  ...rest,
  tournaments: nestedTournaments(tournaments, events),
});

/** The public competitions of the club, seasons first, then by first day, the newest first. */
const openContests = async ({ app, t }: Reader, of: InstallationId | undefined) =>
  contestLines(
    t,
    (await app.contests.list()).filter(
      ({ archived, organisation }) => !archived && (of === undefined || organisation === of),
    ),
  );

/**
 * The public tournaments, events, competitions and leagues of one organisation, or of all; `found` is the
 * result of the search in the address, null without a search.
 */
export async function publicOverview(reader: Reader, { searchParams }: URL, of?: InstallationId) {
  const { app } = reader;
  const filters = filtersInAddress(searchParams);
  const whose = of === undefined ? {} : { organisation: of };
  const open = await openEvents(app, of);
  const flat = await landingLists(app, whose);
  const lists = {
    running: nested(flat.running, open),
    upcoming: nested(flat.upcoming, open),
    finished: nested(flat.finished, open),
  };
  const found = isSearching(filters) ? await searchedPublic(app, filters, whose) : null;
  return {
    filters,
    events: eventsApart(open, Object.values(lists)),
    contests: await openContests(reader, of),
    teams: await publicLeagues(reader, searchParams.get('club') ?? '', of),
    found: found && nested(found, open),
    lists,
    hasArchive: (await archivedPublic(app, whose)) > 0,
    // The page of one organisation needs no names, since everything on it is theirs.
    names: of === undefined ? await othersNames(app) : {},
  };
}
