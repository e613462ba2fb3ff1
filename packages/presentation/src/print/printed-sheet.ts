import { linesByName, standingsLines } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import {
  engineOf,
  isRoundRobin,
  playerLineIn,
  publishedRounds,
  type Tournament,
  viewCup,
  viewOpenGames,
  viewPlayerCard,
  viewPlayerCards,
  viewRound,
  viewSchedule,
  viewStandings,
  viewTeams,
} from '@rokade/tournament';
import { championshipPage } from '../views/championship/championship-page.ts';
import type { PrintKind } from '../views/prints/kinds.ts';
import { roundLines } from '../views/round/round-line.ts';
import { playerWorkings } from '../views/standings/tie-break-explanation.ts';
import { matchHeadings } from '../views/teams/match-headings.ts';
import { arbiterReportSheet } from './arbiter-report.ts';
import { crosstableSheet, type EmptySheet, noRound } from './crosstable-sheet.ts';
import { diplomasSheet } from './diplomas.ts';
import { badgesSheet, checkInSheet, playersSheet, signaturesSheet } from './player-sheets.ts';
import type { PrintRequest } from './print-request.ts';
import type { PrintedCode } from './printed-code.ts';
import { printedReport } from './printed-report.ts';
import { prizesSheet, receiptsSheet } from './prize-sheets.ts';
import { scoresheets } from './scoresheets.ts';
import type { MadeForReader, Sheet } from './sheet.ts';
import { statisticsSheet } from './statistics-sheet.ts';

const noPlayers: EmptySheet = { kind: 'empty', why: 'players' };
const noPrizes: Sheet = { kind: 'empty', why: 'prizes' };
const noNumbers: Sheet = { kind: 'empty', why: 'numbers' };

function seatsSheet(t: Tournament): Sheet {
  const { system } = t.settings;
  if (t.lots.kind === 'not-drawn' || !isRoundRobin(system)) return noNumbers;
  return { kind: 'seats', players: t.players.map(playerLineIn(t)), cycles: system.cycles };
}

function roundSheet(
  t: Tournament,
  { kind, round, language }: PrintRequest,
  say: TranslateFor<'console'>,
  codes: readonly PrintedCode[],
): Sheet {
  const view = viewRound(t, round);
  if (view === null) return noRound;
  if (kind === 'names') return { kind, lines: linesByName(view, language) };
  const lines = roundLines(view);
  if (kind === 'slips') return { kind, boards: lines.boards, codes };
  return { kind: 'pairings', ...lines, headings: matchHeadings(t, round, say) };
}

function standingsSheet(t: Tournament, { round, language }: PrintRequest): Sheet {
  if (round === 0) return noRound;
  const view = viewStandings(t, round);
  const { tieBreaks, provisional } = view;
  return { kind: 'standings', lines: standingsLines(view, language), tieBreaks, provisional };
}

function workingsSheet(t: Tournament, request: PrintRequest, say: TranslateFor<'console'>): Sheet {
  if (request.round === 0) return noRound;
  const players = playerWorkings(t, request, { language: request.language, t: say });
  return players.length === 0 ? { kind: 'empty', why: 'players' } : { kind: 'workings', players };
}

function cardsSheet(t: Tournament, { player }: PrintRequest): Sheet {
  const one = player === null ? null : viewPlayerCard(t, player);
  const views = player === null ? viewPlayerCards(t) : one === null ? [] : [one];
  if (views.length === 0) return { kind: 'empty', why: 'players' };
  const cards = views.map((card) => ({
    player: card.player,
    rounds: card.rounds.map(({ because: _, board: __, ...round }) => round),
    withPlacing: engineOf(t.settings.system).placings !== undefined,
  }));
  return { kind: 'cards', cards };
}

const ratingSheet = (t: Tournament, request: PrintRequest, say: TranslateFor<'console'>): Sheet => {
  const round = publishedRounds(t);
  return t.players.length === 0
    ? noPlayers
    : {
        kind: 'rating',
        report: printedReport(t, say),
        games: crosstableSheet(t, { ...request, round }, say),
      };
};

/** What a sheet is made from. */
interface Making {
  readonly t: Tournament;
  readonly request: PrintRequest;
  readonly say: TranslateFor<'console'>;
  readonly made: MadeForReader;
}

const ofRound = ({ t, request, say, made }: Making): Sheet =>
  roundSheet(t, request, say, made.codes);
const ofCrosstable = ({ t, request, say }: Making): Sheet => crosstableSheet(t, request, say);

function classesSheet({ t, request: { language }, say }: Making): Sheet {
  const view = championshipPage(t, { locals: { language, t: say }, isArbiter: false });
  return view === null ? noPlayers : { kind: 'classes', view };
}

function bracketSheet({ t }: Making): Sheet {
  const cup = t.rounds.length === 0 ? null : viewCup(t);
  return cup === null ? noRound : { kind: 'bracket', cup };
}

function teamsSheet({ t }: Making): Sheet {
  const view = viewTeams(t);
  return view === null ? noNumbers : { kind: 'teams', view };
}

function scheduleSheet({ t }: Making): Sheet {
  const rounds = viewSchedule(t);
  return rounds === null ? noNumbers : { kind: 'schedule', rounds };
}

const certificatesSheet = ({ made: { certificates } }: Making): Sheet =>
  certificates.length === 0
    ? { kind: 'empty', why: 'norms' }
    : { kind: 'certificates', certificates };

const codesSheet = ({ made: { codes } }: Making): Sheet =>
  codes.length === 0 ? { kind: 'empty', why: 'codes' } : { kind: 'codes', codes };

const emergencySheet = ({ made: { emergency } }: Making): Sheet =>
  emergency === null ? noRound : { kind: 'emergency', html: emergency };

const sheets: Readonly<Record<PrintKind, (making: Making) => Sheet>> = {
  pairings: ofRound,
  names: ofRound,
  slips: ofRound,
  scoresheets: ({ t, request }) => scoresheets(t, request),
  times: ({ made: { times } }) => (times === null ? noRound : { kind: 'times', words: times }),
  envelopes: ({ made: { envelopes } }) => ({ kind: 'envelopes', envelopes }),
  incidents: ({ made }) => ({ kind: 'about', parts: made.about }),
  codes: codesSheet,
  standings: ({ t, request }) => standingsSheet(t, request),
  classes: classesSheet,
  workings: ({ t, request, say }) => workingsSheet(t, request, say),
  crosstable: ofCrosstable,
  progress: ofCrosstable,
  players: ({ t }) => playersSheet(t) ?? noPlayers,
  'check-in': ({ t, request }) => checkInSheet(t, request.language) ?? noPlayers,
  signatures: ({ t, request, made }) => signaturesSheet(t, made.groups, request) ?? noPlayers,
  badges: ({ t, request }) => badgesSheet(t, request.language) ?? noPlayers,
  bracket: bracketSheet,
  teams: teamsSheet,
  schedule: scheduleSheet,
  seats: ({ t }) => seatsSheet(t),
  open: ({ t }) => (t.rounds.length === 0 ? noRound : { kind: 'open', view: viewOpenGames(t) }),
  cards: ({ t, request }) => cardsSheet(t, request),
  prizes: ({ request, say, made }) => prizesSheet(made.prizes, request, say) ?? noPrizes,
  receipts: ({ request, made }) => receiptsSheet(made.prizes, request) ?? noPrizes,
  diplomas: ({ t, request, say, made }) =>
    diplomasSheet(t, request, { say, prizes: made.prizes }) ?? noRound,
  rating: ({ t, request, say }) => ratingSheet(t, request, say),
  certificates: certificatesSheet,
  'fide-forms': ({ made: { forms } }) => ({ kind: 'fide-forms', forms }),
  statistics: ({ t, request }) => statisticsSheet(t, request.round) ?? noRound,
  'arbiter-report': ({ t, request, made }) => arbiterReportSheet(t, request, made.about) ?? noRound,
  emergency: emergencySheet,
  about: ({ made }) => ({ kind: 'about', parts: made.about }),
};

/** What a list shows of a tournament, in the language of the list. */
export const printedSheet = (
  t: Tournament,
  request: PrintRequest,
  say: TranslateFor<'console'>,
  made: MadeForReader,
): Sheet => sheets[request.kind]({ t, request, say, made });
