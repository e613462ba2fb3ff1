import { checkFideReport } from '@rokade/presentation/desks/reports/fide-report.ts';
import { groupedMissing } from '@rokade/presentation/desks/reports/missing-in-report.ts';
import { translator } from '@rokade/texts/all';
import { expect, it } from 'vitest';
import { named, started, tournamentOf } from '../../../test/tournament/played-journal.ts';

/** @article DSU 2002 §3b */
it('names what FIDE requires, a few of each kind at once', () => {
  const letters = ['e', 'f', 'g', 'h', 'i', 'j'];
  const players = letters.map((letter) => named(letter, `Sen, ${letter}`));
  const t = tournamentOf([...started, { kind: 'enter-players', players }]);
  const { required } = checkFideReport(t, { t: translator('en'), most: 5 });
  const ids = required.find(({ named }) => named[0]?.text.includes('has no FIDE ID'));
  expect(ids?.named).toHaveLength(5);
  expect(ids?.named[0]?.page).toBe(`players/${t.players[0]?.id}/edit`);
  expect(ids?.more).toBe(t.players.length - 5);
});

it('leads from what the Danish report lacks to the field where it is said', () => {
  const groups = groupedMissing(tournamentOf(started), {
    missing: [
      { code: 'report.round-date-missing', round: 2 },
      { code: 'report.arbiter-missing' },
      { code: 'report.committee-incomplete', members: 1 },
      { code: 'report.time-control-outside-rules', reasons: [] },
      { code: 'report.result-missing', round: 1, board: 3 },
    ],
    most: 5,
  });
  expect(groups.flatMap(({ places }) => places.map(({ page }) => page))).toEqual([
    'settings#roundDates.1',
    'settings#chiefArbiter',
    'settings#committee',
    'settings#timeControl',
    'results/1?board=3',
  ]);
});
