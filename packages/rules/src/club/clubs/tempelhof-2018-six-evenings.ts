import { blitzYear2018 } from '../blitz-year/blitz-year.ts';
import { titleGames2018 } from '../title-games/title-games.ts';
import type { ClubRules } from './club-rules.ts';

/**
 * The blitz year without an exception that the director may make: players with four or five evenings
 * "can" be placed, and are not here.
 *
 * @article Tempelhof 2018 III.D.3
 */
export const tempelhof2018SixEvenings = {
  code: 'tempelhof-2018-six',
  name: 'Tempelhof 2018 (6 +)',
  'blitz-year': { ...blitzYear2018, code: 'tempelhof-2018-six', least: blitzYear2018.counted },
  'title-games': titleGames2018,
  words: {
    'blitz-year': {
      en: 'A blitz evening each month, 3 minutes plus 2 seconds a move, by the slide system or, with more than twelve players, as a Swiss. The mean percentage of a player’s six best evenings counts; with fewer than six evenings the player is not placed. Players who are level share the place, and five games decide the title. Guests count for that evening only (Tempelhof 2018 III.D, without the exception for four or five evenings that III.D.3 allows).',
      da: 'En lynskakaften hver måned, 3 minutter og 2 sekunder pr. træk, efter rutschsystemet eller, med over tolv spillere, som schweizer. Gennemsnittet af en spillers seks bedste aftener i procent tæller; med færre end seks aftener får spilleren ingen plads. Spillere, der står lige, deler pladsen, og fem partier afgør titlen. Gæster tæller kun den aften (Tempelhof 2018 III.D, uden den undtagelse for fire eller fem aftener, som III.D.3 tillader).',
      de: 'Ein Blitzabend im Monat, 3 Minuten und 2 Sekunden je Zug, nach dem Rutschsystem oder bei mehr als zwölf Teilnehmern nach Schweizer System. Es zählt der Durchschnitt der sechs besten Abende in Prozent; wer an weniger als sechs Abenden dabei war, wird nicht gewertet. Bei Gleichstand wird der Platz geteilt, über den Titel entscheiden fünf Partien. Gäste zählen nur für den Abend (Tempelhof 2018 III.D, ohne die Ausnahme für vier oder fünf Teilnahmen, die III.D.3 erlaubt).',
    },
  },
} as const satisfies ClubRules;
