import { differing } from '@rokade/journal';
import type { SettingName, Settings } from '../settings.ts';
import { type FideActCode, fideActsInOrder } from './fide-acts.ts';

/** Whether two values are the same, in whatever order a form names their parts. */
const same = (value: unknown, other: unknown): boolean =>
  Object.keys(differing({ value }, { value: other })).length === 0;

/** The system's choice without its acceleration, and that alone. */
const partsOfSystem = ({ system }: Settings) => {
  const { acceleration = 'none', ...rest } = { ...system } as Readonly<Record<string, unknown>>;
  return { acceleration, rest };
};

const isDifferent = (before: Settings, after: Settings) => {
  const [old, now] = [partsOfSystem(before), partsOfSystem(after)];
  const { allocatedBye: byeBefore, ...gamesBefore } = before.scoring;
  const { allocatedBye: byeAfter, ...gamesAfter } = after.scoring;
  return {
    scoring: !same(gamesBefore, gamesAfter),
    'bye-value': byeBefore !== byeAfter,
    system: !same(old.rest, now.rest),
    acceleration: old.acceleration !== now.acceleration,
  } as const satisfies Partial<Record<FideActCode, boolean>>;
};

/** The settings in part by which FIDE mode asks, beside those that its acts name as a whole. */
const inPart = ['scoring', 'bye-value', 'system', 'acceleration'] as const;

/** The acts of FIDE mode that a change of settings is. */
export function settingsActs(before: Settings, after: Settings): readonly FideActCode[] {
  const parts = isDifferent(before, after);
  const whole = fideActsInOrder.flatMap(([act, { settings = [] }]) =>
    settings.some((field) => !same(before[field], after[field])) ? [act] : [],
  );
  const earlier = unsoundForFide(before);
  const unsound = unsoundForFide(after).filter((act) => !earlier.includes(act));
  return [...unsound, ...inPart.filter((act) => parts[act]), ...whole];
}

/**
 * The acts that settings are which no tournament has in FIDE mode: two draws worth more than a win and a
 * loss, a bye above a win, and open games that count as anything but a draw.
 */
export function unsoundForFide({
  scoring: { win, draw, loss, allocatedBye },
  openGamesAs,
}: Pick<Settings, 'scoring' | 'openGamesAs'>): readonly FideActCode[] {
  const problems = {
    'draw-above-half': 2 * draw > win + loss,
    'bye-above-win': allocatedBye > win,
    'open-games-expected': openGamesAs !== 'draw',
  } as const satisfies Partial<Record<FideActCode, boolean>>;
  const codes = ['draw-above-half', 'bye-above-win', 'open-games-expected'] as const;
  return codes.filter((code) => problems[code]);
}

/** The settings of which FIDE mode freezes the whole or a part. */
export const frozenSettings: readonly SettingName[] = [
  'scoring',
  'system',
  ...fideActsInOrder.flatMap(([, { settings = [] }]) => settings),
];
