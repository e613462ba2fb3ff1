import { makeTrf, parseTrf, type TrfDocument, type TrfPlayer } from '@rokade/formats';
import { dutch2026 } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { generatedFile } from './generated-file.ts';

const usual = { byes: 0, withdrawals: 0, forfeits: 0, unrated: 0 };
const file = generatedFile({ players: 13, rounds: 5, system: dutch2026, course: usual }) ?? '';

/** The document with a change to some players. */
function changed(change: (player: TrfPlayer) => TrfPlayer): string {
  const parsed = parseTrf(file);
  if (!parsed.ok) throw new Error('the file cannot be read');
  const { document } = parsed.value;
  const made: TrfDocument = { ...document, players: document.players.map(change) };
  return makeTrf(made);
}

async function check(text: string, ...options: readonly string[]) {
  const input = new TextEncoder().encode(text);
  const words = ['check', '-', '--system', 'dutch', '--format', 'json', ...options];
  const outcome = await run(words, terminalIn(import.meta.dirname, { input }));
  return { ...outcome, answer: JSON.parse(outcome.out) };
}

/** The round's cell of a player, given to another. */
const cellIn = (no: number, round: number) => {
  const parsed = parseTrf(file);
  return parsed.ok ? (parsed.value.document.players[no - 1]?.cells[round - 1] ?? null) : null;
};

describe('a check tells player by player', () => {
  it('nothing of rounds that are right', async () => {
    const { answer } = await check(file);
    expect(answer.ok).toBe(true);
    for (const round of answer.rounds) expect(round).not.toHaveProperty('differences');
  });

  it('the colours of one board, which is otherwise right', async () => {
    const cell = cellIn(1, 3);
    const opponent = cell?.kind === 'game' ? cell.opponent : 0;
    const pair = new Set([1, opponent]);
    const turned = changed((player) => ({
      ...player,
      cells: player.cells.map((each, index) =>
        index === 2 && pair.has(player.no) && each?.kind === 'game'
          ? { ...each, colour: each.colour === 'white' ? 'black' : 'white' }
          : each,
      ),
    }));
    const { answer } = await check(turned);
    const third = answer.rounds[2];
    expect(third).toMatchObject({ round: 3, ok: false });
    expect(third.differences.map(({ no }: { no: number }) => no)).toEqual(
      [...pair].toSorted((a, b) => a - b),
    );
    for (const { wrong, expected, actual } of third.differences) {
      expect(wrong).toEqual(['colour']);
      expect(expected.opponent).toBe(actual.opponent);
      expect(expected.colour).not.toBe(actual.colour);
    }
  });

  it('other opponents, the bye, and floats that are not those of the rules', async () => {
    const [bye] = [...Array(13).keys()]
      .map((index) => index + 1)
      .filter((no) => cellIn(no, 5)?.kind === 'alone');
    const cell = cellIn(1, 5);
    if (bye === undefined || cell?.kind !== 'game') throw new Error('no bye in round 5');
    const swapped = changed((player) => {
      const cells = player.cells.slice(0, 4);
      const own = player.cells[4] ?? null;
      if (player.no === 1) return { ...player, cells: [...cells, cellIn(bye, 5)] };
      if (player.no === bye) return { ...player, cells: [...cells, cell] };
      if (own?.kind === 'game' && own.opponent === 1) {
        return { ...player, cells: [...cells, { ...own, opponent: bye }] };
      }
      return player;
    });
    const { answer, exit } = await check(swapped, '--standings');
    expect(exit).toBe(1);
    const differences = answer.rounds[4].differences;
    expect(differences).toContainEqual(
      expect.objectContaining({
        no: 1,
        wrong: ['opponent', 'float'],
        actual: { bye: true, float: 'down' },
      }),
    );
    expect(differences.map(({ no }: { no: number }) => no)).toEqual(
      [1, bye, cell.opponent].toSorted((a, b) => a - b),
    );
    expect(answer.standings.ok).toBe(false);
  });

  it('wrong places and points of the standings', async () => {
    const wrong = changed((player) =>
      player.no === 2 ? { ...player, halfPoints: (player.halfPoints ?? 0) + 1 } : player,
    );
    const { answer } = await check(wrong, '--standings');
    expect(answer.standings.differences).toMatchObject([{ no: 2, points: {} }]);
  });
});

/** The report file of 2006 has numbered records alone, and neither rounds nor system. */
const of2006 = (text: string): string =>
  text
    .split('\r\n')
    .filter((line) => /^(001|012|062|072|082|092) /.test(line))
    .join('\r\n');

describe('files of each edition are checked', () => {
  it('of 2006, without system and number of rounds', async () => {
    const { answer, exit } = await check(of2006(file), '--standings');
    expect(exit).toBe(0);
    expect(answer.rounds).toHaveLength(5);
    expect(answer.standings.ok).toBe(true);
  });

  it.each(['trf16', 'trf26'])('as %s', async (edition) => {
    const input = new TextEncoder().encode(file);
    const words = ['convert', '-', '-', '--to', edition];
    const { out } = await run(words, terminalIn(import.meta.dirname, { input }));
    const { answer, exit } = await check(out, '--standings');
    expect(exit).toBe(0);
    expect(answer.rounds).toHaveLength(5);
  });

  it('and where one records a correction, that its pairings may rest on other results', async () => {
    const record = '### Correction @ Round 2: 1-5: 1-0 => 0-1';
    const right = await check(`${record}\r\n${file}`);
    expect([right.exit, right.errors]).toEqual([0, []]);
    const other = { '1': '0', '0': '1' } as const;
    const corrected = changed((player) => ({
      ...player,
      cells: player.cells.map((each, index) =>
        index === 1 && each?.kind === 'game' && (each.result === '1' || each.result === '0')
          ? { ...each, result: other[each.result] }
          : each,
      ),
    }));
    const wrong = await check(`${record}\r\n${corrected}`);
    expect(wrong.exit).toBe(1);
    expect(wrong.errors.join()).toContain('the ### lines of the file name round 2');
  });
});
