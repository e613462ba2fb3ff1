import { err, ok, type Result } from '@rokade/rules';
import { type ScreenStore, storedJson } from '@rokade/store';
import type { HallClock } from '@rokade/tournament';
import {
  type Arrangement,
  arrangementShape,
  changedArrangement,
  type ScreenCommand,
  type ScreenError,
  screenCommandShape,
  usualArrangement,
} from './arrangement.ts';
import { type ConnectedScreen, makeConnectedScreens, type SignOfLife } from './connected.ts';
import type { HallMoment } from './countdown-until.ts';

/** The arrangement of a hall's screens, and when it was last changed (UTC, ISO 8601); '' = never. */
export interface ArrangedScreens extends Arrangement {
  readonly changedAt: string;
}

/** The screens of halls; a `place` is the id of a tournament or event. */
export interface Screens {
  of(place: string): Promise<ArrangedScreens>;
  /** Executes a command to the screens, one after another; listeners are called at once. */
  change(place: string, command: ScreenCommand): Promise<Result<ArrangedScreens, ScreenError>>;
  /** Notes the message of a browser that shows a screen. */
  seen(place: string, sign: SignOfLife): void;
  /** The browsers that show a screen of a hall, or did so in the last twelve hours, sorted by screen. */
  connected(place: string): readonly ConnectedScreen[];
  subscribe(listener: (place: string) => void): void;
}

/** The present moment, with how far local time is ahead of UTC. */
function momentIn(clock: () => Date, hall: () => HallClock): HallMoment {
  const now = clock();
  const ahead = Date.parse(`${hall().at(now.toISOString())}Z`);
  return { now: now.getTime(), hallAhead: ahead - Math.floor(now.getTime() / 60_000) * 60_000 };
}

/** Makes the screens on their store. */
export function makeScreens(store: ScreenStore, clock: () => Date, hall: () => HallClock): Screens {
  const connected = makeConnectedScreens(() => clock().getTime());
  const listeners: ((place: string) => void)[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  const of: Screens['of'] = async (place) => {
    const kept = await store.screensOf(place);
    if (kept === null) return { ...usualArrangement, changedAt: '' };
    const { arrangement, changedAt } = kept;
    const read = arrangementShape.safeParse(storedJson(arrangement));
    // A damaged arrangement is replaced by the usual one.
    return { ...(read.success ? read.data : usualArrangement), changedAt };
  };
  const keep = async (place: string, arrangement: Arrangement): Promise<ArrangedScreens> => {
    const changedAt = clock().toISOString();
    await store.keepScreens(place, { arrangement: JSON.stringify(arrangement), changedAt });
    for (const tell of listeners) tell(place);
    return { ...arrangement, changedAt };
  };
  const change: Screens['change'] = async (place, command) => {
    const parsed = screenCommandShape.safeParse(command);
    if (!parsed.success) return err({ code: 'screens.invalid' });
    const { changedAt: _, ...before } = await of(place);
    const after = changedArrangement(before, parsed.data, momentIn(clock, hall));
    return after.ok ? ok(await keep(place, after.value)) : after;
  };

  return {
    of,
    change(place, command) {
      const done = turn.then(() => change(place, command));
      turn = done.catch(() => undefined);
      return done;
    },
    seen: connected.seen,
    connected: connected.of,
    subscribe: (listener) => void listeners.push(listener),
  };
}
