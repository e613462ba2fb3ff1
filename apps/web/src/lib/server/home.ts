import type { Application } from '@rokade/server';
import type { Language, Settings } from '@rokade/tournament';
import { newSettings } from '#lib/desks/settings/new-settings.ts';

/** What pages and prints show of the club or federation. */
interface Home {
  readonly name: string;
  /** The address of its logo, another for each version; null: there is none. */
  readonly logo: string | null;
}

export function homeOf({ installation }: Application): Home {
  const { name, logo, version } = installation.now();
  return { name, logo: logo === null ? null : `/logo?v=${version}` };
}

/** What a new tournament starts with here, made by somebody who reads a language. */
export const firstSettings = ({ installation }: Application, language: Language): Settings =>
  installation.newTournament(newSettings(language));
