import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  isId,
  kindsOf,
  leftOut,
  listOf,
  oneOf,
  ordinal,
  orNull,
  parseLanguage,
  someOf,
  text,
  textUpTo,
  whole,
  wordOf,
  yesOrNo,
} from '../src/index.ts';

describe('a shape says', () => {
  it.each([
    ['rounds, boards and versions', () => ordinal, { kind: 'whole', least: 1, most: 1_000_000 }],
    ['whole numbers', () => whole(0, 100), { kind: 'whole', least: 0, most: 100 }],
    ['a number without bounds', () => whole(), { kind: 'whole' }],
    ['a number from somewhere on', () => whole(3), { kind: 'whole', least: 3 }],
    ['a line of text', () => text, { kind: 'text', most: 2000 }],
    ['a short text', () => textUpTo(5), { kind: 'text', most: 5 }],
    ['a list', () => listOf(text), { kind: 'list', of: text, least: 0, most: 10_000 }],
    [
      'a short list',
      () => listOf(text, { least: 1, most: 3 }),
      { kind: 'list', of: text, least: 1, most: 3 },
    ],
    ['what may be missing', () => orNull(text), { kind: 'or-null', of: text }],
    ['what may be left out', () => leftOut(text), { kind: 'text', most: 2000, optional: true }],
  ])('what is held: %s', (_, shape, value) => {
    expect(shape()).toStrictEqual(value);
  });

  it('some of the fields of an object', () => {
    expect(someOf({ name: text, open: yesOrNo })).toEqual(
      fieldsOf({ name: leftOut(text), open: leftOut(yesOrNo) }),
    );
  });

  it('a choice of choices as one choice', () => {
    const either = oneOf(text, yesOrNo);
    expect(oneOf(either, ordinal)).toEqual({ kind: 'one-of', shapes: [text, yesOrNo, ordinal] });
  });

  it('kinds with their fields, also by the names they had', () => {
    expect(kindsOf({ left: { round: ordinal }, came: {} }, { gone: 'left' })).toEqual({
      kind: 'one-of',
      shapes: [
        fieldsOf({ kind: wordOf(['left']), round: ordinal }),
        fieldsOf({ kind: wordOf(['came']) }),
        fieldsOf({ kind: { kind: 'former-word', word: 'gone', now: 'left' }, round: ordinal }),
      ],
    });
  });
});

it.each([
  ['a', true],
  ['7-up', true],
  ['a'.repeat(64), true],
  ['', false],
  ['-a', false],
  ['A', false],
  ['å', false],
  ['a_b', false],
  ['a'.repeat(65), false],
])('%s names a book: %s', (name, may) => {
  expect(isId(name)).toBe(may);
});

it('speaks Danish, German and English', () => {
  expect(['da', 'de', 'en', 'sv', '', null].map(parseLanguage)).toEqual([
    'da',
    'de',
    'en',
    null,
    null,
    null,
  ]);
});
