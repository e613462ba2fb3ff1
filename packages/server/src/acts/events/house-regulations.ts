import { officeRulesFor } from '@rokade/rules';
import { usualSettings } from '@rokade/tournament';
import type { Application } from '../../application.ts';

/**
 * The regulations that a new event is held by unless it says others: those of the federation that
 * tournaments here are of. '' = none of it are known.
 */
export function houseRegulations({ installation }: Pick<Application, 'installation'>): string {
  const { federation } = installation.newTournament(usualSettings);
  return officeRulesFor(federation, '').find((one) => one.federation !== '')?.code ?? '';
}
