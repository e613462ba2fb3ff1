import { unreachable } from '@rokade/rules';
import type { EventCommand } from './command.ts';
import type { Happening } from './happening.ts';

const isAbout = (happened: Happening, entrants: readonly string[]): boolean =>
  'entrant' in happened && entrants.includes(happened.entrant);

const takesAway = (happened: Happening, group: string | null): boolean =>
  happened.kind === 'group-removed' && happened.group === group;

/** Each place depends on everybody who entered. */
const changesClasses = (happened: Happening): boolean =>
  'entrant' in happened && happened.kind !== 'entrant-placed';

/**
 * Whether a command rests on something that a newer entry changed: the same words of the event, the
 * same person, the same group. Two who enter different people do not get in each other's way.
 */
export function restsOn(command: EventCommand, happened: Happening): boolean {
  switch (command.kind) {
    case 'make-event':
      return true;
    case 'change-event':
      return (
        happened.kind === 'event-changed' &&
        Object.keys(command.changes).some((field) => field in happened.values)
      );
    case 'change-invitation':
      return (
        happened.kind === 'invitation-changed' &&
        Object.keys(command.changes).some((field) => field in happened.values)
      );
    case 'return-list':
      return (
        (happened.kind === 'point-ticked' && happened.point === command.point) ||
        isAbout(
          happened,
          command.ratings.map(({ entrant }) => entrant),
        )
      );
    case 'tick-point':
      return happened.kind === 'point-ticked' && happened.point === command.point;
    case 'add-group':
    case 'remove-group':
      return 'group' in happened && happened.group === command.group;
    case 'enter-entrants':
      return command.entrants.some(({ group }) => takesAway(happened, group));
    case 'place-entrants':
      return isAbout(happened, command.entrants) || takesAway(happened, command.group);
    case 'change-entrant':
    case 'remove-entrant':
    case 'erase-entrant':
    case 'give-class':
      return isAbout(happened, [command.entrant]);
    case 'say-class-facts':
    case 'say-entries':
      return isAbout(
        happened,
        command.people.map(({ entrant }) => entrant),
      );
    case 'accept-classes':
      return changesClasses(happened);
    case 'write-rights':
      return happened.kind === 'rights-written';
    default:
      return unreachable(command);
  }
}
