import type { ChessEvent } from '@rokade/event';
import { classesNow } from '@rokade/server';
import { tournamentsOf } from './event-page.ts';

/** Whether an event has classes. */
export const hasRules = async (locals: App.Locals, event: ChessEvent): Promise<boolean> =>
  classesNow(locals.app, event, await tournamentsOf(locals, event)) !== null;
