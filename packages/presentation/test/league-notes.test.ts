import type { LeagueCommand, PenaltyId } from '@rokade/league';
import { missingLines } from '@rokade/presentation/desks/leagues/league-lines.ts';
import { divisionPage } from '@rokade/presentation/public/league/league-division.ts';
import { matchPage } from '@rokade/presentation/public/league/league-match.ts';
import { clubPage, teamPage } from '@rokade/presentation/public/league/league-team.ts';
import { matchLine } from '@rokade/presentation/views/league/match-lines.ts';
import { translator } from '@rokade/texts/all';
import type { Language } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  division as addDivision,
  entered,
  folded,
  journal,
  made,
  matchNamed,
  planned,
  team,
  top,
} from '../../../test/league/journal-driver.ts';

const match = matchNamed('m1');
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
  made({ published: true }),
  addDivision(top, 1, 2, { promoted: 0, relegated: 0 }),
  entered(top, ['a', 'b', 'c'], { club: 'K41' }),
  planned('m1', 'a', 'b', { day: '2026-12-05' }),
  { kind: 'postpone-match', match, due: '2026-12-20', reason: 'sne' },
  taken('a', 1, 0),
  taken('b', 2, 1),
  taken('c', 0, 2),
];

function begun() {
  const league = folded(journal(commands, now));
  const [division] = league.divisions;
  const [first] = league.teams;
  const [postponed] = league.matches;
  if (division === undefined) throw new Error('no division');
  if (first === undefined || postponed === undefined) throw new Error('no match');
  return { league, division, first, postponed };
}

const notesIn: Readonly<Record<Language, readonly string[]>> = {
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
    expect(notes.map((row) => row?.note)).toEqual(notesIn[language]);
  });

  it('say at the desk whether the day of a postponed match is to come or over', () => {
    const words = (['league.postponed', 'league.postponed-late'] as const).map(beginning);
    const missing = (['leagues.missing-day-by', 'leagues.missing-day-late'] as const).map(
      beginning,
    );
    function beginning(key: Parameters<typeof locale.t>[0]): string {
      return locale.t(key, { due: '|' }).split('|')[0] ?? '';
    }
    /** Which of the wordings a match has on a day, at the list of matches and of what is missing. */
    const at = (day: string) => {
      const now = `${day}T12:00`;
      const { when } = matchLine(locale, league, postponed, now);
      const what = missingLines(locale, league, now)[0]?.what ?? '';
      return [
        words.findIndex((word) => when.startsWith(word)),
        missing.findIndex((word) => what.startsWith(word)),
      ];
    };
    expect(at('2026-12-19')).toEqual([0, 0]);
    expect(at('2026-12-20')).toEqual([0, 0]);
    expect(at('2026-12-21')).toEqual([1, 1]);
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
