import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import {
  clubColours,
  ownInstallation,
  parseInstallationId,
  publicInstallation,
} from '@rokade/installation';
import { parseLeagueId } from '@rokade/league';
import { newSettings } from '@rokade/presentation/desks/settings/new-settings.ts';
import type { Application } from '@rokade/server';
import { type Language, parseTournamentId, type Settings } from '@rokade/tournament';

/** The name, address and logo of an organisation on pages and prints. */
interface Home {
  readonly name: string;
  /** The lines of its address. */
  readonly address: readonly string[];
  /** The URL of its logo, which changes with each version of the book; null: there is no logo. */
  readonly logo: string | null;
  /** The colour of prints in the club's colours, as `#rrggbb`. */
  readonly colour: string;
}

/** The public data of the organisation whose page this is. */
export async function homeOf({ app, home }: Pick<App.Locals, 'app' | 'home'>): Promise<Home> {
  const book = await app.organisations.book(home);
  const { name, address, logo, colour, version } = publicInstallation(book.now());
  const whose = home === ownInstallation ? '' : `of=${home}&`;
  const lines = address.split('\n').map((line) => line.trim());
  return {
    name,
    address: lines.filter((line) => line !== ''),
    logo: logo === null ? null : `/logo?${whose}v=${version}`,
    colour: clubColours[colour],
  };
}

/** The organisation of a book of any kind; null: there is no such book. */
async function organisationOf(app: Application, id: string): Promise<string | null> {
  const [tournament, event, contest, league] = [
    parseTournamentId(id),
    parseEventId(id),
    parseContestId(id),
    parseLeagueId(id),
  ];
  const found = [
    tournament && (await app.tournaments.belonging(tournament)),
    event && (await app.events.belonging(event)),
    contest && (await app.contests.belonging(contest)),
    league && (await app.leagues.belonging(league)),
  ].find((one) => one?.ok === true);
  return found?.ok === true ? found.value.organisation : null;
}

/** The public data of the organisation whose book a phone's link or code is for, as a page's own `home`. */
export async function homeOfBook({ app, home }: App.Locals, id: string): Promise<{ home: Home }> {
  const organisation = parseInstallationId((await organisationOf(app, id)) ?? '');
  return { home: await homeOf({ app, home: organisation ?? home }) };
}

/** The settings of a new tournament here, created by a reader of this language. */
export const firstSettings = ({ installation }: Application, language: Language): Settings =>
  installation.newTournament(newSettings(language));
