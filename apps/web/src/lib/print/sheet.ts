import { linesByName, type NamesRow, type StandingsLine, standingsLines } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import {
  type CardRound,
  type CupView,
  engineOf,
  isRoundRobin,
  type OpenGamesView,
  type PlayerLine,
  type PrizesView,
  playerLineIn,
  publishedRounds,
  type ScheduleRound,
  type TeamsView,
  type TieBreakCode,
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
import type { AboutPart } from '#lib/views/about/about-part.ts';
import {
  type ChampionshipPageData,
  championshipPage,
} from '#lib/views/championship/championship-page.ts';
import type { NormCertificate } from '#lib/views/norms/norm-certificate.ts';
import type { PrintKind } from '#lib/views/prints/kinds.ts';
import { type BoardLine, type ByeLine, roundLines } from '#lib/views/round/round-line.ts';
import { type PlayerWorkings, playerWorkings } from '#lib/views/standings/tie-break-explanation.ts';
import { type BoardHeadings, matchHeadings } from '#lib/views/teams/match-headings.ts';
import { type ArbiterReportSheet, arbiterReportSheet } from './arbiter-report.ts';
import {
  type CrosstableSheet,
  crosstableSheet,
  type EmptySheet,
  noRound,
} from './crosstable-sheet.ts';
import { type DiplomasSheet, diplomasSheet } from './diplomas.ts';
import {
  type BadgesSheet,
  badgesSheet,
  type CheckInSheet,
  checkInSheet,
  type PlayersSheet,
  playersSheet,
  type SignaturesSheet,
  signaturesSheet,
} from './player-sheets.ts';
import type { PrintRequest } from './print-request.ts';
import type { PrintedCode } from './printed-code.ts';
import { type PrintedReport, printedReport } from './printed-report.ts';
import {
  type PrizesSheet,
  prizesSheet,
  type ReceiptsSheet,
  receiptsSheet,
} from './prize-sheets.ts';
import { type StatisticsSheet, statisticsSheet } from './statistics-sheet.ts';

/** A round card of 4.10.1. */
export interface PrintedCard {
  readonly player: PlayerLine;
  readonly rounds: readonly Omit<CardRound, 'because' | 'board'>[];
  /** Monrad alone pairs by placing: the card has a row for it. */
  readonly withPlacing: boolean;
}

/** What a list shows, without reasons and workings. `empty`: there is nothing to print yet. */
export type Sheet =
  | EmptySheet
  | {
      readonly kind: 'pairings';
      readonly boards: readonly BoardLine[];
      readonly byes: readonly ByeLine[];
      readonly headings: BoardHeadings;
    }
  | { readonly kind: 'names'; readonly lines: readonly NamesRow[] }
  | {
      readonly kind: 'standings';
      readonly lines: readonly StandingsLine[];
      readonly tieBreaks: readonly TieBreakCode[];
      readonly provisional: boolean;
    }
  | CrosstableSheet
  | { readonly kind: 'classes'; readonly view: ChampionshipPageData }
  | { readonly kind: 'bracket'; readonly cup: CupView }
  | { readonly kind: 'workings'; readonly players: readonly PlayerWorkings[] }
  | { readonly kind: 'teams'; readonly view: TeamsView }
  | { readonly kind: 'schedule'; readonly rounds: readonly ScheduleRound[] }
  | { readonly kind: 'seats'; readonly players: readonly PlayerLine[]; readonly cycles: 1 | 2 }
  | { readonly kind: 'open'; readonly view: OpenGamesView }
  | PlayersSheet
  | CheckInSheet
  | SignaturesSheet
  | BadgesSheet
  | DiplomasSheet
  | StatisticsSheet
  | ArbiterReportSheet
  | { readonly kind: 'emergency'; readonly html: string }
  | { readonly kind: 'cards'; readonly cards: readonly PrintedCard[] }
  | {
      readonly kind: 'slips';
      readonly boards: readonly BoardLine[];
      /** By board; none where nothing is reported by phone. */
      readonly codes: readonly PrintedCode[];
    }
  | { readonly kind: 'codes'; readonly codes: readonly PrintedCode[] }
  | PrizesSheet
  | ReceiptsSheet
  | {
      readonly kind: 'rating';
      readonly report: PrintedReport;
      /** Every result, game by game. */
      readonly games: CrosstableSheet | EmptySheet;
    }
  | { readonly kind: 'certificates'; readonly certificates: readonly NormCertificate[] }
  | { readonly kind: 'about'; readonly parts: readonly AboutPart[] };

/** What is made for a reader before it is printed. */
export interface MadeForReader {
  /** As the reader may see them. */
  readonly prizes: PrizesView | null;
  /** What everybody may know about the tournament; for the report also what happened in it. */
  readonly about: readonly AboutPart[];
  /** Of norms that were made. */
  readonly certificates: readonly NormCertificate[];
  /** All groups of its event, where the list is of all of them. */
  readonly groups: readonly Tournament[];
  /** With which results are reported. */
  readonly codes: readonly PrintedCode[];
  /** The paper for a hall without power, as HTML; null: no round is out. */
  readonly emergency: string | null;
}

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
  say: TranslateFor<'tournament'>,
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

function workingsSheet(
  t: Tournament,
  request: PrintRequest,
  say: TranslateFor<'tournament'>,
): Sheet {
  if (request.round === 0) return noRound;
  const players = playerWorkings(t, request, { language: request.language, t: say });
  return players.length === 0 ? { kind: 'empty', why: 'players' } : { kind: 'workings', players };
}

function cardsSheet(t: Tournament, { player }: PrintRequest): Sheet {
  const one = player === null ? null : viewPlayerCard(t, player);
  const wanted = player === null ? viewPlayerCards(t) : one === null ? [] : [one];
  if (wanted.length === 0) return { kind: 'empty', why: 'players' };
  const cards = wanted.map((card) => ({
    player: card.player,
    rounds: card.rounds.map(({ because: _, board: __, ...round }) => round),
    withPlacing: engineOf(t.settings.system).placings !== undefined,
  }));
  return { kind: 'cards', cards };
}

const ratingSheet = (
  t: Tournament,
  request: PrintRequest,
  say: TranslateFor<'tournament'>,
): Sheet => {
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
  readonly say: TranslateFor<'tournament'>;
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
  statistics: ({ t, request }) => statisticsSheet(t, request.round) ?? noRound,
  'arbiter-report': ({ t, request, made }) => arbiterReportSheet(t, request, made.about) ?? noRound,
  emergency: emergencySheet,
  about: ({ made }) => ({ kind: 'about', parts: made.about }),
};

/** What a list shows of a tournament, in the language of the list. */
export const printedSheet = (
  t: Tournament,
  request: PrintRequest,
  say: TranslateFor<'tournament'>,
  made: MadeForReader,
): Sheet => sheets[request.kind]({ t, request, say, made });
