import type { Shape } from '@rokade/journal';
import type { KeyFor } from '@rokade/texts';
import type { PlainWord, SettingName } from '@rokade/tournament';

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
