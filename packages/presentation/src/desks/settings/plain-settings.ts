import type { Shape } from '@rokade/journal';
import type { KeyFor } from '@rokade/texts';
import type { PlainWord, SettingName } from '@rokade/tournament';

/** The properties of a setting's field. */
export interface PlainField {
  readonly initial: string | number;
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
  const initial = String(value ?? '');
  switch (shape.kind) {
    case 'list':
      return { initial: [value].flat().join('\n'), rows: 3 };
    case 'whole':
      return { initial, type: 'number', min: shape.least, max: shape.most };
    case 'number':
      return { initial, type: 'number' };
    case 'word':
      return {
        initial,
        words: shape.words.map((word) => ({ value: String(word), key: wordKey(name, word) })),
      };
    case 'or-null': {
      const { words, ...field } = plainField(name, shape.of, value);
      return words ? { ...field, words: [{ value: '', key: null }, ...words] } : field;
    }
    default:
      return { initial };
  }
}
