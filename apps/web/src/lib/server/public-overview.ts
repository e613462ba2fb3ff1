import { contestFormat } from '@rokade/club';
import { type InstallationId, ownInstallation } from '@rokade/installation';
import { type Application, askedInAddress } from '@rokade/server';
import { organisationName } from '#lib/ui/organisation-name.ts';
import { isSearching } from '#lib/views/list/list-address.ts';
import { isOpenEvent } from './event-of.ts';
import { archivedPublic, landingLists, searchedPublic } from './listed-tournaments.ts';

/** The other organisations' names, by their ids: what is theirs says so. */
type OthersNames = Readonly<Record<string, string>>;

async function othersNames({ organisations }: Application): Promise<OthersNames> {
  const all = await organisations.list();
  return Object.fromEntries(
    all.filter(({ id }) => id !== ownInstallation).map((one) => [one.id, organisationName(one)]),
  );
}

const isSeason = ({ format }: { readonly format: string }): boolean =>
  contestFormat(format)?.isOneAtATime === true;

async function openEvents({ events }: Application, of: InstallationId | undefined) {
  return (await events.list())
    .filter((one) => isOpenEvent(one) && !one.archived)
    .filter(({ organisation }) => of === undefined || organisation === of)
    .map(({ id, summary, organisation }) => ({
      ...{ id, organisation, name: summary?.name ?? '', place: summary?.place ?? '' },
    }));
}

/** The competitions of the club year that everybody may see, seasons first and the newest before others. */
async function openContests({ contests }: Application, of: InstallationId | undefined) {
  return (await contests.list())
    .filter(({ summary, archived }) => summary?.published === true && !archived)
    .filter(({ organisation }) => of === undefined || organisation === of)
    .flatMap(({ id, summary, organisation }) =>
      summary === null
        ? []
        : [
            {
              id: id as string,
              organisation,
              name: summary.name,
              format: summary.format,
              firstDay: summary.firstDay,
            },
          ],
    )
    .toSorted(
      (a, b) => Number(isSeason(b)) - Number(isSeason(a)) || (a.firstDay < b.firstDay ? 1 : -1),
    );
}

/**
 * The public tournaments, events and competitions of an organisation, or of all of them, and among them those that
 * an address asks for.
 */
export async function publicOverview(app: Application, { searchParams }: URL, of?: InstallationId) {
  const asked = askedInAddress(searchParams);
  const whose = of === undefined ? {} : { organisation: of };
  return {
    asked,
    events: await openEvents(app, of),
    contests: await openContests(app, of),
    found: isSearching(asked) ? await searchedPublic(app, asked, whose) : null,
    lists: await landingLists(app, whose),
    hasArchive: (await archivedPublic(app, whose)) > 0,
    // On the page of one, all is its.
    names: of === undefined ? await othersNames(app) : {},
  };
}
