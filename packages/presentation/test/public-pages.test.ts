import { type PublicTournament, publicPages } from '@rokade/presentation/public/public-pages.ts';
import { linesIn } from '@rokade/presentation/views/crosstable/crosstable-line.ts';
import { parseRound } from '@rokade/presentation/views/round/chosen-round.ts';
import { standingsLines } from '@rokade/tables';
import { viewStandings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { started, whiteWinsAll } from '../../../test/tournament/journal-driver.ts';

describe('the round an address asks for', () => {
  it.each([
    ['3', 3],
    ['5', 5],
    ['6', null],
    ['0', null],
    ['03', null],
    ['-1', null],
    ['1e0', null],
    ['', null],
    [null, null],
  ])('%s of 5 rounds', (text, round) => {
    expect(parseRound(text, 5)).toBe(round);
  });
});

const shown: PublicTournament = {
  id: 'klub-2026',
  name: 'Klubturnering',
  place: '',
  group: '',
  hidden: false,
  finished: false,
  round: 3,
  roundsPlanned: 7,
  play: null,
  state: null,
  times: { start: '', until: '', now: '', zoneMinutes: 0 },
  stage: null,
  visible: {
    standings: true,
    crosstable: true,
    playerCards: true,
    prizes: false,
    crosstableFirst: false,
    classes: false,
    due: false,
    ofSystem: [],
    bracket: false,
  },
};

describe('the pages of a tournament', () => {
  const paths = (change: Partial<PublicTournament>, me: string | null) =>
    publicPages({ ...shown, ...change }, me).map(({ path }) => path.replace('/t/klub-2026', ''));

  it('has all that is shown, the reader’s own card last', () => {
    expect(paths({}, 'p7')).toEqual([
      '',
      '/round/3',
      '/standings',
      '/crosstable',
      '/players',
      '/about',
      '/player/p7',
    ]);
  });

  it('has no card before the reader has said their name', () => {
    expect(paths({}, null)).not.toContain('/player/null');
  });

  it('leaves out what the organiser keeps back', () => {
    const visible = { ...shown.visible, standings: false, crosstable: false, playerCards: false };
    expect(paths({ visible }, 'p7')).toEqual(['', '/round/3', '/players', '/about']);
  });

  it('puts a round robin’s crosstable first and adds what its system has', () => {
    const ofSystem = ['crosstable', 'schedule', 'seats', 'open'] as const;
    const visible = { ...shown.visible, crosstableFirst: true, ofSystem };
    expect(paths({ visible }, null)).toEqual([
      '',
      '/round/3',
      '/crosstable',
      '/standings',
      '/open',
      '/seats',
      '/schedule',
      '/players',
      '/about',
    ]);
    expect(paths({ visible, round: 0 }, null)).toEqual([
      '',
      '/seats',
      '/schedule',
      '/players',
      '/about',
    ]);
  });

  it('shows teams only with the standings', () => {
    const teams = { ...shown.visible, ofSystem: ['teams', 'schedule'] as const };
    expect(paths({ visible: teams }, null)).toContain('/teams');
    expect(paths({ visible: { ...teams, standings: false } }, null)).not.toContain('/teams');
  });

  it('shows the prizes that are set, before the first round too', () => {
    const visible = { ...shown.visible, prizes: true };
    expect(paths({ visible, round: 0 }, null)).toEqual(['', '/prizes', '/players', '/about']);
  });

  it('has only the players and how it is played before the first round', () => {
    expect(paths({ round: 0 }, null)).toEqual(['', '/players', '/about']);
  });
});

it('shows shared places as shared', () => {
  const lines = standingsLines(viewStandings(whiteWinsAll(started(4)).state), 'da');
  expect(lines.map(({ rank, halfPoints }) => [rank, halfPoints])).toEqual([
    ['1–2', 2],
    ['1–2', 2],
    ['3–4', 0],
    ['3–4', 0],
  ]);
  expect(lines[0]?.values).toEqual(['0', '0']);
});

describe('the lines of a large crosstable', () => {
  it.each([
    ['', 0],
    ['from=1', 0],
    ['from=250', 0],
    ['from=251', 250],
    ['from=600', 500],
    ['from=-3', 0],
    ['from=x', 0],
  ])('%s', (query, from) => {
    expect(linesIn(new URLSearchParams(query))).toEqual({ from, to: from + 250 });
  });
});
