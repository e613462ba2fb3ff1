import type { FideForm } from '@rokade/formats';
import type { NamesRow, StandingsLine } from '@rokade/tables';
import type {
  CardRound,
  CupView,
  OpenGamesView,
  PlayerLine,
  PrizesView,
  ScheduleRound,
  TeamsView,
  TieBreakCode,
  Tournament,
} from '@rokade/tournament';
import type { AboutPart } from '../views/about/about-part.ts';
import type { ChampionshipPageData } from '../views/championship/championship-page.ts';
import type { NormCertificate } from '../views/norms/norm-certificate.ts';
import type { EnvelopeWords, TimesWords } from '../views/prints/board-papers.ts';
import type { BoardLine, ByeLine } from '../views/round/round-line.ts';
import type { PlayerWorkings } from '../views/standings/tie-break-explanation.ts';
import type { BoardHeadings } from '../views/teams/match-headings.ts';
import type { ArbiterReportSheet } from './arbiter-report.ts';
import type { CrosstableSheet, EmptySheet } from './crosstable-sheet.ts';
import type { DiplomasSheet } from './diplomas.ts';
import type { BadgesSheet, CheckInSheet, PlayersSheet, SignaturesSheet } from './player-sheets.ts';
import type { PrintedCode } from './printed-code.ts';
import type { PrintedReport } from './printed-report.ts';
import type { PrizesSheet, ReceiptsSheet } from './prize-sheets.ts';
import type { ScoresheetsSheet } from './scoresheets.ts';
import type { StatisticsSheet } from './statistics-sheet.ts';

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
  | ScoresheetsSheet
  | { readonly kind: 'times'; readonly words: TimesWords }
  | { readonly kind: 'envelopes'; readonly envelopes: readonly EnvelopeWords[] }
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
  | { readonly kind: 'fide-forms'; readonly forms: readonly FideForm[] }
  | { readonly kind: 'about'; readonly parts: readonly AboutPart[] };

/** What is made for a reader before it is printed. */
export interface MadeForReader {
  /** As the reader may see them. */
  readonly prizes: PrizesView | null;
  /** What everybody may know about the tournament; for the report also what happened in it. */
  readonly about: readonly AboutPart[];
  /** Of norms that were made. */
  readonly certificates: readonly NormCertificate[];
  /** FIDE’s forms, filled in as far as the book has the facts. */
  readonly forms: readonly FideForm[];
  /** All groups of its event, where the list is of all of them. */
  readonly groups: readonly Tournament[];
  /** With which results are reported. */
  readonly codes: readonly PrintedCode[];
  /** The paper for a hall without power, as HTML; null: no round is out. */
  readonly emergency: string | null;
  /** What clocks are set to; null: another list is printed. */
  readonly times: TimesWords | null;
  /** The envelopes of adjourned games. */
  readonly envelopes: readonly EnvelopeWords[];
}
