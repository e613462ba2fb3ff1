import {
  documentSettings,
  makeTrf,
  parseTrf,
  tournamentDocument,
  trfReader,
} from '@rokade/formats';
import { dutch2017, dutch2026, makeSeededRandom, type SeededRandom } from '@rokade/rules';
import {
  type Settings,
  type SystemChoice,
  type Tournament,
  usualScoring,
} from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  type Driver,
  details,
  playerId,
  put,
  run,
  settings,
  withPlayers,
} from './journal-driver.ts';

const dutch = (more: Partial<Extract<SystemChoice, { code: 'dutch' }>> = {}): SystemChoice => ({
  code: 'dutch',
  edition: 'fide-2026',
  acceleration: 'none',
  initialColour: 'white',
  ...more,
});

const threePoints = { win: 6, draw: 2, loss: 0, allocatedBye: 2 };

function withResults(driver: Driver, random: SeededRandom): Driver {
  const round = driver.state.rounds.at(-1);
  return (round?.games ?? []).reduce<Driver>((now, { board }) => {
    const share = random.below(11);
    const result =
      share === 10
        ? ({ kind: 'forfeit', absent: 'black', notice: false } as const)
        : ({ kind: 'played', white: share % 3, black: 2 - (share % 3) } as const);
    return run(now, { kind: 'enter-result', round: round?.number ?? 0, board, result });
  }, driver);
}

/** One player asks for a half-point bye, one leaves, one comes late. */
function withComings(driver: Driver, round: number, random: SeededRandom): Driver {
  const anybody = () => playerId(`p${1 + random.below(17)}`);
  const request = { round, bye: 'half-point' } as const;
  const answer = put(driver, {
    command: { kind: 'request-bye', player: anybody(), request },
    reason: '',
    confirmed: false,
  });
  const left = put(answer, {
    command: { kind: 'withdraw-player', player: anybody(), fromRound: round },
    reason: '',
    confirmed: false,
  });
  return run(left, {
    kind: 'enter-players',
    players: [{ id: playerId(`late${round}`), details: details(`Sent ${round}`) }],
  });
}

function played(change: Partial<Settings>, seed: string): Tournament {
  const random = makeSeededRandom(seed);
  let driver = withPlayers(17, { roundsPlanned: 6, ...change });
  for (let round = 1; round <= 5; round++) {
    if (round > 1) driver = withComings(driver, round, random);
    driver = withResults(run(driver, { kind: 'pair-round' }, { kind: 'publish-round' }), random);
  }
  return driver.state;
}

function reported(t: Tournament) {
  const text = makeTrf(tournamentDocument(t, { ratings: 'national', ranks: new Map() }));
  const parsed = parseTrf(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.document;
}

const rounds = [1, 2, 3, 4, 5];

/** The seats of every round in the file, and as the system pairs them from the file. */
function seats(t: Tournament) {
  const { system } = t.settings;
  const engine = system.edition === 'fide-2017' ? dutch2017 : dutch2026;
  const source = trfReader(reported(t));
  return rounds.map((round) => {
    const { pairings, byes } = source.actualRound(round);
    const paired = engine.pairRound(source.pairingRequest(round));
    if (!paired.ok) throw new Error(paired.error.code);
    const seat = ({ white, black }: { white: number; black: number }) => `${white}-${black}`;
    return {
      actual: [...pairings.map(seat).toSorted(), ...byes],
      expected: [
        ...paired.value.pairings.map(seat).toSorted(),
        ...paired.value.byes.map((b) => b.no),
      ],
    };
  });
}

const apart = (...ids: readonly string[]) => ({
  sameClub: false,
  sameFederation: false,
  groups: [ids.map(playerId)],
});

const variants: readonly (readonly [string, Partial<Settings>])[] = [
  ['nothing besides', { system: dutch() }],
  ['Black for number 1', { system: dutch({ initialColour: 'black' }) }],
  ['the edition of 2017', { system: dutch({ edition: 'fide-2017' }) }],
  ['Baku acceleration', { system: dutch({ acceleration: 'baku' }) }],
  ['3 – 1 – 0 with a bye worth a draw', { system: dutch(), scoring: threePoints }],
  ['a bye worth nothing', { system: dutch(), scoring: { ...usualScoring, allocatedBye: 0 } }],
  ['forbidden meetings', { system: dutch(), forbidden: apart('p1', 'p9', 'p10', 'p11') }],
  [
    'all together',
    {
      system: dutch({ acceleration: 'baku', initialColour: 'black' }),
      scoring: threePoints,
      forbidden: apart('p1', 'p2', 'p9'),
    },
  ],
];

describe('a report file of a Dutch tournament', () => {
  it.each(variants)('is paired again as the console paired it: %s', (_, change) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const { actual, expected } of seats(played(change, seed))) {
        expect(expected).toEqual(actual);
      }
    }
  });

  it('reads back as the same settings', () => {
    const change = variants.at(-1)?.[1] ?? {};
    const t = played(change, 'a');
    const ids = new Map(t.players.map(({ no, id }) => [no, id]));
    const { system, scoring, forbidden } = documentSettings(reported(t), settings, ids);
    expect({ system, scoring, forbidden }).toEqual(change);
  });

  it('is no report of a forbidden meeting or of points where there is nothing of the kind', () => {
    const document = reported(played({ system: dutch() }, 'a'));
    expect(document).toMatchObject({ forbiddenPairs: [], scoring: [], accelerations: [] });
    expect(document.header.system).toBe('FIDE_DUTCH');
  });
});
