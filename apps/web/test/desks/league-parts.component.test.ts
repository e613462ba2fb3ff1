import type { RoundLines } from '@rokade/presentation/desks/leagues/league-lines.ts';
import type { MatchForms, MatchSide } from '@rokade/presentation/desks/leagues/match-form.ts';
import { scoreOptions } from '@rokade/presentation/views/league/match-lines.ts';
import { describe, expect, it } from 'vitest';
import { page } from '../../gallery/without-kit.ts';
import DrawForms from '../../src/lib/desks/leagues/DrawForms.svelte';
import ResultsForm from '../../src/lib/desks/leagues/ResultsForm.svelte';
import RoundForms from '../../src/lib/desks/leagues/RoundForms.svelte';
import SheetForms from '../../src/lib/desks/leagues/SheetForms.svelte';
import { formsShown, settle, showPart } from './part-room.ts';

const names = () => Object.keys(formsShown());

const side = (place: 'home' | 'away', changes: Partial<MatchSide> = {}): MatchSide => ({
  side: place,
  team: place,
  name: `Team ${place}`,
  players: [],
  isIn: true,
  state: '',
  faults: [],
  offered: [],
  hasAgreed: false,
  ...changes,
});

const board = (number: number) => ({
  board: number,
  home: 'Alm',
  away: 'Bæk',
  homeColour: 'white' as const,
  entered: '' as const,
  score: '1–0',
  isJudged: false,
  isUnrated: false,
});

/** A match of eight boards between two teams. */
const match: MatchForms = {
  match: 'm1',
  line: {
    id: 'm1',
    round: 1,
    home: 'Team home',
    away: 'Team away',
    score: '',
    when: '',
    place: '',
    state: '',
    by: '',
  },
  boards: [1, 2, 3, 4, 5, 6, 7, 8].map(board),
  scores: scoreOptions,
  sides: [side('home'), side('away')],
};

describe('the results of a match by keys', () => {
  it.each([
    ['1', '1-0'],
    ['5', 'draw'],
    ['0', '0-1'],
    ['+', '+/-'],
    ['-', '-/+'],
  ] as const)('%s enters %s and goes on to the next board', async (key, score) => {
    await showPart(ResultsForm, { data: match });
    const selects = [...document.querySelectorAll('select')];
    for (const select of selects.slice(0, 2)) {
      select.focus();
      select.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await settle();
    }
    expect(selects.map(({ value }) => value).slice(0, 3)).toEqual([score, score, '']);
    expect(document.activeElement).toBe(selects[2]);
  });

  it('another key enters nothing, and going back enters none', async () => {
    await showPart(ResultsForm, { data: match });
    const [first] = document.querySelectorAll('select');
    if (first === undefined) throw new Error('there is a board');
    for (const [key, value] of [
      ['1', '1-0'],
      ['x', '1-0'],
      ['Backspace', ''],
    ] as const) {
      first.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      expect([key, first.value]).toEqual([key, value]);
    }
  });
});

describe('the sheet of a match', () => {
  const sheet = { start: '', remarks: '' } as never;
  const data = { ...match, sheet, agreements: [], isSettled: false };
  const [agreed, open] = [side('home', { hasAgreed: true }), side('away')];

  it.each([
    ['the leader, for whoever has not agreed', [agreed, open], false, data, ['agree away']],
    ['the captain, for themselves', [open], true, data, ['agree away']],
    ['no captain who has agreed', [agreed], true, data, []],
    ['no captain before there is a result', [open], true, { ...data, boards: [] }, []],
    ['no captain of a match that is settled', [open], true, { ...data, isSettled: true }, []],
  ] as const)('is agreed to by %s', async (_, own, isCaptain, shown, forms) => {
    await showPart(SheetForms, { data: shown, own, isCaptain });
    expect(names().filter((name) => name.startsWith('agree'))).toEqual(forms);
  });

  it('can have a reserve only for a team whose line-up is in', async () => {
    await showPart(SheetForms, { data, own: [side('home', { isIn: false }), open] });
    expect(names().filter((name) => name.startsWith('reserve'))).toEqual(['reserve away']);
  });
});

describe('a round of a division that was drawn by itself', () => {
  const round: RoundLines = {
    round: 2,
    day: '',
    matches: [],
    free: '',
    isDrawn: true,
    isDraft: false,
    isNewest: false,
    why: [],
    teams: [],
    open: [],
  };

  it.each([
    ['an earlier one', {}, ['exchange 2']],
    ['the newest', { isNewest: true }, ['exchange 2', 'take-back 2']],
    ['a draft', { isDraft: true, isNewest: true }, ['publish 2', 'exchange 2', 'take-back 2']],
    [
      'a cup’s with an open pair',
      { open: [{ value: 'a', text: 'A' }] },
      ['exchange 2', 'decide 2'],
    ],
  ] as const)('%s has the forms of what can be done with it', async (_, changes, forms) => {
    await showPart(RoundForms, { division: 'top', round: { ...round, ...changes } });
    expect(names()).toEqual(forms);
  });

  it('sends what is done with it to the league of its page, on the version that it shows', async () => {
    Object.assign(page.data, { league: 'nordvest', version: 3 });
    await showPart(RoundForms, { division: 'top', round });
    const { to, ...fields } = formsShown()['exchange 2'] ?? {};
    expect(to).toBe('/leagues/nordvest/commands');
    expect(Object.values(fields)).toEqual(
      expect.arrayContaining(['3', 'exchange-teams', 'top', '2']),
    );
  });
});

describe('how the matches of a division come about', () => {
  const teams = ['a', 'b', 'c'].map((value) => ({ value, text: value.toUpperCase() }));
  const form = {
    drawsRounds: true,
    isOfTwo: false,
    isOneDay: false,
    nextRound: 2,
    seed: 'frø',
    numbered: teams,
    byStrength: ['c', 'b', 'a'],
  };
  const data = {
    division: 'top',
    wishes: [],
    allTeams: teams,
    newWish: 'w1',
    teams,
    rounds: [],
    form,
  };

  it('the numbers are at first those that the teams have, from 1', async () => {
    await showPart(DrawForms, { data });
    const numbers = formsShown()['numbers'];
    expect(['a', 'b', 'c'].map((team) => numbers?.[`command.teams.${team}:at`])).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(formsShown()['numbers-by-strength']).toMatchObject({
      'command.teams:json': '["c","b","a"]',
    });
  });

  it.each([
    ['draws rounds', {}, ['draw-round', 'bye', 'numbers-by-strength', 'numbers']],
    ['has no next round', { nextRound: 0 }, ['bye', 'numbers-by-strength', 'numbers']],
    ['has all its matches at once', { drawsRounds: false }, ['wish', 'draw']],
    ['is of two teams', { drawsRounds: false, isOfTwo: true }, ['draw']],
  ] as const)('one that %s', async (_, changes, forms) => {
    await showPart(DrawForms, { data: { ...data, form: { ...form, ...changes } } });
    expect(names()).toEqual(forms);
  });
});
