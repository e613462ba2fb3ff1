import { ownInstallation, publicInstallation } from '@rokade/installation';
import type { Application } from '@rokade/server';
import type { Language, Settings } from '@rokade/tournament';
import { newSettings } from '#lib/desks/settings/new-settings.ts';

/** The name, address and logo of an organisation on pages and prints. */
interface Home {
  readonly name: string;
  /** The lines of its address. */
  readonly address: readonly string[];
  /** The URL of its logo, which changes with each version of the book; null: there is no logo. */
  readonly logo: string | null;
}

/** The public data of the organisation whose page this is. */
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

/** The settings of a new tournament here, created by a reader of this language. */
export const firstSettings = ({ installation }: Application, language: Language): Settings =>
  installation.newTournament(newSettings(language));
