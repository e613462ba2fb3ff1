import { byKind, factsOfRequest, type RequestFacts } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import type { EventCommand, EventRequest } from '../command.ts';
import { acceptClasses, giveClass, sayFacts, writeRights } from './decide-classes.ts';
import {
  changeEntrant,
  enterEntrants,
  eraseEntrant,
  placeEntrants,
  removeEntrant,
} from './decide-entrants.ts';
import { returnList, sayEntries } from './decide-entry-list.ts';
import { changeInvitation } from './decide-invitation.ts';
import { tickPoint } from './decide-timeline.ts';
import { changeEvent, makeEvent } from './decide-values.ts';
import type { Decision } from './decision.ts';

const decideIn = byKind<EventCommand, ChessEvent, Decision, RequestFacts>({
  'make-event': () => err({ code: 'event.exists' }),
  'change-event': changeEvent,
  'change-invitation': changeInvitation,
  'tick-point': tickPoint,
  // A tournament is added to the event as a group, or removed from it; the tournament itself does not
  // change.
  'add-group': ({ groups }, { group }) =>
    groups.includes(group)
      ? err({ code: 'event.group-twice', group })
      : ok([{ kind: 'group-added', group }]),
  'remove-group': ({ groups }, { group }) =>
    groups.includes(group)
      ? ok([{ kind: 'group-removed', group }])
      : err({ code: 'event.unknown-group', group }),
  'enter-entrants': enterEntrants,
  'change-entrant': changeEntrant,
  'place-entrants': placeEntrants,
  'remove-entrant': removeEntrant,
  'erase-entrant': eraseEntrant,
  'say-class-facts': sayFacts,
  'give-class': giveClass,
  'accept-classes': acceptClasses,
  'say-entries': sayEntries,
  'return-list': returnList,
  'write-rights': writeRights,
});

/** The events that a command leads to, or why it is refused. */
export function decide(event: ChessEvent | null, request: EventRequest): Decision {
  const { command, keptOut: [out] = [] } = request;
  if (event === null) {
    return command.kind === 'make-event' ? makeEvent(command) : err({ code: 'event.missing' });
  }
  if (out !== undefined) return err({ code: 'event.suspended', field: 'name', ...out });
  return decideIn(event, command, factsOfRequest(request));
}
