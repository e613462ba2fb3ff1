import { viewStandings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { started, tournamentOf } from '../../../../test/tournament/played-journal.ts';
import BadgeSheets from '../../src/lib/print/BadgeSheets.svelte';
import { showPart } from './part-room.ts';

const [line] = viewStandings(tournamentOf(started)).rows.map(({ player }) => player);

describe('badges', () => {
  it.each([
    [8, 1, [1]],
    [8, 8, [8]],
    [8, 9, [8, 1]],
    [10, 25, [10, 10, 5]],
  ] as const)('%i on a sheet, for %i players: each has one', async (perSheet, count, sheets) => {
    if (line === undefined) throw new Error('there is a player');
    const players = Array.from({ length: count }, (_, index) => ({
      ...line,
      id: `p${index + 1}` as never,
      no: index + 1,
      name: `Player ${index + 1}`,
    }));
    const home = { name: 'Tårnet', logo: null };
    await showPart(BadgeSheets, { players, event: 'Open', perSheet, home });
    const shown = [...document.querySelectorAll('.badges')].map((sheet) =>
      [...sheet.querySelectorAll('.name')].map(({ textContent }) => textContent.trim()),
    );
    expect(shown.map(({ length }) => length)).toEqual(sheets);
    expect(shown.flat()).toEqual(players.map(({ name }) => name));
  });
});
