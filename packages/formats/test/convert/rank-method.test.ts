import { documentSettings, tournamentDocument } from '@rokade/formats';
import { makeSystem, type RatingOrder, type Settings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  playerId,
  run,
  settings,
  withPlayers,
} from '../../../../test/tournament/journal-driver.ts';

/** The report file of two players, one of whom is also on FIDE's list. */
function written(change: Partial<Settings>) {
  const onFideList = {
    kind: 'change-player',
    player: playerId('p1'),
    changes: { fideRating: 1850 },
  } as const;
  const { state } = run(withPlayers(2, change), onFideList);
  return tournamentDocument(state, { ratings: 'fide', ranks: new Map() });
}

const dutch = makeSystem('dutch');
const nordic = makeSystem('nordic');

describe('record 172, from which list the starting ranks are', () => {
  it.each<[string, Partial<Settings>, RatingOrder | null]>([
    ['DEN FIDON', { system: dutch }, null],
    ['DEN NIDOF', { system: nordic }, null],
    ['DEN NIDOF', { system: dutch, pairingRatings: 'national-fide' }, 'national-fide'],
    ['DEN FIDON', { system: nordic, pairingRatings: 'fide-national' }, 'fide-national'],
    ['DEN FIDE', { system: dutch, pairingRatings: 'fide' }, 'fide'],
    ['DEN NRO', { system: dutch, pairingRatings: 'national' }, 'national'],
    ['DEN HBFN', { system: dutch, pairingRatings: 'higher' }, 'higher'],
    ['DEN LBFN', { system: dutch, pairingRatings: 'lower' }, 'lower'],
    ['DEN OTHER', { system: makeSystem('monrad'), pairingRatings: 'fide' }, null],
  ])('%s: written, and read again as the setting it was', (record, change, pairingRatings) => {
    const document = written(change);
    expect(document.header.startingRankMethod).toBe(record);
    const names = new Map<number, never>();
    expect(documentSettings(document, settings, names)).toMatchObject({
      pairingRatings,
      shownRatings: null,
    });
  });
});
