import { championship2018 } from '../championship/edition-2018.ts';
import type { ClubTournament } from './club-tournament.ts';

/** Two hours for forty moves and thirty minutes for the rest. @article Tempelhof 2018 I.5 */
const longGame = {
  stages: [
    { moves: 40, minutes: 120 },
    { moves: null, minutes: 30 },
  ],
  incrementSeconds: 0,
} as const;

const forTheGame = (minutes: number) => [{ moves: null, minutes }] as const;

/**
 * The tournaments of Tempelhof's year.
 *
 * @article Tempelhof 2018 III.A.1, III.A.2, III.A.3: eleven rounds by the club's Swiss, in up to four classes
 * @article Tempelhof 2018 III.B.1: nine rounds of fifteen minutes
 * @article Tempelhof 2018 III.A.15, III.B.2, III.B.12: prizes, their amounts by the invitation
 * @article Tempelhof 2018 III.C.1: knock-out, otherwise as the club championship
 * @article Tempelhof 2018 III.D.1: by the slide system, three minutes and two seconds a move
 * @article Tempelhof 2018 III.E.2, III.E.5: one hour, everybody plays everybody, by appointment
 */
export const tournaments2018: readonly ClubTournament[] = [
  {
    code: 'tempelhof-championship',
    insteadOf: 'club-championship',
    words: { en: 'Club championship', da: 'Klubmesterskab', de: 'Klubmeisterschaft' },
    article: 'Tempelhof 2018 III.A.2',
    system: 'tempelhof',
    rounds: 11,
    rhythm: 'weekly',
    ...longGame,
    prizes: 'club',
    classes: { rules: championship2018.code, of: championship2018.classes[1] },
  },
  {
    code: 'tempelhof-cup',
    words: { en: 'Cup', da: 'Pokalturnering', de: 'Pokalmeisterschaft' },
    article: 'Tempelhof 2018 III.C.1',
    system: 'cup',
    rounds: null,
    rhythm: 'weekly',
    ...longGame,
  },
  {
    code: 'tempelhof-blitz',
    insteadOf: 'blitz-evening',
    words: { en: 'Monthly blitz', da: 'Månedens lynskak', de: 'Monatsblitz' },
    article: 'Tempelhof 2018 III.D.1',
    system: 'rutsch',
    rounds: null,
    rhythm: 'one-day',
    stages: forTheGame(3),
    incrementSeconds: 2,
  },
  {
    code: 'tempelhof-rapid',
    insteadOf: 'open-rapid',
    words: { en: 'Open rapid', da: 'Åben hurtigturnering', de: 'Offenes Schnellturnier' },
    article: 'Tempelhof 2018 III.B.1',
    system: 'tempelhof',
    rounds: 9,
    rhythm: 'one-day',
    stages: forTheGame(15),
    incrementSeconds: 0,
    prizes: 'hort',
  },
  {
    code: 'tempelhof-seniors',
    words: { en: 'Seniors’ championship', da: 'Seniormesterskab', de: 'Seniorenmeisterschaft' },
    article: 'Tempelhof 2018 III.E.5',
    system: 'tempelhof-table',
    options: { freeDates: true },
    rounds: null,
    rhythm: 'weekly',
    stages: forTheGame(60),
    incrementSeconds: 0,
  },
];
