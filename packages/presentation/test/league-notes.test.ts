import { decideRequest, foldJournal, makeEntries } from '@rokade/journal';
import {
  type DivisionId,
  emptyLeagueValues,
  emptyTeamValues,
  type LeagueCommand,
  type LeagueEntry,
  type LeagueId,
  leagueBook,
  type MatchId,
  type PenaltyId,
  type TeamId,
} from '@rokade/league';
import { divisionPage } from '@rokade/presentation/public/league/league-division.ts';
import { matchPage } from '@rokade/presentation/public/league/league-match.ts';
import { clubPage, teamPage } from '@rokade/presentation/public/league/league-team.ts';
import { translator } from '@rokade/texts/all';
import type { Language } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';

const top = 'top' as DivisionId;
const match = 'm1' as MatchId;
const team = (id: string) => id as TeamId;
const now = '2026-10-01T12:00';

const taken = (from: string, matchPoints: number, halfPoints: number): LeagueCommand => ({
  kind: 'take-points',
  penalty: `p-${from}` as PenaltyId,
  team: team(from),
  matchPoints,
  halfPoints,
  reason: '§7',
});

const commands: readonly LeagueCommand[] = [
  {
    kind: 'make-league',
    id: 'liga' as LeagueId,
    values: { ...emptyLeagueValues, name: 'Liga', published: true },
  },
  {
    kind: 'add-division',
    division: top,
    values: { name: 'top', level: 1, boards: 2, promoted: 0, relegated: 0 },
  },
  {
    kind: 'enter-teams',
    division: top,
    teams: ['a', 'b', 'c'].map((name) => ({
      id: team(name),
      values: { ...emptyTeamValues, name, club: 'K41' },
    })),
  },
  {
    kind: 'plan-match',
    match,
    division: top,
    round: 1,
    home: team('a'),
    away: team('b'),
    values: { day: '2026-12-05', time: '13:00', place: '' },
  },
  { kind: 'postpone-match', match, due: '2026-12-20', reason: 'sne' },
  taken('a', 1, 0),
  taken('b', 2, 1),
  taken('c', 0, 2),
];

function begun() {
  let entries: readonly LeagueEntry[] = [];
  for (const command of commands) {
    const state = foldJournal(leagueBook, entries);
    const decided = decideRequest(
      leagueBook,
      state,
      { command, reason: '', confirmed: true, now },
      state,
    );
    if (!decided.ok) throw new Error(JSON.stringify([command.kind, decided.error]));
    const at = '2026-10-01T10:00:00.000Z';
    const sign = { version: entries.length, at, actor: { id: 'ida', name: 'Ida' }, reason: '' };
    entries = [...entries, ...makeEntries(decided.value, sign)];
  }
  const league = foldJournal(leagueBook, entries);
  const [division] = league?.divisions ?? [];
  const [first] = league?.teams ?? [];
  const [postponed] = league?.matches ?? [];
  if (league == null || division === undefined) throw new Error('no league');
  if (first === undefined || postponed === undefined) throw new Error('no match');
  return { league, division, first, postponed };
}

const said: Readonly<Record<Language, readonly string[]>> = {
  da: [
    'udsat, senest 20. december 2026',
    '1 matchpoint fratrukket',
    '2 matchpoint, ½ brætpoint fratrukket',
    '1 brætpoint fratrukket',
  ],
  de: [
    'verlegt, bis 20. Dezember 2026',
    '1 Mannschaftspunkt abgezogen',
    '2 Mannschaftspunkte, ½ Brettpunkte abgezogen',
    '1 Brettpunkt abgezogen',
  ],
  en: [
    'postponed, by 20 December 2026',
    '1 match point deducted',
    '2 match points, ½ board points deducted',
    '1 board point deducted',
  ],
};

describe.each(['da', 'de', 'en'] as const)('the notes of a league, %s', (language) => {
  const { league, division, first, postponed } = begun();
  const locale = { language, t: translator(language) };
  const page = divisionPage(league, division, locale);

  it('say days and points in words', () => {
    const notes = [
      page.rounds[0]?.matches[0],
      ...page.rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ];
    expect(notes.map((row) => row?.note)).toEqual(said[language]);
  });

  it('are nowhere those of a machine', () => {
    const pages = [
      page,
      matchPage(league, postponed, now, locale),
      teamPage(league, first, locale),
      clubPage(league, 'K41', locale),
    ];
    const notes = [...JSON.stringify(pages).matchAll(/"note":"([^"]+)"/g)].map(([, note]) => note);
    expect(notes.length).toBeGreaterThan(5);
    expect(notes.filter((note) => /\d{4}-\d\d-\d\d/.test(note ?? ''))).toEqual([]);
  });
});
