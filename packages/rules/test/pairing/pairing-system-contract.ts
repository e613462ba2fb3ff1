import {
  makeSeededRandom,
  type PairedRound,
  type PairingRefusal,
  type PairingRequest,
  type PairingSystem,
  type PlayerNo,
  type Reason,
  type RoundRecord,
  reasonCodes,
  shuffled,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Course, playTournament, type RequestedRound } from './random-tournament.ts';

const course: fc.Arbitrary<Course> = fc
  .record({
    players: fc.integer({ min: 2, max: 40 }),
    rounds: fc.integer({ min: 1, max: 11 }),
    plansRounds: fc.boolean(),
    absence: fc.constantFrom(0, 0, 5),
    withdrawal: fc.constantFrom(0, 0, 3),
    lateEntry: fc.constantFrom(0, 0, 10),
    forfeit: fc.constantFrom(0, 0, 5),
    pending: fc.constantFrom(0, 5),
  })
  .map(({ plansRounds, ...rest }) => ({
    ...rest,
    roundsPlanned: plansRounds ? rest.rounds : null,
  }));

const seed: fc.Arbitrary<string> = fc.nat().map(String);

/** FIDE's basic rules have no least number: an odd one leaves one player for the bye. */
const pairsOne = ({ code }: PairingSystem): boolean =>
  ['dutch', 'dubov', 'burstein'].includes(code);

const presentIn = ({ players }: PairingRequest): readonly PlayerNo[] =>
  players.filter(({ availability }) => availability.kind === 'present').map(({ no }) => no);

const seatedIn = ({ pairings, byes }: PairedRound): readonly PlayerNo[] => [
  ...pairings.flatMap(({ white, black }) => [white, black]),
  ...byes.map(({ no }) => no),
];

const ascending = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((a, b) => a - b);

const recordsIn = ({ players }: PairingRequest): ReadonlyMap<PlayerNo, readonly RoundRecord[]> =>
  new Map(players.map(({ no, records }) => [no, records]));

function expectNoRematch(request: PairingRequest, { pairings }: PairedRound): void {
  const records = recordsIn(request);
  const rematches = pairings.filter(({ white, black }) =>
    records.get(white)?.some((record) => record.kind === 'game' && record.opponent === black),
  );
  expect(rematches).toEqual([]);
}

function expectNoSecondBye(request: PairingRequest, { byes }: PairedRound): void {
  const records = recordsIn(request);
  const second = byes.filter(({ no }) =>
    records.get(no)?.some((record) => record.kind === 'bye' && record.bye === 'pairing-allocated'),
  );
  expect(second).toEqual([]);
}

const codes = new Set<string>(reasonCodes);

const namesPlayer = (fact: string): boolean => /^(player|opponent|white|black)$|Player$/.test(fact);

/** Each reason has an article and a known code, and names existing players. */
function expectReasons(request: PairingRequest, { pairings, byes, remarks }: PairedRound): void {
  const numbers = new Set<unknown>(request.players.map(({ no }) => no));
  const isSound = ({ code, article, facts }: Reason): boolean =>
    codes.has(code) &&
    article !== '' &&
    Object.entries(facts).every(([name, fact]) => !namesPlayer(name) || numbers.has(fact));
  const explained = [...pairings, ...byes];
  expect(explained.filter(({ because }) => because.length === 0)).toEqual([]);
  const reasons = explained.flatMap(({ because }) => because).concat(remarks);
  expect(reasons.filter((reason) => !isSound(reason))).toEqual([]);
}

function expectSoundRefusal(
  { isByTable }: PairingSystem,
  { roundNumber }: PairingRequest,
  error: PairingRefusal,
  present: readonly PlayerNo[],
): void {
  if (isByTable) expect(error.code).toMatch(/^pairing\.(too-few-players|schedule-over)$/);
  if (error.code === 'pairing.too-few-players') expect(present.length).toBeLessThan(2);
  else if (error.code === 'pairing.schedule-over')
    expect(roundNumber).toBeGreaterThan(error.rounds);
  else if ('players' in error) expect(present).toEqual(expect.arrayContaining([...error.players]));
}

/**
 * One bye where the number is odd, and no second one; by a table the table's number of byes, without
 * points.
 */
function expectByes(
  { isByTable, meetsAgain }: PairingSystem,
  request: PairingRequest,
  round: PairedRound,
): void {
  if (isByTable) {
    expect(round.byes.filter(({ halfPoints }) => halfPoints !== 0)).toEqual([]);
    return;
  }
  expect(round.byes).toHaveLength(presentIn(request).length % 2);
  if (meetsAgain !== true) expectNoSecondBye(request, round);
}

function expectEveryoneOnce(
  system: PairingSystem,
  request: PairingRequest,
  round: PairedRound,
): void {
  expect(ascending(seatedIn(round))).toEqual(ascending(presentIn(request)));
  if (system.meetsAgain !== true) expectNoRematch(request, round);
  expectByes(system, request, round);
}

function expectWhoTakesPartOnce(takingPart: readonly PlayerNo[], requested: RequestedRound): void {
  expect(presentIn(requested.request)).toEqual(expect.arrayContaining([...takingPart]));
  if (requested.answer.ok) {
    expect(takingPart.length).toBeGreaterThan(0);
    expect(ascending(seatedIn(requested.answer.value))).toEqual(ascending(takingPart));
  }
}

function expectSoundRound(system: PairingSystem, requested: RequestedRound): void {
  const { request, answer } = requested;
  const takingPart = system.knockOut?.takingPart(request);
  if (takingPart !== undefined) expectWhoTakesPartOnce(takingPart, requested);
  if (!answer.ok) {
    expectSoundRefusal(system, request, answer.error, presentIn(request));
    return;
  }
  const round = answer.value;
  if (takingPart === undefined) expectEveryoneOnce(system, request, round);
  expect(round.pairings.map(({ board }) => board)).toEqual(
    round.pairings.map((_, index) => index + 1),
  );
  expectReasons(request, round);
}

/**
 * The checks that every pairing system must pass: whole tournaments of 2 to 40 players, played round by
 * round with absences, withdrawals, late entries, forfeits and games still to be finished.
 *
 * @param tournaments how many of them each property tries
 */
export function describePairingSystem(system: PairingSystem, tournaments: number): void {
  describe(`the contract of pairing systems: ${system.code} ${system.edition}`, () => {
    test('everyone present once, no rematch, at most one bye and no second, with reasons', () => {
      fc.assert(
        fc.property(course, seed, (chosen, lot) => {
          for (const requested of playTournament(system, chosen, lot))
            expectSoundRound(system, requested);
        }),
        { numRuns: tournaments },
      );
    });

    test('the same question has the same answer, in whatever order the players come', () => {
      fc.assert(
        fc.property(course, seed, (chosen, lot) => {
          for (const { request, answer } of playTournament(system, chosen, lot)) {
            const before = structuredClone(request);
            expect(system.pairRound(request)).toEqual(answer);
            expect(request).toEqual(before);
            const players = shuffled(request.players, makeSeededRandom(lot));
            expect(system.pairRound({ ...request, players })).toEqual(answer);
          }
        }),
        { numRuns: Math.ceil(tournaments / 2) },
      );
    });

    test('a rating says nothing about who may play: nobody rated is no exception', () => {
      fc.assert(
        fc.property(course, seed, (chosen, lot) => {
          for (const { request } of playTournament(system, chosen, lot)) {
            const players = request.players.map((player) => ({ ...player, rating: null }));
            const unrated = { ...request, players };
            expectSoundRound(system, { request: unrated, answer: system.pairRound(unrated) });
          }
        }),
        { numRuns: Math.ceil(tournaments / 4) },
      );
    });

    const fieldOf = (count: number): PairingRequest => ({
      roundNumber: 1,
      roundsPlanned: null,
      players: Array.from({ length: count }, () => ({
        no: 1,
        rating: null,
        records: [],
        availability: { kind: 'present' as const },
      })),
    });

    test('nobody is refused, not an exception', () => {
      expect(system.pairRound(fieldOf(0))).toEqual({
        ok: false,
        error: { code: 'pairing.too-few-players', present: 0 },
      });
    });

    test(`a field of one is ${pairsOne(system) ? 'an odd number: it has the bye' : 'refused'}`, () => {
      const answer = system.pairRound(fieldOf(1));
      if (pairsOne(system)) {
        expect(answer).toMatchObject({ ok: true, value: { pairings: [], byes: [{ no: 1 }] } });
      } else {
        const error = { code: 'pairing.too-few-players', present: 1 };
        expect(answer).toEqual({ ok: false, error });
      }
    });
  });
}
