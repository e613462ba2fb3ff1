import type { PrizeList, PrizePlan } from '@rokade/rules';
import {
  allSettings,
  copyingCommands,
  makeSystem,
  type PlayerId,
  type Settings,
  type SystemChoice,
  usualSettings,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  type Driver,
  run,
  settings,
  started,
  tournamentId,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

/** The tournament of another year, made by the commands in order; each of them must be accepted. */
const copyOf = (driver: Driver, later: number | null = 364) =>
  run(null, ...copyingCommands(driver.state, { id: tournamentId, name: 'Julestævne 2027', later }))
    .state;

const changed = (change: Partial<Settings>) => copyOf(withPlayers(4, change)).settings;

describe('a tournament like another', () => {
  test('has its name anew, nobody, no lots and no round', () => {
    const copy = copyOf(started(6));
    expect(copy.settings.name).toBe('Julestævne 2027');
    expect(copy).toMatchObject({ players: [], rounds: [], lots: { kind: 'not-drawn' } });
  });

  test('has every setting that is said to be kept as it was, whatever is usual', () => {
    const kept = allSettings
      .filter(([name, { copied }]) => copied === 'kept' && name !== 'name')
      .map(([name]) => name);
    const before = withPlayers(4, {
      place: 'Aarhus',
      firstTable: 31,
      unusedTables: '35',
      phoneReports: 'by-both',
      tieBreaks: ['BH', 'SB'],
      halfPointByes: 2,
      waitingMinutes: 30,
    });
    const copy = copyOf(before).settings;
    const those = (of: Settings) => kept.map((name) => [name, of[name]]);
    expect(those(copy)).toEqual(those(before.state.settings));
    expect(kept.length).toBeGreaterThan(25);
  });

  const first = withPlayers(4).state.players[0]?.id as PlayerId;
  const systemsKept: readonly (readonly [string, SystemChoice, SystemChoice])[] = [
    [
      'its edition and options',
      makeSystem('rutsch', { cycles: 2, freeDates: true }),
      makeSystem('rutsch', { cycles: 2, freeDates: true }),
    ],
    [
      'a colour that was chosen',
      makeSystem('dutch', { edition: 'fide-2017', initialColour: 'black' }),
      makeSystem('dutch', { edition: 'fide-2017', initialColour: 'black' }),
    ],
    ['no players named', makeSystem('cup', { byes: [first] }), makeSystem('cup')],
  ];
  test.each(systemsKept)('has of its system %s', (_, system, expected) => {
    expect(changed({ system }).system).toEqual(expected);
  });

  test('draws the first colour anew that a lot had given', () => {
    const drawn = run(withPlayers(4, { system: makeSystem('dutch', { acceleration: 'baku' }) }), {
      kind: 'draw-first-colour',
      seed: 'seed',
    });
    expect(drawn.state.settings.system).toMatchObject({ initialColour: expect.any(String) });
    expect(copyOf(drawn).settings.system).toEqual(makeSystem('dutch', { acceleration: 'baku' }));
  });

  const days = {
    roundDates: ['2026-12-27T10:00', '2026-12-28'],
    roundPlay: [{ timeControl: null, rated: 'no', finishBy: '2026-12-30' }],
  } as const;
  test('has its days so many later, or none where nobody knows', () => {
    expect(changed(days)).toMatchObject({
      roundDates: ['2027-12-26T10:00', '2027-12-27'],
      roundPlay: [{ timeControl: null, rated: 'no', finishBy: '2027-12-29' }],
    });
    expect(copyOf(withPlayers(4, days), null).settings).toMatchObject({
      roundDates: [],
      roundPlay: [{ timeControl: null, rated: 'no', finishBy: '' }],
    });
  });

  test('is not public yet, and keeps nobody apart who was kept apart', () => {
    const players = withPlayers(4).state.players.map(({ id }) => id);
    const copy = changed({
      forbidden: { sameClub: true, sameFederation: false, groups: [players] },
    });
    expect(copy.forbidden).toEqual({ sameClub: true, sameFederation: false, groups: [] });
    expect(copy.visibility).toEqual({
      ...usualSettings.visibility,
      ...settings.visibility,
      published: false,
    });
  });
});

const list = (more: Partial<PrizeList<PlayerId>>): PrizeList<PlayerId> => ({
  name: 'Præmier',
  who: [],
  ties: null,
  besides: false,
  prizes: [{ money: 50_000, honour: 'Pokal' }],
  ...more,
});

describe('its prizes', () => {
  const before = withPlayers(4);
  const [one, two] = before.state.players.map(({ id }) => id);
  const players = [one, two].flatMap((id) => id ?? []);
  const named = list({ name: 'Venner', who: [{ kind: 'listed', players }] });
  const juniors = list({ name: 'Juniorer', who: [{ kind: 'juniors', toAge: 18 }] });
  const plan = (lists: readonly PrizeList<PlayerId>[]): PrizePlan<PlayerId> => ({
    currency: 'DKK',
    year: 2026,
    ties: 'shared',
    perPlayer: 'all',
    roundTo: 1,
    lists,
    decisions: [{ by: 'lot', players }],
  });
  const copied = (lists: readonly PrizeList<PlayerId>[]) =>
    copyOf(run(before, { kind: 'set-prizes', prizes: { plan: plan(lists), visible: true } }))
      .prizes;

  test('come along a year later, seen by nobody; those for players by name do not', () => {
    expect(copied([juniors, named])).toEqual({
      plan: { ...plan([juniors]), year: 2027, decisions: [] },
      visible: false,
    });
  });

  test('are none where all were for players by name', () => {
    expect(copied([named])).toBeNull();
  });
});

test('what is announced of protests comes along', () => {
  const terms = { rules: 'dsu-2002', deposit: '200 kr.', until: '', committee: [] };
  const set = run(withPlayers(2), { kind: 'set-appeals', terms });
  expect(copyOf(set).appealTerms).toEqual(terms);
});
