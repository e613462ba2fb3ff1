import {
  type CsvStyle,
  continentalCsv,
  type Headings,
  type PairingCsvColumn,
  type PairingWords,
  type PlayerCsvColumn,
  plainCsv,
  type RatingCsvColumn,
  type StandingsCsvColumn,
} from '@rokade/formats';
import type { Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

/** Spreadsheets set to Danish or German want semicolons and decimal commas. */
export const csvStyleOf = (language: Language): CsvStyle =>
  language === 'en' ? plainCsv : continentalCsv;

/** The head of a player list; a list headed so can be read again. */
export const playerHeadings = (t: Translate): Headings<PlayerCsvColumn> => ({
  no: t('terms.number'),
  name: t('terms.name'),
  title: t('terms.title'),
  sex: t('terms.sex'),
  club: t('terms.club'),
  federation: t('terms.federation'),
  citizenship: t('terms.citizenship'),
  rating: t('terms.rating'),
  rapidRating: t('terms.rapid-rating'),
  blitzRating: t('terms.blitz-rating'),
  fideRating: t('terms.fide-rating'),
  fideId: t('terms.fide-id'),
  nationalId: t('terms.national-id'),
  birthDate: t('terms.birth-date'),
});

/** The head of a table of standings. */
export const standingsHeadings = (t: Translate): Headings<StandingsCsvColumn> => ({
  rank: t('terms.rank'),
  no: t('terms.number'),
  title: t('terms.title'),
  name: t('terms.name'),
  club: t('terms.club'),
  federation: t('terms.federation'),
  rating: t('terms.rating'),
  points: t('terms.points'),
});

/** The head of a round's table. */
export const pairingHeadings = (t: Translate): Headings<PairingCsvColumn> => ({
  board: t('terms.board'),
  whiteNo: t('terms.number'),
  white: t('terms.white'),
  whiteRating: t('terms.rating'),
  whitePoints: t('terms.points'),
  whiteScore: t('terms.result'),
  blackScore: t('terms.result'),
  blackNo: t('terms.number'),
  black: t('terms.black'),
  blackRating: t('terms.rating'),
  blackPoints: t('terms.points'),
  how: t('cli.csv.how'),
});

/** How a game without moves or a round without a game came about. */
export const pairingWords = (t: Translate): PairingWords => ({
  forfeit: t('cli.csv.forfeit'),
  pending: t('cli.csv.pending'),
  cancelled: t('terms.cancelled'),
  'pairing-allocated': t('terms.bye'),
  'full-point': t('terms.bye-full-point'),
  'half-point': t('terms.bye-half-point'),
  'zero-point': t('terms.bye-zero-point'),
});

/** The head of a rating report. */
export const ratingHeadings = (t: Translate): Headings<RatingCsvColumn> => ({
  no: t('terms.number'),
  name: t('terms.name'),
  club: t('terms.club'),
  oldRating: t('cli.rate.old'),
  performance: t('cli.rate.performance-short'),
  games: t('cli.rate.games'),
  score: t('terms.score'),
  expected: t('terms.expected'),
  bonus: t('cli.rate.bonus'),
  k: 'K',
  newRating: t('cli.rate.new'),
  change: t('cli.rate.change'),
});
