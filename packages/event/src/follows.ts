import { isTimelinePoint } from '@rokade/rules';
import type { ChessEvent } from './chess-event.ts';
import type { Happening } from './happening.ts';

/** More people and groups than any event has; protects the memory from forged files. */
const most = { entrants: 10_000, groups: 200 } as const;

function followsInside(event: ChessEvent, happened: Happening): boolean {
  const { groups, entrants } = event;
  const isOn = (id: string): boolean => entrants.some((one) => one.id === id);
  const isThere = (group: string | null): boolean =>
    group === null || groups.some((one) => one === group);
  switch (happened.kind) {
    case 'event-made':
      return false;
    case 'event-changed':
    case 'invitation-changed':
    case 'entrant-erased':
    case 'rights-written':
      return true;
    case 'point-ticked':
      return isTimelinePoint(happened.point);
    case 'group-added':
      return !isThere(happened.group) && groups.length < most.groups;
    case 'group-removed':
      return isThere(happened.group);
    case 'entrant-entered':
      return !isOn(happened.entrant) && isThere(happened.group) && entrants.length < most.entrants;
    case 'entrant-placed':
      return isOn(happened.entrant) && isThere(happened.group);
    default:
      return isOn(happened.entrant);
  }
}

/** Whether an imported event can come after a state: everything it refers to must exist. */
export const happeningFollows = (event: ChessEvent | null, happened: Happening): boolean =>
  event === null ? happened.kind === 'event-made' : followsInside(event, happened);
