import {
  checkTimeControl,
  defaultTieBreakRules,
  fideEditions,
  findTieBreak,
  makeScoreTable,
  makeSeededRandom,
  monrad,
  type PairedRound,
  type PairingPlayer,
  type PairingSystem,
  type PlayerNo,
  pairingSystems,
  type RatedPlayer,
  type Reason,
  type RoundRecord,
  ratingRuleSets,
  reasonCodes,
  type SeededRandom,
  type ThinkingTime,
} from '@rokade/rules';
import type { TextKey } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { languages } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

/** The records of a board: now and then a player does not come, or the game is not finished. */
function boardRecords(random: SeededRandom, white: PlayerNo, black: PlayerNo) {
  const sides = [
    { opponent: black, colour: 'white' as const },
    { opponent: white, colour: 'black' as const },
  ] as const;
  const chance = random.below(12);
  const first = chance === 0 ? 1 : random.below(3);
  return sides.map((side, index): RoundRecord => {
    const halfPoints = index === 0 ? first : 2 - first;
    if (chance === 1)
      return { kind: 'forfeit', ...side, halfPoints, notice: random.below(2) === 0 };
    return { kind: 'game', ...side, halfPoints, status: chance === 0 ? 'pending' : 'played' };
  });
}

function recordsOf(round: PairedRound, random: SeededRandom): ReadonlyMap<PlayerNo, RoundRecord> {
  const sitOuts = round.byes.map(({ no, halfPoints }): [PlayerNo, RoundRecord] => [
    no,
    { kind: 'bye', bye: 'pairing-allocated', halfPoints },
  ]);
  const boards = round.pairings.flatMap(({ white, black }) => {
    const records = boardRecords(random, white, black);
    return [white, black].map((no, index): [PlayerNo, RoundRecord] => [
      no,
      records[index] ?? { kind: 'absent' },
    ]);
  });
  return new Map([...sitOuts, ...boards]);
}

interface Played {
  readonly players: readonly PairingPlayer[];
  readonly reasons: readonly Reason[];
}

const reasonsIn = ({ pairings, byes, remarks }: PairedRound): readonly Reason[] => [
  ...remarks,
  ...[...pairings, ...byes].flatMap(({ because }) => because),
];

/** More rounds than any system has in which two meet only once; in others a season can go on for ever. */
const mostRounds = 40;

/** A tournament until no round can be paired; one player leaves, one in six is unrated. */
function play(size: number, system: PairingSystem): Played {
  const random = makeSeededRandom(String(size));
  const reasons: Reason[] = [];
  let players: readonly PairingPlayer[] = Array.from({ length: size }, (_, index) => ({
    no: index + 1,
    rating: random.below(6) === 0 ? null : 900 + random.below(1600),
    records: [],
    availability: { kind: 'present' },
  }));
  for (let roundNumber = 1; roundNumber <= mostRounds; roundNumber++) {
    const answer = system.pairRound({ roundNumber, roundsPlanned: null, players });
    if (!answer.ok) return { players, reasons };
    reasons.push(...reasonsIn(answer.value));
    const records = recordsOf(answer.value, random);
    players = players.map((player) => ({
      ...player,
      records: [...player.records, records.get(player.no) ?? { kind: 'absent' }],
      availability:
        roundNumber >= 3 && player.no === 2
          ? { kind: 'withdrawn', sinceRoundNumber: 4, order: 1 }
          : player.availability,
    }));
  }
  return { players, reasons };
}

const everyRating = (players: readonly RatedPlayer[]): readonly Reason[] =>
  ratingRuleSets.flatMap((rules) =>
    [null, ...rules.methods].flatMap((method) => {
      const request = { players, method, rateNoShows: true, inTeams: false } as const;
      const { rows } = rules.rate({ ...request, day: '2026-11-22', play: 'standard' });
      return rows.flatMap(({ because }) => because);
    }),
  );

const slowStart: ThinkingTime = {
  stages: [
    { moves: 40, minutes: 60 },
    { moves: null, minutes: 10 },
  ],
  incrementSeconds: 0,
};

const explainedCodes = ['BH-M1', 'SB-C1', 'PS-C1', 'KS', 'ARO', 'SKT-BH'];

/** The reasons of all editions' tie-breaks for the sums of a tournament. */
function tieBreakReasons(players: readonly PairingPlayer[]): readonly Reason[] {
  const everyone = players.map(({ no, rating, records }) => ({
    no,
    rating: rating ?? 1500,
    records,
  }));
  return fideEditions.flatMap((edition) => {
    const table = makeScoreTable(everyone, { ...defaultTieBreakRules, edition });
    const numbers = everyone.map(({ no }) => no);
    return explainedCodes.flatMap((code) => {
      const tieBreak = findTieBreak(code);
      const values = tieBreak.ok ? [...tieBreak.value.compute(table, numbers).values()] : [];
      return values.flatMap((value) => [
        ...(value?.because ?? []),
        ...(value?.workings ?? []).flatMap(({ because }) => because ?? []),
      ]);
    });
  });
}

/** Reasons of every kind from tournaments of 4 to 33 players. */
function reasonsMet(): readonly Reason[] {
  const played = Array.from({ length: 30 }, (_, index) => play(index + 4, monrad));
  const byOtherSystems = pairingSystems
    .filter((system) => system !== monrad)
    .flatMap((system) => [8, 15, 24].flatMap((size) => play(size, system).reasons));
  return [
    ...played.flatMap(({ reasons }) => reasons),
    ...byOtherSystems,
    ...played.flatMap(({ players }) => everyRating(players)),
    ...played.flatMap(({ players }) => tieBreakReasons(players)),
    ...checkTimeControl(slowStart),
  ];
}

const oneOfEach = (reasons: readonly Reason[]): readonly Reason[] => [
  ...new Map(reasons.map((reason) => [reason.code, reason])).values(),
];

describe('the texts of reasons', () => {
  const reasons = oneOfEach(reasonsMet());

  test('most of the pairing systems’, the rating’s and the tie-breaks’ reasons come up in play', () => {
    expect(reasons.length).toBeGreaterThan(70);
  });

  test.each(languages)('have every fact they name filled: %s', (language) => {
    const say = translator(language);
    for (const { code, facts } of reasons) {
      const shown = Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [
          name,
          typeof fact === 'object' ? fact.join(', ') : fact,
        ]),
      );
      const text = say(`reason.${code}` as TextKey, shown);
      expect(text, code).not.toMatch(/[{}|]/);
    }
  });

  test.each(languages)('are there for every code: %s', (language) => {
    for (const code of reasonCodes) expect(translator(language)(`reason.${code}`)).not.toBe('');
  });
});
