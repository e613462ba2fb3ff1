import {
  checkedRounds,
  documentEvents,
  documentSettings,
  journalLosses,
  makeTrf,
  parseTrf,
  ratingChoice,
  type TrfDocument,
  tournamentDocument,
} from '@rokade/formats';
import {
  evolve,
  makeEntries,
  type PlayerDetails,
  type Settings,
  type SystemChoice,
  type Tournament,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  type Driver,
  details,
  run,
  settings,
  tournamentId,
  withPlayers,
} from '../../../../test/tournament/journal-driver.ts';

/** Played to the end of round 2, except one game. */
function played(change: Partial<Settings>): Tournament {
  let driver: Driver = withPlayers(8, { roundsPlanned: 7, roundDates: [], ...change });
  for (let round = 1; round <= 2; round++) {
    driver = run(driver, { kind: 'pair-round' }, { kind: 'publish-round' });
    for (const { board } of driver.state.rounds.at(-1)?.games.slice(round - 1) ?? []) {
      const result = { kind: 'played', white: board % 3, black: 2 - (board % 3) } as const;
      driver = run(driver, { kind: 'enter-result', round, board, result });
    }
  }
  return driver.state;
}

function written(t: Tournament): TrfDocument {
  const ratings = ratingChoice(t.players.map((player) => player.details));
  const ranks = new Map(viewStandings(t).rows.map(({ player, rank }) => [player.no, rank]));
  const parsed = parseTrf(makeTrf(tournamentDocument(t, { ratings, ranks })));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.document;
}

/** A tournament read back from its report file, each player with their former id. */
function takenIn(t: Tournament): Tournament {
  const document = written(t);
  const playerIds = new Map(t.players.map(({ no, id }) => [no, id]));
  const base: Settings = {
    ...settings,
    timeControl: { stages: [{ moves: null, minutes: 1 }], incrementSeconds: 1 },
    tieBreaks: [],
  };
  const own = documentSettings(document, base, playerIds);
  const events = documentEvents(document, { id: tournamentId, settings: own, playerIds });
  const sign = { version: 0, at: '', actor: { id: 'a', name: 'Bo' }, reason: '' };
  const state = makeEntries(events, sign).reduce<Tournament | null>(evolve, null);
  if (state === null) throw new Error('nothing');
  return state;
}

const gamesOf = ({ rounds }: Tournament) =>
  rounds.map(({ games }) =>
    games
      .map(({ white, black, result }) => ({ white, black, result }))
      .toSorted((a, b) => a.white.localeCompare(b.white)),
  );

const systems: readonly SystemChoice[] = [
  { code: 'monrad', edition: 'dsu-2002' },
  { code: 'nordic', edition: 'dsu-2002' },
  { code: 'dutch', edition: 'fide-2017', acceleration: 'none', initialColour: 'black' },
  { code: 'dutch', edition: 'fide-2026', acceleration: 'baku', initialColour: 'white' },
  {
    code: 'tempelhof',
    edition: 'tempelhof-2018',
    firstRound: 'lot',
    withdrawals: 'tempelhof-2018',
  },
  ...(['berger', 'dsu'] as const).map(
    (code): SystemChoice => ({
      ...(code === 'berger'
        ? { code, edition: 'fide-2012', withdrawals: 'fide-2012' }
        : { code, edition: 'dsu-2002', withdrawals: 'dsu-2002' }),
      cycles: 1,
      freeDates: false,
    }),
  ),
];

describe('a tournament written as a report file and taken in again', () => {
  it.each(systems)('$code $edition is what it was', (system) => {
    const t = played({ system, tieBreaks: ['DSU-SB', 'WIN'] });
    const again = takenIn(t);
    for (const field of ['system', 'timeControl', 'scoring', 'tieBreaks', 'roundsPlanned'] as const)
      expect(again.settings[field], field).toEqual(t.settings[field]);
    expect(again.players.map(({ no, id }) => [no, id])).toEqual(
      t.players.map(({ no, id }) => [no, id]),
    );
    expect(gamesOf(again)).toEqual(gamesOf(t));
    for (const each of [t, again])
      expect([...checkedRounds(each)].filter(({ ok }) => !ok)).toEqual([]);
  });

  it.each([
    { stages: [{ moves: null, minutes: 90 }], incrementSeconds: 30 },
    {
      stages: [
        { moves: 40, minutes: 100 },
        { moves: 20, minutes: 50 },
        { moves: null, minutes: 15 },
      ],
      incrementSeconds: 30,
    },
    { stages: [{ moves: null, minutes: 2.5 }], incrementSeconds: 0 },
  ])('keeps the time control %j', (timeControl) => {
    expect(takenIn(played({ timeControl })).settings.timeControl).toEqual(timeControl);
  });

  const ida: PlayerDetails = {
    ...details('Hansen, Ida'),
    sex: 'w',
    rating: 1812,
    nationalId: '12345',
    birthDate: '2001-12-31',
  };

  const withIda = (change: Partial<PlayerDetails>): Tournament => {
    const t = played({});
    const players = t.players.map((player, index) =>
      index === 0 ? { ...player, details: { ...ida, ...change } } : player,
    );
    return { ...t, players };
  };

  it.each<[what: string, change: Partial<PlayerDetails>]>([
    ['both ratings', { fideRating: 1790, fideId: '1400123' }],
    ['the national one alone', { fideRating: null }],
    ['a number without a rating', { rating: null, fideRating: 1790 }],
  ])('keeps of a player %s', (_, change) => {
    const t = withIda(change);
    expect(takenIn(t).players.map((player) => player.details)).toEqual(
      t.players.map((player) => ({ ...player.details, club: '' })),
    );
  });

  it('has the national rating of its own kind of play', () => {
    const timeControl = { stages: [{ moves: null, minutes: 15 }], incrementSeconds: 0 };
    const t = withIda({ rating: 1812, rapidRating: 1700, blitzRating: 1650 });
    const rapid = { ...t, settings: { ...t.settings, timeControl } };
    expect(takenIn(rapid).players[0]?.details.rating).toBe(1700);
    expect(journalLosses(rapid, 'national')).toContainEqual({
      code: 'loss.other-ratings',
      count: 1,
    });
  });

  it('names what it does not hold', () => {
    const lost = (t: Tournament) => journalLosses(t, 'national').map(({ code }) => code);
    const whole: Partial<Settings> = { committee: [] };
    expect(lost(played(whole))).not.toContain('loss.settings');
    expect(lost(played({ ...whole, committee: ['Bo'] }))).toContain('loss.settings');
    expect(lost(played(whole))).not.toContain('loss.national-ratings');
  });
});
