import { describe, expect, test } from 'vitest';
import { bergerTable, dsuTable } from '../../src/pairing/round-robin/berger.ts';
import { rutschTable } from '../../src/pairing/round-robin/rutsch-table.ts';
import {
  type ScheduledRound,
  type ScheduleTable,
  scheduledRound,
  scheduleOf,
} from '../../src/pairing/round-robin/schedule.ts';
import { scheduleTables } from '../../src/pairing/round-robin/schedule-tables.ts';
import { tempelhofTable } from '../../src/pairing/round-robin/tempelhof-table.ts';
import { printedBerger, printedTempelhof } from './printed-round-robin-table.ts';

const line = ({ pairings }: ScheduledRound): string =>
  pairings.map(({ white, black }) => `${white}-${black}`).join(' ');

const sizes = (printed: Readonly<Record<number, readonly string[]>>) =>
  Object.entries(printed).map(([players, rounds]) => [Number(players), rounds] as const);

const all = (table: ScheduleTable) =>
  Array.from({ length: 39 }, (_, index) => [table, index + 2] as const);

describe('tables as printed', () => {
  test.each(sizes(printedBerger))(
    'Berger for %i players (FIDE 2012 annex 1)',
    (players, rounds) => {
      expect(scheduleOf(bergerTable, players, false).map(line)).toEqual(rounds);
    },
  );

  test.each(sizes(printedTempelhof))(
    'Tempelhof for %i players (Tempelhof 2018 IV.1)',
    (players, rounds) => {
      expect(scheduleOf(tempelhofTable, players, false).map(line)).toEqual(rounds);
    },
  );

  test('Tempelhof colours do not change when a player is added', () => {
    const whites = (players: number) =>
      new Set(
        scheduleOf(tempelhofTable, players, false).flatMap((round) => line(round).split(' ')),
      );
    const larger = whites(13);
    for (const pair of whites(12)) {
      expect(pair.split('-').includes('12') || larger.has(pair)).toBe(true);
    }
  });
});

describe('the Danish rule for pairing (DSU 2002 4.15)', () => {
  /** 4.15 word for word: the opponent of a number in each round, X the highest of an even number. */
  function opponentIn(number: number, round: number, highest: number): number {
    const cycle = highest - 1;
    let opponent = highest + 1 - number;
    for (let played = 1; played < round; played++) {
      const previous = opponent === highest ? number : opponent;
      opponent = (previous % cycle) + 1;
      if (opponent === number) opponent = highest;
    }
    return opponent;
  }

  function hasWhite(number: number, opponent: number, highest: number): boolean {
    if (number === highest) return opponent > highest / 2;
    if (opponent === highest) return number <= highest / 2;
    return number % 2 === 0
      ? (opponent % 2 === 1 && opponent > number) || (opponent % 2 === 0 && opponent < number)
      : (opponent % 2 === 0 && opponent > number) || (opponent % 2 === 1 && opponent < number);
  }

  test.each([4, 6, 8, 10, 12, 14, 16, 20, 24])('gives the table for %i players', (players) => {
    for (const { round, pairings } of scheduleOf(dsuTable, players, false)) {
      for (const { white, black } of pairings) {
        if (white !== players && black !== players) {
          expect(opponentIn(white, round, players)).toBe(black);
        }
        expect(hasWhite(white, black, players)).toBe(true);
        expect(hasWhite(black, white, players)).toBe(false);
      }
    }
  });
});

describe('every table, 2 to 40 players', () => {
  test.each(scheduleTables.flatMap(all))('$code', (table, players) => {
    const met = new Set<string>();
    const rounds = scheduleOf(table, players, false);
    for (const { pairings, bye } of rounds) {
      const present = pairings.flatMap(({ white, black }) => [white, black]);
      const everyone = [...present, ...(bye === null ? [] : [bye])].sort((a, b) => a - b);
      expect(everyone).toEqual(Array.from({ length: players }, (_, index) => index + 1));
      for (const { white, black } of pairings) {
        met.add([white, black].sort((a, b) => a - b).join('-'));
      }
    }
    expect(rounds).toHaveLength(players - 1 + (players % 2));
    expect(met.size).toBe((players * (players - 1)) / 2);
  });

  /** @article FIDE 2012 7.5, annex 1 */
  test('double Berger exchanges the last two rounds of the first cycle, and no colour comes three times', () => {
    const rounds = scheduleOf(bergerTable, 6, true);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rounds.slice(3, 6).map(line)).toEqual(['3-6 4-2 5-1', '6-5 1-4 2-3', '6-1 5-2 4-3']);
    for (let player = 1; player <= 6; player++) {
      const colours = rounds.map(({ pairings }) =>
        pairings.some(({ white }) => white === player) ? 'w' : 'b',
      );
      expect(colours.join('')).not.toMatch(/www|bbb/);
    }
  });
});

describe('a double round robin by Berger whose organiser keeps the last rounds', () => {
  const length = { players: 6, cycles: 2, keepsLastRounds: true } as const;
  const rounds = Array.from({ length: 10 }, (_, index) =>
    scheduledRound(bergerTable, length, index + 1),
  ).flatMap((round) => round ?? []);

  test('has them in their places, and everybody meets twice with both colours', () => {
    expect(rounds.slice(3, 5).map(line)).toEqual(
      scheduleOf(bergerTable, 6, false).slice(3, 5).map(line),
    );
    const games = rounds.flatMap((round) => line(round).split(' '));
    expect(new Set(games).size).toBe(30);
  });
});

describe('the slide system (Tempelhof 2018 III.D.1, IV.3)', () => {
  test('five players: who had Black at board 1 pauses, who paused takes White there', () => {
    const rounds = scheduleOf(rutschTable, 5, false);
    expect(rounds.map((round) => `${line(round)} (${round.bye})`)).toEqual([
      '1-4 3-2 (5)',
      '5-3 2-1 (4)',
      '4-2 1-5 (3)',
      '3-1 5-4 (2)',
      '2-5 4-3 (1)',
    ]);
  });

  test('six players: number 1 stays and changes colour', () => {
    const first = scheduleOf(rutschTable, 6, false).map(({ pairings }) => pairings[0]);
    expect(first.map((game) => (game?.white === 1 ? 'white' : 'black'))).toEqual([
      'white',
      'black',
      'white',
      'black',
      'white',
    ]);
    expect(first.every((game) => game?.white === 1 || game?.black === 1)).toBe(true);
  });
});
