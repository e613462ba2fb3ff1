import { expect, test } from 'vitest';
import { isWide, rotatingSeed, seedMessage } from '../../../../../test/rotating-seed.ts';
import { pairByEnumeration } from './by-enumeration.ts';
import { playTeamSwiss, roundTexts } from './random-team-swiss.ts';

/** 5,000 tournaments where everything is looked at once, and as many others in each run. */
test.each([
  [4, 7, 5, isWide ? 4000 : 800],
  [8, 10, 7, isWide ? 1000 : 100],
])(
  'team Swisses of %i to %i teams are paired as by trying all pairings',
  (from, to, most, tournaments) => {
    let rounds = 0;
    for (let seed = rotatingSeed; seed < rotatingSeed + tournaments; seed++) {
      for (const { request, round } of playTeamSwiss(seed, from + (seed % (to - from + 1)), most)) {
        const present = request.teams.filter(({ availability }) => availability === 'present');
        if (present.length < 2) continue;
        rounds += 1;
        expect(roundTexts(round), `seed ${seed}, ${seedMessage}`).toEqual(
          pairByEnumeration(request),
        );
      }
    }
    expect(rounds).toBeGreaterThan(tournaments);
  },
);
