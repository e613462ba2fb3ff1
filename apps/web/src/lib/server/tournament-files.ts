import {
  type CsvStyle,
  continentalCsv,
  makePairingsCsv,
  makePlayersCsv,
  makeRatingReportCsv,
  makeStandingsCsv,
  makeTrf,
  plainCsv,
} from '@rokade/formats';
import { type Translate, withRatingCell } from '@rokade/texts';
import {
  type Language,
  type PlayerDetails,
  publishedRounds,
  type Tournament,
  viewRatingReport,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { reportDocument } from '#lib/desks/reports/fide-report.ts';
import { marksText } from '#lib/views/standings/marks-text.ts';

/** What a file is made from. */
export interface FileSource {
  readonly t: Tournament;
  /** The round it is about, where it is about one. */
  readonly round: number;
  readonly say: Translate;
  readonly language: Language;
}

/** A file: its text and what it is. */
export interface TournamentFile {
  readonly body: string;
  readonly type: string;
}

const styleOf = (language: Language): CsvStyle => (language === 'en' ? plainCsv : continentalCsv);

/** A mark at the start tells spreadsheets that the text is UTF-8. */
const csv = (body: string): TournamentFile => ({ body: `\uFEFF${body}`, type: 'text/csv' });

function playersFile({ t, say, language }: FileSource): TournamentFile {
  const headings = {
    no: say('terms.number'),
    name: say('terms.name'),
    title: say('terms.title'),
    sex: say('terms.sex'),
    club: say('terms.club'),
    federation: say('terms.federation'),
    citizenship: say('terms.citizenship'),
    rating: say('terms.rating'),
    rapidRating: say('terms.rapid-rating'),
    blitzRating: say('terms.blitz-rating'),
    fideRating: say('terms.fide-rating'),
    fideId: say('terms.fide-id'),
    nationalId: say('terms.national-id'),
    birthDate: say('terms.birth-date'),
  };
  const players = t.players.map(({ no, details }): PlayerDetails & { no: number } => ({
    no,
    ...details,
  }));
  return csv(makePlayersCsv(players, headings, styleOf(language)));
}

function standingsFile({ t, round, say, language }: FileSource): TournamentFile {
  const headings = {
    rank: say('terms.rank'),
    no: say('terms.number'),
    title: say('terms.title'),
    name: say('terms.name'),
    club: say('terms.club'),
    federation: say('terms.federation'),
    rating: say('terms.rating'),
    points: say('terms.points'),
  };
  const view = viewStandings(t, round);
  const texts = view.rows.map(({ marks }) => marksText(marks, say));
  const remarks = { heading: say('terms.marks'), texts };
  const rows = view.rows.map((row) => ({ ...row, player: withRatingCell(say, row.player) }));
  return csv(makeStandingsCsv({ ...view, rows, remarks }, headings, styleOf(language)));
}

function pairingsFile({ t, round, say, language }: FileSource): TournamentFile | null {
  const view = viewRound(t, round);
  if (view === null) return null;
  const [white, black] = [say('terms.white'), say('terms.black')];
  const headings = {
    board: say('terms.board'),
    whiteNo: `${white}: ${say('terms.number')}`,
    white,
    whiteRating: `${white}: ${say('terms.rating')}`,
    whitePoints: `${white}: ${say('terms.points')}`,
    whiteScore: `${white}: ${say('terms.result')}`,
    blackScore: `${black}: ${say('terms.result')}`,
    blackNo: `${black}: ${say('terms.number')}`,
    black,
    blackRating: `${black}: ${say('terms.rating')}`,
    blackPoints: `${black}: ${say('terms.points')}`,
    how: say('console.csv-how'),
  };
  const words = {
    forfeit: say('console.csv-forfeit'),
    pending: say('terms.adjourned'),
    cancelled: say('terms.cancelled'),
    'pairing-allocated': say('terms.bye'),
    'half-point': say('terms.bye-half-point'),
    'zero-point': say('terms.bye-zero-point'),
    'full-point': say('terms.bye-full-point'),
  };
  const boards = view.boards.map((row) => ({
    ...row,
    white: withRatingCell(say, row.white),
    black: withRatingCell(say, row.black),
  }));
  const byes = view.byes.map((row) => ({ ...row, player: withRatingCell(say, row.player) }));
  return csv(makePairingsCsv({ boards, byes }, { headings, words }, styleOf(language)));
}

function ratingFile({ t, say, language }: FileSource): TournamentFile {
  const headings = {
    no: say('terms.number'),
    name: say('terms.name'),
    club: say('terms.club'),
    oldRating: say('print.rating-old'),
    performance: '*',
    games: say('print.rating-games'),
    score: say('terms.score'),
    expected: say('print.rating-expected'),
    bonus: say('print.rating-bonus'),
    k: say('print.rating-k'),
    newRating: say('print.rating-new'),
    change: say('console.csv-change'),
  };
  return csv(makeRatingReportCsv(viewRatingReport(t).rows, headings, styleOf(language)));
}

const trfFile = ({ t }: FileSource): TournamentFile => ({
  body: makeTrf(reportDocument(t)),
  type: 'text/plain',
});

/** The files a tournament can be taken away in, by name. */
export const tournamentFiles: Readonly<
  Record<string, (source: FileSource) => TournamentFile | null>
> = {
  'players.csv': playersFile,
  'standings.csv': standingsFile,
  'pairings.csv': pairingsFile,
  'rating.csv': ratingFile,
  'report.trf': trfFile,
};

/** The round a file is about: the one asked for if there is such a one, else the newest published. */
export function roundOfFile(t: Tournament, asked: string | null): number {
  const round = Number(asked ?? '');
  const isPaired = Number.isInteger(round) && round >= 1 && round <= t.rounds.length;
  return isPaired ? round : publishedRounds(t);
}
