import { ownInstallation, publicInstallation } from '@rokade/installation';
import type { Application } from '@rokade/server';
import type { Language, Settings } from '@rokade/tournament';
import { newSettings } from '#lib/desks/settings/new-settings.ts';

/** What pages and prints show of the club or federation. */
interface Home {
  readonly name: string;
  /** The lines of its address. */
  readonly address: readonly string[];
  /** The address of its logo, another for each version; null: there is none. */
  readonly logo: string | null;
}

/** What pages and prints show of the club or federation, to everybody. */
export async function homeOf({ app, home }: Pick<App.Locals, 'app' | 'home'>): Promise<Home> {
  const book = await app.organisations.book(home);
  const { name, address, logo, version } = publicInstallation(book.now());
  const whose = home === ownInstallation ? '' : `of=${home}&`;
  const lines = address.split('\n').map((line) => line.trim());
  return {
    name,
    address: lines.filter((line) => line !== ''),
    logo: logo === null ? null : `/logo?${whose}v=${version}`,
  };
}

/** What a new tournament starts with here, made by somebody who reads a language. */
export const firstSettings = ({ installation }: Application, language: Language): Settings =>
  installation.newTournament(newSettings(language));
