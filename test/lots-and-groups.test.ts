/** @regulation DSU 2002 */
import {
  type ClassPlayer,
  classGroups,
  drawnOrder,
  type GroupForm,
  makeTimeOddsTable,
  type PlayerWithRecords,
  type Reason,
  ratingGroups,
  reasonCodes,
  recordsAfterWithdrawals,
  strengthOrder,
  varmaLots,
} from '@rokade/rules';
import type { TextKey } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { languages } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import { details, playerId, run, settings, tournamentId } from './tournament/journal-driver.ts';

const people = [
  ['Østergård, Åse', 1500],
  ['Kjær, Oskar', 1938],
  ['ærø, bo', 1500],
  ['Zimmer, Jens', 2010],
  ['Olsen,Henrik', 1745],
].map(([name, rating]) => ({ name: String(name), rating: Number(rating), title: '' }));

describe('numbers outside a journal are those inside it', () => {
  const entered = run(
    null,
    { kind: 'create-tournament', id: tournamentId, settings },
    {
      kind: 'enter-players',
      players: people.map(({ name, rating }, index) => ({
        id: playerId(`p${index}`),
        details: details(name, { rating }),
      })),
    },
  );
  const byNumber = ({ state }: typeof entered) =>
    state.players.toSorted((a, b) => a.no - b.no).map((player) => player.details.name);

  test.each(['lottery', 'club', '2026'])('4.10 §1: by lot with the seed %s', (seed) => {
    const drawn = run(entered, { kind: 'draw-lots', seed });
    expect(byNumber(drawn)).toEqual(drawnOrder(people, seed).map(({ name }) => name));
  });

  test('4.11 §1: by strength', () => {
    const numbered = run(entered, { kind: 'number-by-strength' });
    expect(byNumber(numbered)).toEqual(strengthOrder(people).map(({ name }) => name));
  });
});

const requestedForms: readonly (GroupForm | null)[] = [
  'all-play-all',
  'seven-rounds',
  'five-rounds',
  null,
];

/** An odd number of players above and below 1900, one in eight unrated, with various wishes. */
const players = Array.from(
  { length: 91 },
  (_, index): ClassPlayer => ({
    no: index + 1,
    rating: index % 8 === 7 ? null : 2300 - 10 * index,
    title: '',
    name: `P${index}`,
    requestedForm: requestedForms[index % 4] ?? null,
  }),
);

/** Every reason from groups, lots and withdrawals. */
function reasonsMet(): readonly Reason[] {
  const classes = classGroups(players);
  const division = { kind: 'number', groups: 3 } as const;
  const numbered = ratingGroups(players, { division, nameOf: String, article: '§65' });
  const lots = varmaLots(
    people.concat(people).map(({ name }, index) => ({ name, group: index < 3 ? 'DEN' : '' })),
    'seed',
  );
  const leavers: readonly PlayerWithRecords[] = [
    { no: 1, records: [{ kind: 'bye', bye: 'zero-point', halfPoints: 0 }] },
    {
      no: 2,
      records: [{ kind: 'game', opponent: 3, colour: 'white', halfPoints: 2, status: 'played' }],
    },
  ];
  const left = { players: leavers, withdrawn: new Set([1, 2]), win: 2, adjourned: new Map() };
  const courses = [
    { rule: 'dsu-2002', course: { kind: 'round-robin', cycles: 2 } },
    { rule: 'tempelhof-2018', course: { kind: 'swiss', rounds: 5 } },
  ] as const;
  const withdrawals = courses.flatMap(
    (course) => recordsAfterWithdrawals({ ...left, ...course }).withdrawals,
  );
  if (!classes.ok || !numbered.ok || !lots.ok) throw new Error('refused');
  return [
    ...[...classes.value, ...numbered.value].flatMap(({ because }) => because),
    ...lots.value.because,
    ...withdrawals.map(({ because }) => because),
  ];
}

const filled = (facts: Reason['facts']) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'object' ? fact.join(', ') : fact,
    ]),
  );

describe('the texts of groups, lots and withdrawals', () => {
  const reasons = reasonsMet();

  test('every code of theirs comes up', () => {
    const codes = reasonCodes.filter((code) => /^(groups|lots|withdrawal)\./.test(code));
    expect(new Set(reasons.map(({ code }) => code))).toEqual(new Set(codes));
  });

  test.each(languages)('have every fact they name filled: %s', (language) => {
    const say = translator(language);
    for (const { code, facts } of reasons) {
      expect(say(`reason.${code}` as TextKey, filled(facts)), code).not.toMatch(/[{}|]/);
    }
  });

  test.each(languages)('say every refusal with its facts: %s', (language) => {
    const say = translator(language);
    const few = players.slice(0, 5);
    const divide = (division: Parameters<typeof ratingGroups>[1]['division'], count = 5) =>
      ratingGroups(few.slice(0, count), { division, nameOf: String, article: '§65' });
    const odds = (fromDifference: number, strongerMinutes: number) =>
      makeTimeOddsTable({ minutesEach: 30, steps: [{ fromDifference, strongerMinutes }] });
    const team = Array.from({ length: 10 }, (_, index) => ({ name: `P${index}`, group: 'SKT' }));
    const refused = [
      divide({ kind: 'number', groups: 9 }),
      divide({ kind: 'number', groups: 1 }, 1),
      divide({ kind: 'at-most', players: 2 }),
      classGroups(few.map((player) => ({ ...player, requestedForm: null }))),
      varmaLots(team, 'seed'),
      varmaLots(team.slice(2), 'seed'),
      odds(0, 10),
      odds(100, 30),
    ].map((answer) => {
      if (answer.ok) throw new Error('not refused');
      return answer.error;
    });
    expect(new Set(refused.map(({ code }) => code)).size).toBe(refused.length);
    for (const error of refused) {
      expect(say(`error.${error.code}`, { ...error }), error.code).not.toMatch(/[{}|]/);
    }
  });
});
