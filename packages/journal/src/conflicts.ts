import type { Decider, Versioned } from './decider.ts';
import { isReturn, type OfKind, type Recorded } from './entry.ts';
import { isReturnTo, type ReturnTo } from './request.ts';

/**
 * Whether somebody wrote, since the writer last looked, what their command rests on. A return stops
 * everything, and everything stops a return; the rest is for the kind of book to say.
 */
export const conflictsWith = <Command extends OfKind, Event extends OfKind>(
  { restsOn }: Pick<Decider<Versioned, Command, Event, unknown>, 'restsOn'>,
  command: Command | ReturnTo,
  since: readonly Recorded<Event>[],
): boolean =>
  since.some(({ event }) => isReturn(event) || isReturnTo(command) || restsOn(command, event));
