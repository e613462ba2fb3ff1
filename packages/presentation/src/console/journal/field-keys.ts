import type { KeyFor } from '@rokade/texts';
import {
  detailShapes,
  type PlayerDetails,
  type SettingName,
  settingShapes,
} from '@rokade/tournament';
import { nationalNumberOf } from '../people/national-number.ts';

type FieldName = SettingName | keyof PlayerDetails;

/** Whether a word names a field of players or settings. */
export const isFieldName = (word: string): word is FieldName =>
  Object.hasOwn(settingShapes, word) || Object.hasOwn(detailShapes, word);

/**
 * The text key of the label of a field of players or settings. The number of a player in the federation
 * has the name that the tournament's federation gives it; without one it is a national number.
 */
export const fieldKey = (field: FieldName, federation = ''): KeyFor<'console'> =>
  `field.${field === 'nationalId' ? (nationalNumberOf(federation) ?? field) : field}`;
