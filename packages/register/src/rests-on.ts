import { unreachable } from '@rokade/rules';
import type { RegisterCommand } from './command.ts';
import type { RegisterEvent } from './event.ts';

const share = (a: object, b: object): boolean => Object.keys(a).some((key) => key in b);

/** The ids that an event says something of. */
function idsIn(event: RegisterEvent): readonly string[] {
  switch (event.kind) {
    case 'people-merged':
    case 'merging-undone':
      return [event.stays, event.goes];
    case 'association-entered':
    case 'association-changed':
    case 'officers-shown':
      return [event.association];
    case 'register-begun':
    case 'list-taken-in':
    case 'columns-remembered':
      return [];
    default:
      return [event.person];
  }
}

const isMerging = ({ kind }: RegisterEvent): boolean =>
  kind === 'people-merged' || kind === 'merging-undone';

/**
 * Whether a command rests on what an event changed. Two may change different fields of one person at
 * once; whoever merges has looked at both side by side, and whoever takes in a list has looked for
 * everybody in it.
 */
export function restsOn(command: RegisterCommand, event: RegisterEvent): boolean {
  const touches = (...ids: readonly string[]): boolean =>
    idsIn(event).some((id) => ids.includes(id));
  switch (command.kind) {
    case 'enter-person':
    case 'enter-association':
      return false;
    case 'change-person':
      return (
        touches(command.person) &&
        (isMerging(event) ||
          event.kind === 'person-erased' ||
          (event.kind === 'person-changed' && share(command.changes, event.values)))
      );
    case 'change-association':
      return (
        touches(command.association) &&
        event.kind === 'association-changed' &&
        (share(command.changes, event.values) || event.above !== undefined)
      );
    case 'begin-membership':
    case 'change-membership':
    case 'remove-membership':
    case 'begin-office':
    case 'change-office':
    case 'remove-office':
    case 'enter-licence-act':
    case 'change-licence-act':
    case 'remove-licence-act':
      return touches(command.person) && event.kind !== 'person-changed';
    case 'show-officers':
      return event.kind === 'officers-shown' && touches(command.association);
    case 'merge-people':
      return touches(command.stays, command.goes);
    case 'undo-merging':
      return touches(command.goes);
    case 'erase-person':
      return touches(command.person) && isMerging(event);
    case 'take-in':
      return (
        ['person-entered', 'association-entered'].includes(event.kind) ||
        command.steps.some((step) => restsOn(step, event))
      );
    case 'remember-columns':
      return event.kind === 'columns-remembered' && event.headings === command.headings;
    default:
      return unreachable(command);
  }
}
