import { describe, expect, test } from 'vitest';
import type { DutchRequest } from '../../../src/pairing/dutch/dutch-request.ts';
import { dutch2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';

const firstRound = (size: number, facts: Partial<DutchRequest> = {}): DutchRequest => ({
  roundNumber: 1,
  roundsPlanned: 5,
  players: Array.from({ length: size }, (_, index) => ({
    no: index + 1,
    rating: null,
    records: [],
    availability: { kind: 'present' },
  })),
  ...facts,
});

function boards(request: DutchRequest): readonly string[] {
  const answer = dutch2026.pairRound(request);
  if (!answer.ok) return [answer.error.code];
  return answer.value.pairings.map(({ white, black }) => `${white}–${black}`);
}

describe('the first round', () => {
  test('halves meet, the colours alternate by number', () => {
    expect(boards(firstRound(8))).toEqual(['1–5', '6–2', '3–7', '8–4']);
  });

  test('the lot may give Black to the first', () => {
    expect(boards(firstRound(4, { initialColour: 'black' }))).toEqual(['3–1', '2–4']);
  });

  test('the last of an odd number has the bye, for what it is worth', () => {
    const answer = dutch2026.pairRound(firstRound(5));
    expect(answer.ok && answer.value.byes).toMatchObject([{ no: 5, halfPoints: 2 }]);
    const half = dutch2026.pairRound(firstRound(5, { allocatedBye: 1 }));
    expect(half.ok && half.value.byes).toMatchObject([{ no: 5, halfPoints: 1 }]);
  });

  test('a field of one has the bye, and nothing where C2 forbids it', () => {
    const alone = firstRound(1);
    const answer = dutch2026.pairRound(alone);
    expect(answer.ok && answer.value).toMatchObject({ pairings: [], byes: [{ no: 1 }] });
    const bye = { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 } as const;
    const players = alone.players.map((player) => ({ ...player, records: [bye] }));
    expect(boards({ ...alone, roundNumber: 2, players })).toEqual(['pairing.no-legal-pairing']);
  });

  test('4.2: a forbidden pair is avoided by the first transposition', () => {
    const forbiddenGroups = [{ players: [1, 4], rounds: null }];
    expect(boards(firstRound(6, { forbiddenGroups }))).toEqual(['1–5', '4–2', '3–6']);
  });

  test('4.3: where no transposition helps the smallest exchange does', () => {
    const forbiddenGroups = [4, 5, 6].map((no) => ({ players: [1, no], rounds: null }));
    expect(boards(firstRound(6, { forbiddenGroups }))).toEqual(['1–3', '5–2', '6–4'].sort());
  });

  test('accelerated, the groups play among themselves', () => {
    const virtualHalfPoints = new Map([1, 2, 3, 4].map((no) => [no, [2]]));
    expect(boards(firstRound(8, { virtualHalfPoints }))).toEqual(['1–3', '4–2', '5–7', '8–6']);
  });
});

describe('explanations', () => {
  test('say bracket, whom somebody did not get and why, and the colours', () => {
    const answer = dutch2026.pairRound(
      firstRound(6, { forbiddenGroups: [{ players: [1, 4], rounds: null }] }),
    );
    const because = answer.ok ? answer.value.pairings[0]?.because : [];
    expect(because?.map(({ code }) => code)).toEqual([
      'dutch.paired-as-resident',
      'dutch.passed-over-forbidden',
      'dutch.pairing-number',
    ]);
    expect(because?.[1]?.facts).toEqual({ player: 1, passedOverPlayers: [4] });
  });
});
