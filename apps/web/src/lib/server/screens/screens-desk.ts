import { groupsShown, mostScreens, shownKinds } from '@rokade/server';
import type { ScreensPage } from '#lib/desks/screens/screens-page.ts';
import { groupNames } from '../events/event-page.ts';
import { hallAheadOf } from './screen-page.ts';

/** The screens of a hall at the desk, and the groups they can show. */
export async function screensDesk(
  locals: App.Locals,
  place: string,
  groups: readonly string[],
): Promise<ScreensPage> {
  const [{ app }, now] = [locals, Date.now()];
  const { screens, message, countdown } = await app.screens.of(place);
  const names = await groupNames(locals, groups);
  return {
    screens,
    message,
    countdown,
    now,
    hallAhead: hallAheadOf(locals, now),
    kinds: shownKinds,
    shows: mostScreens.shows,
    connected: app.screens.connected(place),
    hidden: (await groupsShown(app, place)).length === 0,
    groups: groups.map((id) => ({ id, name: names.get(id) ?? id })),
  };
}
