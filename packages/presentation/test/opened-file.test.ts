import { checkedRounds } from '@rokade/formats';
import { checkedLine } from '@rokade/presentation/views/opened/checked-lines.ts';
import { openReportFile } from '@rokade/presentation/views/opened/opened-file.ts';
import { openedRound, withNextRound } from '@rokade/presentation/views/opened/opened-round.ts';
import { translator } from '@rokade/texts/all';
import { publishedRounds } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

const now = '2026-11-30T12:00:00.000Z';
const locale = { language: 'en', timeZone: '', t: translator('en') } as const;

/** Six players of a FIDE tournament; `games` are the cells of the rounds of each, from round 1. */
const fileOf = (rounds: number, games: readonly string[]): Uint8Array =>
  new TextEncoder().encode(
    [
      '012 Six friends',
      '092 Individual: Swiss-System (Dutch)',
      `XXR ${rounds}`,
      'XXC white1',
      ...games.map((cells, index) => {
        const no = String(index + 1).padStart(4);
        const name = `Player, ${'ABCDEF'[index]}`.padEnd(34);
        return `001 ${no}      ${name}${2000 - 50 * index}${' '.repeat(28)}${'0.0'.padStart(4)}${' '.repeat(7)}${cells}`;
      }),
    ].join('\n'),
  );

const firstRound = ['   4 w 1', '   5 b 1', '   6 w 1', '   1 b 0', '   2 w 0', '   3 b 0'];

/** A file that is opened, or the codes of its faults. */
function open(bytes: Uint8Array) {
  const opened = openReportFile(bytes, { now, name: 'six.trf' });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

describe('a report file opened in memory', () => {
  test('is a tournament with its players and rounds', () => {
    const { t, format } = open(fileOf(3, ['', '', '', '', '', '']));
    expect({ format, name: t.settings.name, players: t.players.length }).toEqual({
      format: 'trf',
      name: 'Six friends',
      players: 6,
    });
    expect(publishedRounds(t)).toBe(0);
  });

  test('is called like its file where it names no tournament', () => {
    const text = new TextDecoder().decode(fileOf(3, ['', '', '', '', '', '']));
    const { t } = open(new TextEncoder().encode(text.replace('012 Six friends\n', '')));
    expect(t.settings.name).toBe('six');
  });

  test('pairs its next round with a reason for each board, and keeps nothing', () => {
    const { t, entries } = open(fileOf(3, ['', '', '', '', '', '']));
    const paired = withNextRound(entries, now);
    if (!paired.ok) throw new Error(paired.error.code);
    const round = openedRound(paired.value, 1, locale);
    expect(round?.boards.map(({ white, black }) => `${white.no}-${black.no}`)).toEqual([
      '1-4',
      '5-2',
      '3-6',
    ]);
    expect(round?.boards.every(({ because }) => because.length > 0)).toBe(true);
    expect(t.rounds).toHaveLength(0);
  });

  test('tells why there is no next round', () => {
    const { entries } = open(fileOf(1, firstRound));
    const paired = withNextRound(entries, now);
    expect(paired.ok).toBe(false);
  });

  test('a round is checked against the system, and explained where both agree', () => {
    const { t } = open(fileOf(3, firstRound));
    const lines = [...checkedRounds(t)].map((checked) => checkedLine(t, checked, locale));
    expect(lines).toEqual([
      { round: 1, agrees: true, refusal: '', expected: [], actual: [], because: [] },
    ]);
    expect(openedRound(t, 1, locale)?.boards.every(({ because }) => because.length > 0)).toBe(true);
  });

  test('a round that the system pairs otherwise is told board by board', () => {
    const other = ['   5 w 1', '   4 b 1', '   6 w 1', '   2 w 0', '   1 b 0', '   3 b 0'];
    const { t } = open(fileOf(3, other));
    const [line] = [...checkedRounds(t)].map((checked) => checkedLine(t, checked, locale));
    expect(line).toMatchObject({
      agrees: false,
      expected: ['1 Player, A – 4 Player, D', '5 Player, E – 2 Player, B'],
      actual: ['1 Player, A – 5 Player, E', '4 Player, D – 2 Player, B'],
    });
    expect(openedRound(t, 1, locale)?.boards.some(({ because }) => because.length > 0)).toBe(false);
  });

  test.each([
    ['a table', 'Name;Rating\nHansen;1800', 'input.unknown-format'],
    ['a journal', '{"format":"rokade-journal","version":1}', 'import.whole-journal'],
    ['nothing', '', 'input.empty'],
  ])('%s is refused', (_, text, code) => {
    const opened = openReportFile(new TextEncoder().encode(text), { now, name: '' });
    expect(opened).toMatchObject({ ok: false, error: [{ code }] });
  });
});
