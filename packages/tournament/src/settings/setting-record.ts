import type { Copied, Shape } from '@rokade/journal';
import type { Problem } from './setting-problems.ts';

/** The parts in which a form asks for settings, in their order. */
export const settingParts = [
  'event',
  'system',
  'rounds',
  'time',
  'people',
  'order',
  'public',
] as const;
export type SettingPart = (typeof settingParts)[number];

/** All that is to be said of a setting: journal, API, public pages, files and defaults go by it. */
export interface SettingRecord<T> {
  readonly holds: Shape<T>;
  /** What a new tournament starts with. */
  readonly usual: T;
  /** What everybody may see of it: all, all where they see ratings, or what is left of it. */
  readonly seen: 'by-everybody' | 'with-ratings' | ((value: T) => T);
  /** Whether many tournaments of a club have the same, or each its own. */
  readonly shared: boolean;
  /** What the tournament of another year has of it that is made like this one. */
  readonly copied: Copied<T>;
  /** Where a form asks for it; null: no form does. */
  readonly part: SettingPart | null;
  /** Its field follows from its shape: texts, numbers and words; else a form has one of its own for it. */
  readonly plain?: true;
  /** What is wrong with a value by itself; left out: nothing that its shape allows. */
  readonly problem?: (value: T) => Problem;
  /** No report file holds it. */
  readonly unfiled?: true;
}

type Said<T> = Omit<SettingRecord<NoInfer<T>>, 'holds' | 'plain'>;

/** A setting whose value is of the type that its shape has. */
export const setting = <T>(holds: Shape<T>, record: Said<T>): SettingRecord<T> => ({
  holds,
  ...record,
});

/** One whose field follows from its shape. */
export const plainSetting = <T>(
  holds: Shape<T>,
  record: Said<T>,
): SettingRecord<T> & { readonly plain: true } => ({ holds, ...record, plain: true });

/** The record of any setting: its functions take the value that this setting has. */
export interface AnySetting extends Omit<SettingRecord<unknown>, 'seen' | 'problem' | 'copied'> {
  readonly seen: 'by-everybody' | 'with-ratings' | ((value: never) => unknown);
  readonly copied: 'kept' | 'anew' | ((value: never, later: number | null) => unknown);
  readonly problem?: (value: never) => Problem;
}
