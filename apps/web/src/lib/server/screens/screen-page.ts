import { parseEventId } from '@rokade/event';
import type { ScreenData } from '@rokade/presentation/public/screen/screen-data.ts';
import {
  countdownOf,
  partsOf,
  type ScreenGroup,
  shownMessage,
} from '@rokade/presentation/public/screen/screen-lists.ts';
import { groupsShown } from '@rokade/server';
import { parseTournamentId, publishedRounds } from '@rokade/tournament';
import { error } from '@sveltejs/kit';

/** The groups that a hall's screens may show; [] if none is public. */
async function groupsOf({ app }: App.Locals, place: string): Promise<readonly ScreenGroup[]> {
  const ids = (await groupsShown(app, place)).flatMap((id) => parseTournamentId(id) ?? []);
  const groups = await Promise.all(
    ids.map(async (id): Promise<readonly ScreenGroup[]> => {
      const [shown, whole] = await Promise.all([
        app.tournaments.shown(id, 'everybody'),
        app.tournaments.get(id),
      ]);
      if (!shown.ok || !whole.ok) return [];
      const { t } = shown.value;
      const games = whole.value.rounds[publishedRounds(t) - 1]?.games ?? [];
      const enteredAt = (board: number) => games[board - 1]?.enteredAt ?? '';
      return [{ t, enteredAt }];
    }),
  );
  return groups.flat();
}

/** How far the hall's clock is ahead of UTC, in milliseconds. */
export const hallAheadOf = ({ app }: Pick<App.Locals, 'app'>, now: number): number =>
  Date.parse(`${app.hall().at(new Date(now).toISOString())}Z`) - Math.floor(now / 60_000) * 60_000;

async function nameOf({ app }: App.Locals, place: string, groups: readonly ScreenGroup[]) {
  const id = parseEventId(place);
  const shown = id === null ? null : await app.events.shown(id, 'everybody');
  if (shown?.ok === true) return { kind: 'events', name: shown.value.name } as const;
  return { kind: 'tournaments', name: groups[0]?.t.settings.name ?? '' } as const;
}

/** The hall in an address, with its groups and screens; error 404 if no group is public. */
export async function hallOr404(locals: App.Locals, place: string) {
  const groups = await groupsOf(locals, place);
  if (groups.length === 0) error(404, 'not public');
  const arranged = await locals.app.screens.of(place);
  return { ...(await nameOf(locals, place, groups)), place, groups, arranged };
}

/** The data of a screen; only what the public may see. */
export async function screenData(
  locals: App.Locals,
  params: { readonly id: string; readonly screen: string },
): Promise<ScreenData> {
  const { kind, name, place, groups, arranged } = await hallOr404(locals, params.id);
  const screen = arranged.screens.find(({ number }) => String(number) === params.screen);
  if (screen === undefined) error(404, 'no such screen');
  const now = Date.now();
  const clock = { now, hallAhead: hallAheadOf(locals, now) };
  const { message } = arranged;
  const isForScreen = message?.screens.length === 0 || message?.screens.includes(screen.number);
  return {
    kind,
    place,
    name,
    ...clock,
    number: screen.number,
    look: screen.look,
    seconds: screen.seconds,
    changedAt: arranged.changedAt,
    parts: partsOf(screen, groups, locals),
    message: message !== null && isForScreen ? shownMessage(message) : null,
    countdown: countdownOf(arranged, groups, clock),
  };
}
