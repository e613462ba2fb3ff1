import { dateText } from '@rokade/tables';
import type { Language } from '@rokade/tournament';
import type { PictureLine, Tick } from './scale.ts';

/** A number that somebody had on a day; `kind` in words. */
export interface NumberOnDay {
  readonly day: string;
  readonly kind: string;
  readonly value: number;
}

/** A line for each kind of number, and the first and the last day below; null: one day is no picture. */
export function numbersOverTime(
  numbers: readonly NumberOnDay[],
  language: Language,
): { readonly lines: readonly PictureLine[]; readonly below: readonly Tick[] } | null {
  const dated = numbers
    .filter(({ day }) => day !== '')
    .toSorted((a, b) => Date.parse(a.day) - Date.parse(b.day));
  const days = [...new Set([dated[0]?.day ?? '', dated.at(-1)?.day ?? ''])];
  if (days.length < 2) return null;
  return {
    lines: [...Map.groupBy(dated, ({ kind }) => kind)].map(([label, some]) => ({
      label,
      points: some.map(({ day, value }) => [Date.parse(day), value] as const),
    })),
    below: days.map((day) => ({ at: Date.parse(day), text: dateText(language, day, 'dated') })),
  };
}
