import type { TimeControl } from './setting-values.ts';

/** Time controls an organiser can choose by name. @article DSU 2002 §12a, §12b; Tempelhof 2018 I.5 */
export const timeControlPresets = {
  'dsu-two-hours': { stages: [{ moves: null, minutes: 120 }], incrementSeconds: 0 },
  'dsu-forty-moves': {
    stages: [
      { moves: 40, minutes: 120 },
      { moves: null, minutes: 30 },
    ],
    incrementSeconds: 0,
  },
  'fide-ninety': { stages: [{ moves: null, minutes: 90 }], incrementSeconds: 30 },
  'fide-seventy-five': {
    stages: [
      { moves: 40, minutes: 75 },
      { moves: null, minutes: 15 },
    ],
    incrementSeconds: 30,
  },
  'rapid-fifteen': { stages: [{ moves: null, minutes: 15 }], incrementSeconds: 10 },
  'blitz-three': { stages: [{ moves: null, minutes: 3 }], incrementSeconds: 2 },
} as const satisfies Readonly<Record<string, TimeControl>>;

export type TimeControlPreset = keyof typeof timeControlPresets;

/** The names of the presets, in the order they are offered. */
export const timeControlPresetNames: readonly TimeControlPreset[] = [
  'fide-ninety',
  'fide-seventy-five',
  'dsu-two-hours',
  'dsu-forty-moves',
  'rapid-fifteen',
  'blitz-three',
];

/** Whether two time controls are the same. */
const sameTimeControl = (a: TimeControl, b: TimeControl): boolean =>
  a.incrementSeconds === b.incrementSeconds &&
  a.stages.length === b.stages.length &&
  a.stages.every(
    (stage, index) =>
      stage.moves === b.stages[index]?.moves && stage.minutes === b.stages[index]?.minutes,
  );

/** The preset that a time control is, or null for one of the organiser's own. */
export const presetOf = (control: TimeControl): TimeControlPreset | null =>
  timeControlPresetNames.find((name) => sameTimeControl(timeControlPresets[name], control)) ?? null;

/** `40/120 + 30 + 30s`: moves/minutes of each stage, then the increment. */
export const timeControlShort = ({ stages, incrementSeconds }: TimeControl): string =>
  [
    ...stages.map(({ moves, minutes }) => (moves === null ? `${minutes}` : `${moves}/${minutes}`)),
    ...(incrementSeconds > 0 ? [`${incrementSeconds}s`] : []),
  ].join(' + ');

/** Reads what `timeControlShort` writes (`90+30s`, `40/120+30`); null if it cannot be read. */
export function parseTimeControl(text: string): TimeControl | null {
  const parts = text.replace(/\s+/g, '').split('+');
  const increment = parts.at(-1)?.match(/^(\d{1,4})(?:s|sek|sec)\.?$/i);
  const stageTexts = increment ? parts.slice(0, -1) : parts;
  const stages = stageTexts.map((part) => part.match(/^(?:(\d{1,3})\/)?(\d{1,4})$/));
  if (stages.length === 0 || stages.some((stage) => stage === null)) return null;
  return {
    stages: stages.map((stage) => ({
      moves: stage?.[1] === undefined ? null : Number(stage[1]),
      minutes: Number(stage?.[2]),
    })),
    incrementSeconds: increment ? Number(increment[1]) : 0,
  };
}
