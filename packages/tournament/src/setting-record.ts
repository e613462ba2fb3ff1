import type { Shape } from '@rokade/journal';
import type { Problem } from './decide/setting-problems.ts';

/** All that is to be said of a setting: journal, API, public pages, files and defaults go by it. */
export interface SettingRecord<T> {
  readonly holds: Shape<T>;
  /** What a new tournament starts with. */
  readonly usual: T;
  /** What everybody may see of it: all, all where they see ratings, or what is left of it. */
  readonly seen: 'by-everybody' | 'with-ratings' | ((value: T) => T);
  /** Whether many tournaments of a club have the same, or each its own. */
  readonly shared: boolean;
  /** What is wrong with a value by itself; left out: nothing that its shape allows. */
  readonly problem?: (value: T) => Problem;
  /** No report file holds it. */
  readonly unfiled?: true;
}

/** A setting whose value is of the type that its shape has. */
export const setting = <T>(
  holds: Shape<T>,
  record: Omit<SettingRecord<NoInfer<T>>, 'holds'>,
): SettingRecord<T> => ({ holds, ...record });

/** The record of any setting: its functions take the value that this setting has. */
export interface AnySetting extends Omit<SettingRecord<unknown>, 'seen' | 'problem'> {
  readonly seen: 'by-everybody' | 'with-ratings' | ((value: never) => unknown);
  readonly problem?: (value: never) => Problem;
}
