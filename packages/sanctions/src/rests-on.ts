import { unreachable } from '@rokade/rules';
import type { SanctionsCommand } from './command.ts';
import type { SanctionsHappened } from './happened.ts';
import type { SanctionId } from './ids.ts';

const isAbout = (happened: SanctionsHappened, sanctions: readonly SanctionId[]): boolean =>
  'sanction' in happened && sanctions.includes(happened.sanction);

/**
 * Whether a command rests on something that a newer entry changed. Whoever gives somebody a sanction
 * has looked at what they were given before: one for the same person is to be seen first. Two
 * officers who write about different people do not get in each other's way.
 */
export function restsOn(command: SanctionsCommand, happened: SanctionsHappened): boolean {
  switch (command.kind) {
    case 'give-sanction':
      return happened.kind === 'sanction-given' && happened.values.person === command.values.person;
    case 'change-sanction':
    case 'lift-sanction':
    case 'annul-sanction':
      return isAbout(happened, [command.sanction]);
    case 'delete-due':
      return isAbout(happened, command.sanctions);
    case 'erase-person':
      return happened.kind === 'sanction-given' && happened.values.person === command.person;
    default:
      return unreachable(command);
  }
}
