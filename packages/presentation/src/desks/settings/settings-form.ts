import {
  type Command,
  isScheduled,
  type PlaceMarks,
  parseTimeControl,
  type Settings,
  type TimeControl,
  timeControlPresets,
  type Visibility,
} from '@rokade/tournament';
import type { FormFields } from '../../console/commands/form-fields.ts';
import { textIn, wholeIn } from '../../console/commands/form-fields.ts';
import { readForbidden, readScoring, readSystem } from '../../console/values/system-form.ts';
import { readPlainSettings } from './plain-settings.ts';
import { readRoundPlay, unreadable } from './round-play-form.ts';
import { readTieBreaks } from './tie-break-form.ts';
import { readTimeOdds } from './time-odds-form.ts';

/**
 * Reads the dates of rounds 1, 2, 3 … from the fields `roundDate-1`, `roundTime-1` … Those after
 * the round `last`, and empty ones at the end, are left out.
 */
function readRoundDates(form: FormFields, last: number): readonly string[] {
  const count = Math.min(Number(textIn(form, 'roundDateCount')) || 0, last);
  const dates = Array.from({ length: count }, (_, index) => {
    const date = textIn(form, `roundDate-${index + 1}`);
    const time = textIn(form, `roundTime-${index + 1}`);
    return date === '' || time === '' ? date : `${date}T${time}`;
  });
  return dates.slice(0, dates.findLastIndex((date) => date !== '') + 1);
}

function readTimeControl(form: FormFields): TimeControl {
  const preset = textIn(form, 'timeControl');
  if (preset in timeControlPresets) {
    return timeControlPresets[preset as keyof typeof timeControlPresets];
  }
  return parseTimeControl(textIn(form, 'timeControlText')) ?? unreadable;
}

/** The settings that decide, one by one, what the public sees. */
export const visibilityFields = [
  'published',
  'standings',
  'crosstable',
  'playerCards',
  'ratings',
  'clubs',
] as const satisfies readonly (keyof Visibility)[];

function readVisibility(form: FormFields): Visibility {
  const isOn = (field: string): boolean => form.get(`visibility-${field}`) === 'on';
  return {
    published: isOn('published'),
    standings: isOn('standings'),
    crosstable: isOn('crosstable'),
    playerCards: isOn('playerCards'),
    ratings: isOn('ratings'),
    clubs: isOn('clubs'),
    names: form.get('visibility-initials') === 'on' ? 'initials' : 'full',
  };
}

/** The fields for whole numbers whose names are not those of settings. */
export const settingNumbers = /^(marks-(promotion|relegation)|odds(Each|From-\w+|Minutes-\w+))$/;

const readMarks = (form: FormFields): PlaceMarks => ({
  title: form.get('marks-title') === 'on',
  promotion: wholeIn(form, 'marks-promotion'),
  relegation: wholeIn(form, 'marks-relegation'),
});

/**
 * Reads the settings from a form; invalid values are left for `decide` to report.
 *
 * @param before the settings to keep if the form does not have their fields
 */
export function readSettingsForm(form: FormFields, before: Settings): Settings {
  const plain = readPlainSettings(form, before);
  const system = readSystem(form, before.system);
  return {
    ...plain,
    system,
    federation: plain.federation.toUpperCase(),
    roundDates: readRoundDates(form, isScheduled(system) ? Infinity : plain.roundsPlanned),
    roundPlay: readRoundPlay(form, before.roundPlay),
    timeControl: readTimeControl(form),
    timeOdds: readTimeOdds(form),
    scoring: readScoring(form, before.scoring),
    forbidden: readForbidden(form, before.forbidden),
    ...readTieBreaks(form, before, system.code),
    marks: readMarks(form),
    visibility: readVisibility(form),
  };
}

/** Whether two values of settings are equal; the order of an object's fields does not matter. */
function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const fields = Object.keys(a);
  return (
    fields.length === Object.keys(b).length &&
    fields.every((field) => sameValue(Reflect.get(a, field), Reflect.get(b, field)))
  );
}

/** The command of a form of the settings; null: nothing was changed. */
export function changeOfSettings(
  form: FormFields,
  before: Settings,
): Extract<Command, { readonly kind: 'change-settings' }> | null {
  const changes = settingsChanges(before, readSettingsForm(form, before));
  return Object.keys(changes).length === 0 ? null : { kind: 'change-settings', changes };
}

/** The settings of `after` that differ from `before`; lists and objects are compared by content. */
export function settingsChanges(before: Settings, after: Settings): Partial<Settings> {
  const changed = Object.entries(after).filter(
    ([field, value]) => !sameValue(before[field as keyof Settings], value),
  );
  return Object.fromEntries(changed);
}
