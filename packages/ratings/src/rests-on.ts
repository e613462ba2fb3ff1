import { unreachable } from '@rokade/rules';
import type { RatingsCommand } from './command.ts';
import type { RatingsHappened } from './happened.ts';
import type { RatedPersonId } from './ids.ts';

const isAbout = (happened: RatingsHappened, person: RatedPersonId): boolean =>
  'person' in happened && happened.person === person;

const calculates = (happened: RatingsHappened): boolean => 'calculated' in happened;

/**
 * Whether a command rests on something that a newer entry changed. Reports come in side by side; what
 * is taken back or adjusted was looked at with the numbers of before.
 */
export function restsOn(command: RatingsCommand, happened: RatingsHappened): boolean {
  switch (command.kind) {
    case 'enter-person':
    case 'change-person':
    case 'erase-person':
      return isAbout(happened, command.person);
    case 'grant-number':
      return happened.kind === 'number-granted' && happened.grant.person === command.grant.person;
    case 'report-event':
      return happened.kind === 'event-reported' && happened.event.name === command.event.name;
    case 'open-list':
    case 'adjust-to-fide':
    case 'lift-numbers':
    case 'take-back':
      return calculates(happened);
    case 'recalculate':
      return false;
    default:
      return unreachable(command);
  }
}
