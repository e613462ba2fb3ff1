import type { Decider } from '@rokade/journal';
import type { ChessEvent } from './chess-event.ts';
import type { EventCommand } from './command.ts';
import { decide } from './decide/decide.ts';
import { evolve } from './evolve.ts';
import { type Happening, personalAtEvent } from './happening.ts';
import { fromFormat1 } from './migrations.ts';
import type { EventRefusal } from './refusal.ts';
import { restsOn } from './rests-on.ts';

/** The event as a kind of book: several tournaments under one roof. */
export const eventBook: Decider<ChessEvent, EventCommand, Happening, EventRefusal> = {
  kind: 'event',
  format: 5,
  // Format 3 knows what of the timeline is done, format 4 classes and the invitation, format 5 whose
  // regulations hold; the rest is said as before.
  migrations: [fromFormat1, (event) => event, (event) => event, (event) => event],
  decide,
  objectionToReturn: () => null,
  evolve,
  restsOn,
  personal: personalAtEvent,
};
