import { err, ok, unreachable } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import type { EventCommand, EventRequest } from '../command.ts';
import { decideClasses } from './decide-classes.ts';
import { decideEntrant, enterEntrants, placeEntrants } from './decide-entrants.ts';
import { returnList, sayEntries } from './decide-entry-list.ts';
import { changeInvitation } from './decide-invitation.ts';
import { tickPoint } from './decide-timeline.ts';
import { changeEvent, makeEvent } from './decide-values.ts';
import type { Decision } from './decision.ts';

type OfGroup = Extract<EventCommand, { kind: 'add-group' | 'remove-group' }>;

/** A tournament becomes a group, or is one no longer; it goes on as it is. */
function decideGroup({ groups }: ChessEvent, { kind, group }: OfGroup): Decision {
  const isThere = groups.includes(group);
  if (kind === 'add-group') {
    return isThere
      ? err({ code: 'event.group-twice', group })
      : ok([{ kind: 'group-added', group }]);
  }
  return isThere
    ? ok([{ kind: 'group-removed', group }])
    : err({ code: 'event.unknown-group', group });
}

function decideIn(event: ChessEvent, { command, confirmed, keptOut = [] }: EventRequest): Decision {
  const [out] = keptOut;
  if (out !== undefined) return err({ code: 'event.suspended', field: 'name', ...out });
  const isConfirmed = confirmed !== false;
  switch (command.kind) {
    case 'make-event':
      return makeEvent(event, command);
    case 'change-event':
      return changeEvent(event, command);
    case 'change-invitation':
      return changeInvitation(event, command);
    case 'say-entries':
      return sayEntries(event, command);
    case 'return-list':
      return returnList(event, command);
    case 'tick-point':
      return tickPoint(event, command);
    case 'add-group':
    case 'remove-group':
      return decideGroup(event, command);
    case 'enter-entrants':
      return enterEntrants(event, command, isConfirmed);
    case 'place-entrants':
      return placeEntrants(event, command);
    case 'change-entrant':
    case 'remove-entrant':
    case 'erase-entrant':
      return decideEntrant(event, command, isConfirmed);
    case 'say-class-facts':
    case 'give-class':
    case 'accept-classes':
    case 'write-rights':
      return decideClasses(event, command);
    default:
      return unreachable(command);
  }
}

/** What a command leads to. */
export function decide(event: ChessEvent | null, request: EventRequest): Decision {
  const { command } = request;
  if (event !== null) return decideIn(event, request);
  return command.kind === 'make-event' ? makeEvent(null, command) : err({ code: 'event.missing' });
}
