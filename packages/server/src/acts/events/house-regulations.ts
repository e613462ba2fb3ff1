import { officeRulesFor } from '@rokade/rules';
import { usualSettings } from '@rokade/tournament';
import type { Application } from '../../application.ts';

/**
 * The code of the regulations of a new event: those of the federation of new tournaments here; '' = it has
 * none.
 */
export function houseRegulations({ installation }: Pick<Application, 'installation'>): string {
  const { federation } = installation.newTournament(usualSettings);
  return officeRulesFor(federation, '').find((one) => one.federation !== '')?.code ?? '';
}
