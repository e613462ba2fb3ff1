import type { WaitingReport } from '@rokade/presentation/desks/results/waiting-report.ts';
import {
  type GameResult,
  makeSystem,
  type PlayerLine,
  systems,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { playerId, started, tournamentOf } from '../../../../test/tournament/played-journal.ts';
import AbsentPlayers from '../../src/lib/desks/check-in/AbsentPlayers.svelte';
import PlayerPresence from '../../src/lib/desks/players/PlayerPresence.svelte';
import PlainResults from '../../src/lib/desks/results/PlainResults.svelte';
import ResultsDesk from '../../src/lib/desks/results/ResultsDesk.svelte';
import WaitingReports from '../../src/lib/desks/results/WaitingReports.svelte';
import FideModePart from '../../src/lib/desks/settings/FideModePart.svelte';
import GivenOrder from '../../src/lib/desks/standings/GivenOrder.svelte';
import { formsShown, showPart, textsOf } from './part-room.ts';

const win: GameResult = { kind: 'played', white: 2, black: 0 };
const draw: GameResult = { kind: 'played', white: 1, black: 1 };

const result = (board: number, value: GameResult) =>
  ({ kind: 'enter-result', round: 1, board, result: value }) as const;

/** A tournament of four in its second round, in which both players of each board have other points. */
const second = tournamentOf([
  ...started,
  result(1, win),
  result(2, draw),
  { kind: 'pair-round' },
  { kind: 'publish-round' },
]);

const names = () => Object.keys(formsShown());

describe('FIDE mode in the settings', () => {
  const act = { none: 'enter-fide-mode', on: 'leave-fide-mode' } as const;

  it.each([
    ['none', false, false, [act.none]],
    ['none', true, false, []],
    ['none', true, true, []],
    ['on', false, false, [act.on]],
    ['on', true, false, [act.on]],
    ['on', true, true, []],
    ['left', true, false, []],
    ['left', true, true, []],
  ] as const)('%s, begun: %s, over: %s has the forms %j', async (kind, begun, finished, forms) => {
    const mode = kind === 'left' ? { kind, round: 1 } : { kind };
    await showPart(FideModePart, { mode, lines: [], started: begun, finished });
    expect(names()).toEqual(forms);
  });
});

it('the results desk has the points of each player beside their own name', async () => {
  const view = viewRound(second, 2);
  if (view === null) throw new Error('there is a second round');
  const boards = view.boards.map(({ white, black }) => [
    white.halfPointsBefore,
    black.halfPointsBefore,
  ]);
  expect(boards.every(([white, black]) => white !== black)).toBe(true);
  await showPart(
    ResultsDesk,
    {
      view,
      writers: [],
      rounds: 2,
      date: '',
      ratings: false,
      headings: {},
      times: { start: '', until: '', now: '2026-11-21T18:00:00', zoneMinutes: 60 },
      begunAt: '',
      waiting: [],
      due: 0,
      firstBoard: null,
    },
    { tournament: second },
  );
  const points = ['0', '½', '1'];
  expect(textsOf('tr[data-board] td.number.quiet')).toEqual(
    boards.flat().map((halfPoints) => points[halfPoints]),
  );
});

describe('what boards reported', () => {
  const report: WaitingReport = {
    round: 1,
    board: 2,
    table: null,
    state: 'otherwise',
    result: draw,
    players: ['Alm', 'Bæk'],
    reports: [{ by: 'Alm', result: win }],
  };
  const entering = 'Enter 1–0 Board 2';
  const keeping = 'Keep ½–½ Board 2';

  it.each([
    ['otherwise', ['enter-result'], []],
    ['otherwise', ['enter-result', 'correct-result'], [entering, keeping]],
    ['one-said', ['enter-result'], [entering]],
    ['differing', ['enter-result'], [entering]],
  ] as const)('%s is offered to whoever may %j as %j', async (state, may, buttons) => {
    const one: WaitingReport = { ...report, state, result: state === 'otherwise' ? draw : null };
    await showPart(WaitingReports, { round: 1, waiting: [one], write: () => {} }, { may });
    expect(textsOf('li button')).toEqual(buttons);
  });
});

describe('players who did not come', () => {
  const missing: readonly PlayerLine[] = viewStandings(second)
    .rows.map(({ player }) => player)
    .slice(0, 2);

  it.each(Object.keys(systems))('are at first what is usual in %s', async (code) => {
    const system = makeSystem(code as keyof typeof systems);
    await showPart(AbsentPlayers, { round: 2, missing, settled: false, system, halfPoints: true });
    const usual = systems[system.code].pairedBy === 'table' ? 'paired' : 'zero-point';
    expect(formsShown()['settle-absences']).toMatchObject({
      'command.absent.0.becomes': usual,
      'command.absent.1.becomes': usual,
    });
  });
});

describe('results without the page’s script', () => {
  const board = (name: string) =>
    [...document.querySelectorAll(`[name="${name}"] [name="command.board"] option`)].map(
      (option) => (option as HTMLOptionElement).value,
    );

  it('are entered at boards without one, and corrected at those with one', async () => {
    const t = tournamentOf([...started, result(2, draw)]);
    const view = viewRound(t, 1);
    await showPart(
      PlainResults,
      { round: 1, boards: view?.boards ?? [] },
      { may: ['correct-result'] },
    );
    expect([board('enter-result'), board('correct-result')]).toEqual([['1'], ['2']]);
  });
});

describe('whether a player plays', () => {
  const player = playerId('a');
  const expelled = tournamentOf([...started, { kind: 'expel-player', player, words: 'Uro' }]);
  const withdrawn = tournamentOf([...started, { kind: 'withdraw-player', player, fromRound: 2 }]);
  const playing = tournamentOf(started);

  it.each([
    ['plays', playing, true, ['request-bye', 'withdraw-player', 'expel-player']],
    [
      'plays, before the start',
      playing,
      false,
      ['request-bye', 'withdraw-player', 'remove-player a'],
    ],
    ['has left', withdrawn, true, ['return-player', 'expel-player']],
    ['was expelled', expelled, true, ['return-player']],
  ] as const)('who %s has forms for what can come', async (_, t, isStarted, forms) => {
    const [shown] = t.players.filter(({ id }) => id === player);
    if (shown === undefined) throw new Error('they are a player');
    const props = { player: shown, roundsLeft: [2, 3], started: isStarted, isTable: false };
    await showPart(PlayerPresence, props, { may: ['keep-entries'] });
    expect(names()).toEqual(forms);
  });
});

it('who shares a place is ordered by hand in the order shown, and each value is their own', async () => {
  const players = viewStandings(second).rows as never;
  await showPart(GivenOrder, { rank: '1', players });
  const { 'tie-order-1': byHand = {}, 'tie-values-1': byValues = {} } = formsShown();
  const ids = viewStandings(second).rows.map(({ player }) => player.id);
  expect(ids.map((id) => byHand[`command.players.${id}:at`])).toEqual(['1', '2', '3', '4']);
  expect(byValues['command.players:json']).toBe(JSON.stringify(ids));
  const labels = textsOf('form[name="tie-values-1"] label').slice(1);
  const named = viewStandings(second).rows.map(({ player }) => player.name);
  expect(labels.map((label, index) => label.includes(named[index] ?? '–'))).toEqual(
    named.map(() => true),
  );
});
