import type { KeyFor } from '@rokade/texts';
import {
  allSettings,
  hasScoreGroups,
  isScheduled,
  optionText,
  type Settings,
  type SystemChoice,
  systems,
} from '@rokade/tournament';
import { fieldKey } from '../journal/field-keys.ts';
import { formOptions } from '../values/system-form.ts';
import { visibilityFields } from '../values/visibility-fields.ts';

/** A field of the form of settings: the text key of its label, and its name. */
interface SettingsField {
  readonly key: KeyFor<'console'>;
  readonly name: string;
}

/** Whether the form has a setting for this pairing system. */
function isInForm(name: string, system: SystemChoice): boolean {
  const { goesBy } = systems[system.code];
  if (name === 'scoring' || name === 'forbidden') return goesBy.includes(name);
  if (name === 'roundsPlanned') return !isScheduled(system);
  return name !== 'halfPointByes' || hasScoreGroups(system);
}

/** The fields for the options of the pairing system. */
const ofSystem = ({ code }: SystemChoice): readonly SettingsField[] => [
  ...formOptions(code).map(
    ([name, option]): SettingsField => ({
      key: `console.option-${optionText(name, option)}`,
      name,
    }),
  ),
  ...(systems[code].goesBy.includes('scoring')
    ? [{ key: 'console.bye-worth', name: 'allocatedBye' } as const]
    : []),
];

/** The fields in the form of a tournament's settings. */
export const settingsOf = ({ system }: Settings): readonly SettingsField[] => [
  ...allSettings
    .filter(([name, { part }]) => part !== null && isInForm(name, system))
    .map(([name]) => ({ key: fieldKey(name), name })),
  ...ofSystem(system),
  ...visibilityFields.map(
    (field): SettingsField => ({ key: `console.visible-${field}`, name: `visibility.${field}` }),
  ),
  ...(['title', 'promotion', 'relegation'] as const).map(
    (field): SettingsField => ({ key: `console.marks-${field}`, name: `marks.${field}` }),
  ),
];
