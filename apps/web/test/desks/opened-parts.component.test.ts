import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import OpenedStandings from '../../src/lib/desks/opened/OpenedStandings.svelte';
import { openInWords } from '../../src/lib/desks/opened/open-in-words.ts';
import { settle, showPart, textsOf } from './part-room.ts';

const t = translator('en');
const how = { name: 'four.trf', language: 'en', t, now: new Date(0) } as const;

/** Four players of a FIDE tournament after two rounds, with further lines of the file. */
const fileOf = (...lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(
    [
      '012 Four friends',
      '092 Individual: Swiss-System (Dutch)',
      'XXR 3',
      'XXC white1',
      ...[
        '   3 w 1     2 b 1',
        '   4 b 1     1 w 0',
        '   1 b 0     4 w 1',
        '   2 w 0     3 b 0',
      ].map((cells, index) => {
        const no = String(index + 1).padStart(4);
        const name = `Player, ${'ABCD'[index]}`.padEnd(34);
        const points = ['2.0', '1.0', '1.0', '0.0'][index] ?? '';
        return `001 ${no}      ${name}${2000 - 50 * index}${' '.repeat(28)}${points.padStart(4)}${' '.repeat(7)}${cells}`;
      }),
      ...lines,
    ].join('\n'),
  );

/** A file that is opened. */
function open(bytes: Uint8Array) {
  const opened = openInWords(bytes, how);
  if (!opened.ok) throw new Error(opened.error.join(' '));
  return opened.value;
}

describe('a report file that is opened', () => {
  it('tells what its reader found odd, with its line', () => {
    expect(open(fileOf()).remarkLines).toEqual([]);
    const { remarkLines, remarks } = open(fileOf('012 Four friends again'));
    expect(remarks).toHaveLength(1);
    expect(remarkLines).toEqual([expect.stringMatching(/line 9/i)]);
  });

  it('has at first the standings after its newest round, then those after a chosen one', async () => {
    await showPart(OpenedStandings, { opened: open(fileOf()) });
    const points = () =>
      textsOf('tbody tr').map((row) => /\d(?:½)?/.exec(row.replace(/^\D*\d+.*?\d{4}/, ''))?.[0]);
    const [round] = document.querySelectorAll('select');
    expect([round?.value, points()]).toEqual(['2', ['2', '1', '1', '0']]);
    if (round === undefined) return;
    round.value = '1';
    round.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(points()).toEqual(['1', '1', '0', '0']);
  });
});
