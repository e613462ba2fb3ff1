import { describe, expect, it } from 'vitest';
import { chosenSystem, makeSystem, withOptions } from '../src/index.ts';

const drawn = withOptions(makeSystem('dutch'), { initialColour: 'black', colourSeed: 'weekend' });

describe('a system named with some of its options', () => {
  it('keeps the other options of the same system, and has the usual ones of another', () => {
    const twice = withOptions(makeSystem('berger'), { cycles: 2 });
    const free = chosenSystem(twice, { code: 'berger', freeDates: 'on' });
    expect(free).toEqual(withOptions(makeSystem('berger'), { cycles: 2, freeDates: true }));
    expect(chosenSystem(twice, { code: 'dsu', freeDates: 'on' })).toMatchObject({ cycles: 1 });
  });

  it('takes numbers as texts, and leaves those that cannot be read to be refused', () => {
    expect(chosenSystem(makeSystem('olympiad'), { code: 'olympiad', teams: '6' })).toMatchObject({
      teams: 6,
    });
    expect(chosenSystem(makeSystem('olympiad'), { code: 'olympiad', teams: 'x' })).toMatchObject({
      teams: Number.NaN,
    });
  });

  it('keeps a drawn colour while it is left to the lot, and forgets the lot for a given colour', () => {
    expect(chosenSystem(drawn, { code: 'dutch', initialColour: 'lot' })).toEqual(drawn);
    expect(chosenSystem(drawn, { code: 'dutch', initialColour: 'black' })).toEqual(
      withOptions(makeSystem('dutch'), { initialColour: 'black' }),
    );
    const white = withOptions(makeSystem('dutch'), { initialColour: 'white' });
    expect(chosenSystem(white, { code: 'dutch', initialColour: 'lot' })).toEqual(
      makeSystem('dutch'),
    );
  });
});
