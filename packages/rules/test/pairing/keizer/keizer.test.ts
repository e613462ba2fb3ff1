import { keizer, type PairingPlayer, type PairingRequest } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { rotatingSeed, seedMessage } from '../../../../../test/rotating-seed.ts';
import { keizerRanking } from '../../../src/kernel/keizer.ts';
import { type KeizerOptions, keizerRulesOf } from '../../../src/pairing/keizer/keizer-request.ts';
import { against, bye, player } from '../dutch/records-of.ts';
import { plainCourse, playTournament } from '../random-tournament.ts';

function roundOf(players: readonly PairingPlayer[], options: KeizerOptions = {}) {
  const roundNumber = (players[0]?.records.length ?? 0) + 1;
  const answer = keizer.pairRound({ roundNumber, roundsPlanned: null, players, ...options });
  if (!answer.ok) throw new Error(answer.error.code);
  const { pairings, byes, remarks } = answer.value;
  return {
    boards: pairings.map(({ white, black }) => `${white}–${black}`),
    byes: byes.map(({ no }) => no),
    remarks: remarks.map(({ code }) => code),
    because: pairings.map(({ because }) => because.map(({ code }) => code)),
  };
}

const noRemarks = { byes: [], remarks: [] };

describe('the Keizer system', () => {
  test('pairs neighbours by number in round 1, White changing from board to board', () => {
    const players = [1, 2, 3, 4, 5].map((no) => player(no, []));
    expect(roundOf(players)).toMatchObject({ boards: ['1–2', '4–3'], byes: [5], remarks: [] });
  });

  test('pairs neighbours in the ranking after that, who have not met lately', () => {
    const players = [
      player(1, [against(2, 2, 'white')]),
      player(2, [against(1, 0, 'black')]),
      player(3, [against(4, 2, 'black')]),
      player(4, [against(3, 0, 'white')]),
    ];
    const round = roundOf(players);
    expect(round).toMatchObject({ boards: ['3–1', '2–4'], ...noRemarks });
    expect(round.because[0]).toEqual(['keizer.neighbours', 'keizer.fewer-whites']);
  });

  const met = (rounds: number) => [
    player(1, [
      against(2, 2, 'white'),
      ...Array.from({ length: rounds }, () => bye('zero-point', 0)),
    ]),
    player(2, [
      against(1, 0, 'black'),
      ...Array.from({ length: rounds }, () => bye('zero-point', 0)),
    ]),
  ];

  test('lets two meet again once enough rounds lie between', () => {
    expect(roundOf(met(3))).toMatchObject({ boards: ['2–1'], ...noRemarks });
    expect(roundOf(met(2))).toMatchObject({ boards: ['2–1'], remarks: ['keizer.eased'] });
    expect(roundOf(met(2), { roundsBetween: 2 })).toMatchObject(noRemarks);
    expect(roundOf(met(3), { mostMeetings: 1 })).toMatchObject({ remarks: ['keizer.eased'] });
  });

  test('reverses the colours of the last game first, where a club wants that', () => {
    const players = [
      player(1, [against(2, 1, 'white'), against(3, 1, 'black'), against(4, 1, 'black')]),
      player(2, [against(1, 1, 'black'), against(4, 1, 'black'), against(3, 1, 'black')]),
    ];
    const own = { roundsBetween: 0 };
    expect(roundOf(players, { ...own, colours: 'return' }).because[0]).toContain(
      'keizer.return-game',
    );
    expect(roundOf(players, own).because[0]).toContain('keizer.fewer-whites');
  });

  test('gives the bye to the last of those who have had it least often', () => {
    const players = [
      player(1, [against(2, 2)]),
      player(2, [against(1, 0, 'black')]),
      player(3, [bye('pairing-allocated', 2)]),
    ];
    expect(roundOf(players).byes).toEqual([2]);
  });
});

/** All pairings in reading order, by trial. */
function* pairings(
  players: readonly PairingPlayer[],
  mayMeet: (a: PairingPlayer, b: PairingPlayer) => boolean,
): Generator<readonly string[]> {
  const [first, ...others] = players;
  if (first === undefined) yield [];
  else {
    for (const other of others) {
      if (!mayMeet(first, other)) continue;
      const rest = others.filter((each) => each !== other);
      for (const found of pairings(rest, mayMeet)) yield [pairText(first.no, other.no), ...found];
    }
  }
}

const pairText = (a: number, b: number): string => [a, b].sort((x, y) => x - y).join('–');

function firstByTrial(request: PairingRequest, byes: readonly number[]): readonly string[] | null {
  const { mostMeetings, roundsBetween } = keizerRulesOf(request);
  const { accounts } = keizerRanking(request.players);
  const present = accounts.flatMap(({ no }) =>
    request.players.filter(
      (each) => each.no === no && each.availability.kind === 'present' && !byes.includes(no),
    ),
  );
  const found = pairings(present, ({ records }, { no }) => {
    const rounds = records.flatMap((record, index) =>
      record.kind === 'game' && record.opponent === no ? [index + 1] : [],
    );
    const isLate = rounds.every((round) => request.roundNumber - round - 1 >= roundsBetween);
    return rounds.length < mostMeetings && isLate;
  }).next();
  return found.done === true ? null : found.value;
}

test('whole seasons are paired as by trial, the first way in which all have an opponent', () => {
  let eased = 0;
  for (let season = 0; season < 12; season++) {
    const course = { ...plainCourse(4 + (season % 6), 14), absence: season % 3 === 0 ? 8 : 0 };
    for (const { request, answer } of playTournament(keizer, course, `${rotatingSeed} ${season}`)) {
      if (!answer.ok) continue;
      const { pairings: boards, byes, remarks } = answer.value;
      const trial = firstByTrial(
        request,
        byes.map(({ no }) => no),
      );
      if (remarks.length > 0) {
        eased += 1;
        continue;
      }
      expect(
        boards.map(({ white, black }) => pairText(white, black)),
        seedMessage,
      ).toEqual(trial);
    }
  }
  expect(eased).toBeGreaterThan(0);
});
