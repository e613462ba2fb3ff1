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

/** The screens of a hall as they are arranged, and since when; '' = nobody has arranged them. */
export interface ArrangedScreens extends Arrangement {
  readonly changedAt: string;
}

/** The screens of every tournament's or event's hall, by its id. */
export interface Screens {
  of(place: string): Promise<ArrangedScreens>;
  /** Changes them, one change of a hall after another; its screens hear of it at once. */
  change(place: string, command: ScreenCommand): Promise<Result<ArrangedScreens, ScreenError>>;
  /** A browser says that it shows a screen. */
  seen(place: string, sign: SignOfLife): void;
  /** The browsers that show a screen of a hall or did so today, by screen. */
  connected(place: string): readonly ConnectedScreen[];
  subscribe(listener: (place: string) => void): void;
}

/** The moment now, with how far the hall's clock is ahead of UTC. */
function momentIn(clock: () => Date, hall: () => HallClock): HallMoment {
  const now = clock();
  const ahead = Date.parse(`${hall().at(now.toISOString())}Z`);
  return { now: now.getTime(), hallAhead: ahead - Math.floor(now.getTime() / 60_000) * 60_000 };
}

/** The screens that a store keeps. */
export function makeScreens(store: ScreenStore, clock: () => Date, hall: () => HallClock): Screens {
  const connected = makeConnectedScreens(() => clock().getTime());
  const listeners: ((place: string) => void)[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  const of: Screens['of'] = async (place) => {
    const kept = await store.screensOf(place);
    if (kept === null) return { ...usualArrangement, changedAt: '' };
    const { arrangement, changedAt } = kept;
    const read = arrangementShape.safeParse(storedJson(arrangement));
    // One that is damaged on the disk is as if nobody had arranged them.
    return { ...(read.success ? read.data : usualArrangement), changedAt };
  };
  const keep = async (place: string, arrangement: Arrangement): Promise<ArrangedScreens> => {
    const changedAt = clock().toISOString();
    await store.keepScreens(place, { arrangement: JSON.stringify(arrangement), changedAt });
    for (const tell of listeners) tell(place);
    return { ...arrangement, changedAt };
  };
  const change: Screens['change'] = async (place, command) => {
    const asked = screenCommandShape.safeParse(command);
    if (!asked.success) return err({ code: 'screens.invalid' });
    const { changedAt: _, ...before } = await of(place);
    const after = changedArrangement(before, asked.data, momentIn(clock, hall));
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
