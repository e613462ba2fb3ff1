import type { Copied, Shape } from '@rokade/journal';
import type { Problem } from './setting-problems.ts';

/** The sections of the form of settings, in order. */
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

/** Everything about a setting: journal, API, public pages, files and defaults are made from it. */
export interface SettingRecord<T> {
  readonly holds: Shape<T>;
  /** The value in a new tournament. */
  readonly usual: T;
  /** Its visibility to the public: always, only with ratings, or as the value that the function returns. */
  readonly seen: 'by-everybody' | 'with-ratings' | ((value: T) => T);
  /** Whether a club's tournaments usually share the value, or each has its own. */
  readonly shared: boolean;
  /** The value in next year's copy of the tournament. */
  readonly copied: Copied<T>;
  /** The section of the form; null: in no form. */
  readonly part: SettingPart | null;
  /**
   * True: the form field is made from the shape (texts, numbers, words); otherwise the form has a
   * special field.
   */
  readonly plain?: true;
  /** Checks a value; absent: whatever the shape allows is valid. */
  readonly problem?: (value: T) => Problem;
  /** True: report files do not contain it. */
  readonly unfiled?: true;
}

type SettingTraits<T> = Omit<SettingRecord<NoInfer<T>>, 'holds' | 'plain'>;

/** A setting with a value of its shape's type. */
export const setting = <T>(holds: Shape<T>, record: SettingTraits<T>): SettingRecord<T> => ({
  holds,
  ...record,
});

/** A setting whose form field is made from its shape. */
export const plainSetting = <T>(
  holds: Shape<T>,
  record: SettingTraits<T>,
): SettingRecord<T> & { readonly plain: true } => ({ holds, ...record, plain: true });

/** The record of any setting, with its type erased. */
export interface AnySetting extends Omit<SettingRecord<unknown>, 'seen' | 'problem' | 'copied'> {
  readonly seen: 'by-everybody' | 'with-ratings' | ((value: never) => unknown);
  readonly copied: 'kept' | 'anew' | ((value: never, later: number | null) => unknown);
  readonly problem?: (value: never) => Problem;
}
