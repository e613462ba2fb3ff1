import type { Shape } from '@rokade/journal';
import type { KeyFor } from '@rokade/texts';
import {
  type AnySetting,
  allSettings,
  type PlainWord,
  type SettingName,
  type Settings,
} from '@rokade/tournament';
import type { FormFields } from '../../console/commands/form-fields.ts';
import { wholeOf } from '../../console/commands/form-fields.ts';

/** The lines of a text, without blank ones. */
const lines = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Reads the value of a field; if that is not possible, returns the value before. */
function readPlain(shape: Shape, text: string, before: unknown): unknown {
  switch (shape.kind) {
    case 'text':
      return text;
    case 'list':
      return lines(text);
    case 'whole':
      return text === '' ? before : wholeOf(text, 0);
    case 'number':
      return text === '' ? before : Number(text);
    case 'word':
      return shape.words.find((word) => String(word) === text) ?? before;
    case 'or-null':
      return text === '' ? null : readPlain(shape.of, text, before);
    default:
      return before;
  }
}

/** Reads the settings that are texts, numbers and words; those that the form lacks stay. */
export function readPlainSettings(form: FormFields, before: Settings): Settings {
  const read = ([name, { holds }]: readonly [SettingName, AnySetting]) => {
    const input = form.get(name);
    const value = before[name];
    return [name, typeof input === 'string' ? readPlain(holds, input.trim(), value) : value];
  };
  return Object.fromEntries(allSettings.map(read));
}

/** The properties of a setting's field. */
export interface PlainField {
  readonly given: string | number;
  readonly type?: 'number';
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly rows?: number;
  /** The options, with the keys of their texts. */
  readonly words?: readonly { readonly value: string; readonly key: KeyFor<'console'> | null }[];
}

const wordKey = (name: SettingName, word: string | number): KeyFor<'console'> =>
  `field.${name}-${word}` as `field.${PlainWord}`;

/** The field of a setting that is a text, number or word. */
export function plainField(name: SettingName, shape: Shape, value: unknown): PlainField {
  const given = String(value ?? '');
  switch (shape.kind) {
    case 'list':
      return { given: [value].flat().join('\n'), rows: 3 };
    case 'whole':
      return { given, type: 'number', min: shape.least, max: shape.most };
    case 'number':
      return { given, type: 'number' };
    case 'word':
      return {
        given,
        words: shape.words.map((word) => ({ value: String(word), key: wordKey(name, word) })),
      };
    case 'or-null': {
      const { words, ...field } = plainField(name, shape.of, value);
      return words ? { ...field, words: [{ value: '', key: null }, ...words] } : field;
    }
    default:
      return { given };
  }
}
