import { err, ok, type Result } from '@rokade/rules';
import { z } from 'zod';
import {
  type Countdown,
  countdownShape,
  countdownUntil,
  countdownWishShape,
  type HallMoment,
} from './countdown-until.ts';

/** The kinds of things that a screen can show, in the order in which forms offer them. */
export const shownKinds = ['boards', 'names', 'results', 'standings', 'countdown'] as const;

export type ShownKind = (typeof shownKinds)[number];

/** The most screens of a hall, things that one shows in turn, and screens that share a list. */
export const most = { screens: 30, shows: 6, shares: 12 } as const;

const showShape = z
  .strictObject({
    what: z.enum(shownKinds),
    /** The id of a group; '' = all groups, one after another. */
    group: z.string().max(64).default(''),
    /** The part of a long list that this screen shows, and the number of screens that share it. */
    part: z.int().min(1).max(most.shares).default(1),
    of: z.int().min(1).max(most.shares).default(1),
  })
  .refine(({ part, of }) => part <= of, { path: ['part'] })
  .readonly();

const screenShape = z
  .strictObject({
    number: z.int().min(1).max(99),
    name: z.string().trim().max(60),
    look: z.enum(['dark', 'light']),
    /** How long each page is shown. */
    seconds: z.int().min(5).max(120),
    shows: z.array(showShape).min(1).max(most.shows).readonly(),
    /** The index of the one thing shown until it is switched; null: all in turn. */
    only: z.int().min(0).max(most.shows).nullable(),
  })
  .refine(({ only, shows }) => only === null || only < shows.length)
  .readonly();

const messageShape = z
  .strictObject({
    text: z.string().trim().min(1).max(300),
    /** The numbers of the screens that show it; empty: all screens. */
    screens: z.array(z.int().min(1).max(99)).max(most.screens).readonly(),
    /** Whether it fills the screen; otherwise it is shown below. */
    whole: z.boolean(),
  })
  .readonly();

/** A list or countdown that a screen shows, in pages that turn. */
export type Show = z.infer<typeof showShape>;
/** A screen of the hall, identified by the number in its address. */
export type Screen = z.infer<typeof screenShape>;
export type ScreenMessage = z.infer<typeof messageShape>;

/** The arrangement of a hall's screens. */
export interface Arrangement {
  /** Sorted by number. */
  readonly screens: readonly Screen[];
  readonly message: ScreenMessage | null;
  /** null: the countdown to the beginning of the newest round, if its time is set. */
  readonly countdown: Countdown | null;
}

const show = (what: ShownKind): Show => ({ what, group: '', part: 1, of: 1 });

/** A new screen: pairings by board and by name, then standings. */
export const newScreen = (number: number): Screen => ({
  number,
  name: '',
  look: 'dark',
  seconds: 12,
  shows: [show('boards'), show('names'), show('standings')],
  only: null,
});

/** The arrangement of a hall before anybody changes it. */
export const usualArrangement: Arrangement = {
  screens: [newScreen(1)],
  message: null,
  countdown: null,
};

/** The shape of a stored arrangement. */
export const arrangementShape = z
  .strictObject({
    screens: z.array(screenShape).max(most.screens).readonly(),
    message: messageShape.nullable(),
    countdown: countdownShape.nullable(),
  })
  .readonly();

/** The commands of the desk to the screens. */
export const screenCommandShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set-screen'), screen: screenShape }),
  z.strictObject({ kind: z.literal('remove-screen'), number: z.int() }),
  z.strictObject({ kind: z.literal('switch-screen'), number: z.int(), only: z.int().nullable() }),
  z.strictObject({ kind: z.literal('say'), message: messageShape.nullable() }),
  z.strictObject({ kind: z.literal('count-down'), countdown: countdownWishShape.nullable() }),
]);

export type ScreenCommand = z.infer<typeof screenCommandShape>;

/** Why a command to the screens is refused. */
export type ScreenError =
  | { readonly code: 'screens.unknown-screen'; readonly screen: number }
  | { readonly code: 'screens.too-many'; readonly most: number }
  /** The screen does not show what it should switch to, or a value is invalid. */
  | { readonly code: 'screens.invalid' };

type Changed = Result<Arrangement, ScreenError>;

const unknown = (screen: number): Changed => err({ code: 'screens.unknown-screen', screen });

function withScreen(before: Arrangement, screen: Screen): Changed {
  const others = before.screens.filter(({ number }) => number !== screen.number);
  if (others.length >= most.screens) return err({ code: 'screens.too-many', most: most.screens });
  const screens = [...others, screen].toSorted((a, b) => a.number - b.number);
  return ok({ ...before, screens });
}

/** The arrangement after a command that was given at a moment. */
export function changedArrangement(
  before: Arrangement,
  command: ScreenCommand,
  moment: HallMoment,
): Changed {
  const find = (number: number) => before.screens.find((screen) => screen.number === number);
  switch (command.kind) {
    case 'set-screen':
      return withScreen(before, command.screen);
    case 'remove-screen': {
      const { number } = command;
      if (find(number) === undefined) return unknown(number);
      return ok({ ...before, screens: before.screens.filter((one) => one.number !== number) });
    }
    case 'switch-screen': {
      const screen = find(command.number);
      if (screen === undefined) return unknown(command.number);
      const switched = screenShape.safeParse({ ...screen, only: command.only });
      return switched.success
        ? withScreen(before, switched.data)
        : err({ code: 'screens.invalid' });
    }
    case 'say':
      return ok({ ...before, message: command.message });
    case 'count-down': {
      const { countdown: wish } = command;
      return ok({ ...before, countdown: wish === null ? null : countdownUntil(wish, moment) });
    }
  }
}
