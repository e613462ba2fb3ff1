import { expect, test } from 'vitest';
import { isAbout } from '../src/lib/ui/around-form.ts';

test.each([
  ['name', 'name', true],
  ['name', 'command.values.name', true],
  ['office', 'command.values.regulation,office', true],
  ['roundDates.2', 'settings.roundDates.2:clock', true],
  ['name', 'command.values.surname', false],
  ['', 'name', false],
  // A field that only helps to fill another in has no name; it shows no refusal of the whole form.
  ['', '', false],
])('a refusal about "%s" at the field "%s": %s', (field, name, isShown) => {
  expect(isAbout({ field, text: 'wrong' }, name)).toBe(isShown);
});
