import type { ChessEvent } from '@rokade/event';
import { classesOf } from '@rokade/server';
import { tournamentsOf } from './event-page.ts';
import { firstSettings } from './home.ts';

/** Whose championship an event may be: its groups' federations first, then that of the house. */
async function federationsOf(locals: App.Locals, event: ChessEvent): Promise<readonly string[]> {
  const groups = await tournamentsOf(locals, event);
  const { federation } = firstSettings(locals.app, locals.language);
  return [...groups.map(({ settings }) => settings.federation), federation];
}

/** The classes of an event as everything stands; null: its federation has none that are known. */
export const classesNow = async (locals: App.Locals, event: ChessEvent) =>
  classesOf(event, await federationsOf(locals, event));

/** Whether an event has classes. */
export const hasRules = async (locals: App.Locals, event: ChessEvent): Promise<boolean> =>
  (await classesNow(locals, event)) !== null;
