import { describe, expect, it } from 'vitest';
import { run, started, whiteWinsAll } from '../../../test/tournament/journal-driver.ts';
import { chosenSystem, makeSystem, type SystemChoice, withOptions } from '../src/index.ts';

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

describe('the last rounds of a double round robin by Berger', () => {
  const twice = makeSystem('berger', { cycles: 2 });
  const kept = chosenSystem(twice, { code: 'berger', keepsLastRounds: 'on' });

  it('are kept where that is chosen, and nothing is said of them otherwise', () => {
    expect(twice).not.toHaveProperty('keepsLastRounds');
    expect(kept).toMatchObject({ cycles: 2, keepsLastRounds: true });
    expect(chosenSystem(kept, { code: 'berger', keepsLastRounds: 'off' })).toEqual(twice);
    expect(chosenSystem(kept, { code: 'berger', withdrawals: 'dsu-2002' })).toHaveProperty(
      'keepsLastRounds',
    );
  });

  it('stand in the rounds of the tournament', () => {
    const roundFour = (system: SystemChoice) => {
      let driver = whiteWinsAll(started(6, { system }));
      for (let round = 2; round <= 4; round++) {
        driver = whiteWinsAll(run(driver, { kind: 'pair-round' }, { kind: 'publish-round' }));
      }
      return driver.state.rounds[3]?.games.map(({ white, black }) => `${white}-${black}`);
    };
    const once = roundFour(makeSystem('berger'));
    expect(roundFour(kept)).toEqual(once);
    expect(roundFour(twice)).not.toEqual(once);
  });
});
