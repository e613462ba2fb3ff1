import type { KeyFor } from '@rokade/texts';
import {
  detailShapes,
  type PlayerDetails,
  type SettingName,
  settingShapes,
} from '@rokade/tournament';

type FieldName = SettingName | keyof PlayerDetails;

/** Whether a word names a field of players or settings. */
export const isFieldName = (word: string): word is FieldName =>
  Object.hasOwn(settingShapes, word) || Object.hasOwn(detailShapes, word);

/** The text key of the label of a field of players or settings. */
export const fieldKey = (field: FieldName): KeyFor<'console'> => `field.${field}`;
