import { placeOfList } from '@rokade/presentation/console/people/place-of-list.ts';
import { describe, expect, test } from 'vitest';

/** A box of the usual height of a field, which begins at a height of the window. */
const at = (top: number, left = 100, right = 400) => ({ top, bottom: top + 44, left, right });

const list = { width: 352, height: 300 };

describe('the list of a field for somebody', () => {
  test.each([
    ['has no button of its form in reach', at(300), [], { side: 'below', away: 0, most: null }],
    ['has it beside itself', at(300), [at(300, 420, 520)], { side: 'below', away: 0, most: null }],
    ['has it further down', at(300), [at(700)], { side: 'below', away: 0, most: null }],
    ['has it half-way', at(300), [at(544)], { side: 'below', away: 0, most: 196 }],
    ['has it just below', at(400), [at(460)], { side: 'above', away: 0, most: null }],
    ['and less room above', at(200), [at(260)], { side: 'above', away: 0, most: 196 }],
    ['or none', at(20), [at(80)], { side: 'below', away: 64, most: null }],
    ['or two of them', at(20), [at(80), at(130)], { side: 'below', away: 114, most: null }],
  ] as const)('covers none: %s', (_, field, buttons, place) => {
    expect(placeOfList({ field, buttons, ...list })).toEqual(place);
  });

  test('opens above where few lines fit there', () => {
    const place = placeOfList({ field: at(60), buttons: [at(110)], width: 352, height: 50 });
    expect(place).toEqual({ side: 'above', away: 0, most: null });
  });
});
