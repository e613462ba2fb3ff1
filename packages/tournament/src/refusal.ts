import type { UnknownVersion } from '@rokade/journal';
import type { PairingRefusal, PrizePlanFault, VarmaRefusal } from '@rokade/rules';
import type { AppealConsequence, AppealRefusal } from './appeal-refusal.ts';
import type { AskRefusal } from './ask-refusal.ts';
import type { ChampionshipConsequence, ChampionshipRefusal } from './championship-refusal.ts';
import type { CheckInConsequence, CheckInRefusal } from './check-in-refusal.ts';
import type { CommandKind } from './command.ts';
import type { ExcuseConsequence, ExcuseRefusal } from './excuse-refusal.ts';
import type { PlayerId } from './ids.ts';
import type { MovesRefusal } from './moves-refusal.ts';
import type { OpenGameConsequence } from './open-game-consequence.ts';
import type { ReportRefusal } from './report-refusal.ts';

/** Something that follows from a rule-breaking act; the shell says it in the reader's language. */
export type Consequence =
  | { readonly code: 'consequence.results-lost'; readonly round: number; readonly results: number }
  | {
      readonly code: 'consequence.rematch';
      readonly white: PlayerId;
      readonly black: PlayerId;
      readonly earlierRound: number;
      /** Where the system's regulation says so; '' where it names no article. */
      readonly article: string;
    }
  | {
      readonly code:
        | 'consequence.second-bye'
        | 'consequence.bye-after-free-point'
        | 'consequence.third-white'
        | 'consequence.third-black';
      readonly player: PlayerId;
      readonly article: string;
    }
  | {
      readonly code: 'consequence.colour-difference';
      readonly player: PlayerId;
      readonly difference: number;
      readonly article: string;
    }
  | {
      readonly code: 'consequence.forbidden-meeting';
      readonly white: PlayerId;
      readonly black: PlayerId;
    }
  | {
      readonly code: 'consequence.paired-late';
      readonly white: PlayerId;
      readonly black: PlayerId;
      readonly article: string;
    }
  /** A bye with its points goes where the player gets an opponent after all. */
  | {
      readonly code: 'consequence.bye-lost';
      readonly player: PlayerId;
      readonly halfPoints: number;
    }
  /** A win's points without playing; the Dutch system then bars the player from its own bye. */
  | {
      readonly code: 'consequence.full-point-bye';
      readonly round: number;
      readonly article: string;
    }
  /** The rules give no pairing at all. */
  | { readonly code: 'consequence.paired-by-hand'; readonly boards: number }
  | { readonly code: 'consequence.differs-from-rules'; readonly boards: number }
  | {
      readonly code: 'consequence.pairing-stands';
      readonly round: number;
      readonly pairedRounds: readonly number[];
    }
  | {
      readonly code: 'consequence.results-missing';
      readonly round: number;
      readonly boards: readonly number[];
    }
  /** A pairing is taken back after its round began (DSU §11d). */
  | {
      readonly code: 'consequence.round-has-begun';
      readonly round: number;
      readonly article: string;
    }
  | ExcuseConsequence
  /** The tournament is for others: seniors, women, youth. */
  | {
      readonly code: 'consequence.not-open-to';
      readonly names: string;
      readonly article: string;
    }
  | AppealConsequence
  | ChampionshipConsequence
  | OpenGameConsequence
  /** All games played are rated (DSU 4.5.4.2). */
  | {
      readonly code: 'consequence.played-game-not-rated';
      readonly round: number;
      readonly board: number;
      readonly article: string;
    }
  /** The table keeps one result, the report has another. */
  | {
      readonly code: 'consequence.rated-otherwise';
      readonly round: number;
      readonly board: number;
      readonly white: PlayerId;
      readonly black: PlayerId;
      readonly article: string;
    }
  /** What was noted of reports that were sent goes with what is taken back. */
  | { readonly code: 'consequence.sent-reports-forgotten'; readonly reports: number }
  | CheckInConsequence
  | { readonly code: 'consequence.rounds-left'; readonly played: number; readonly planned: number }
  | { readonly code: 'consequence.numbers-redrawn' }
  | { readonly code: 'consequence.first-colour-redrawn' }
  | {
      readonly code: 'consequence.unusual-score';
      readonly whiteHalfPoints: number;
      readonly blackHalfPoints: number;
    }
  | {
      readonly code: 'consequence.tie-breaks-changed-after-start';
      /** How many players get another place by it. */
      readonly moved: number;
      readonly firstBeforePlayers: readonly PlayerId[];
      readonly firstAfterPlayers: readonly PlayerId[];
    }
  | { readonly code: 'consequence.system-changed-after-start' }
  | { readonly code: 'consequence.ratings-changed-after-start' }
  /** The second question: the rounds so far were paired by other rules. */
  | { readonly code: 'consequence.paired-by-other-rules'; readonly rounds: number }
  | {
      readonly code: 'consequence.rounds-changed';
      readonly before: number;
      readonly after: number;
    }
  | {
      readonly code: 'consequence.was-paired-as-last' | 'consequence.not-paired-as-last';
      readonly round: number;
    }
  | { readonly code: 'consequence.acceleration-shifts' }
  /** Byes asked for in rounds after the last. */
  | {
      readonly code: 'consequence.byes-lapse';
      readonly players: readonly PlayerId[];
      readonly round: number;
    }
  | {
      readonly code: 'consequence.half-point-lost-at-end';
      readonly players: readonly PlayerId[];
      readonly round: number;
      readonly article: string;
    }
  /** Personal values are taken out of the journal; no undo brings them back. */
  | { readonly code: 'consequence.erased-for-good'; readonly player: PlayerId }
  /** A return to a moment at which more was public than now. */
  | { readonly code: 'consequence.more-public' };

/** Why a command was not carried out. Nothing was changed. */
export type Refusal =
  | PairingRefusal
  | VarmaRefusal
  | PrizePlanFault
  /** Allowed, if asked again with `confirmed: true` and (where `reasonNeeded`) a reason. */
  | {
      readonly code: 'command.needs-confirmation';
      readonly consequences: readonly Consequence[];
      readonly reasonNeeded: boolean;
      /** True: it was confirmed once, and has to be `twice`. */
      readonly again: boolean;
    }
  | { readonly code: 'command.not-now'; readonly command: CommandKind; readonly phase: string }
  | { readonly code: 'tournament.exists' }
  | { readonly code: 'tournament.missing' }
  | { readonly code: 'settings.invalid'; readonly field: string; readonly problem: string }
  /** More rounds than the player can be paired in without meeting somebody again. */
  | {
      readonly code: 'settings.rounds-unplayable';
      readonly field: 'roundsPlanned';
      readonly most: number;
      readonly player: PlayerId;
    }
  | { readonly code: 'player.unknown'; readonly player: string }
  /** They may not play while it lasts, as another book says; who keeps that book can lift it. */
  | {
      readonly code: 'player.suspended';
      readonly index: number;
      readonly field: 'name';
      readonly name: string;
      readonly lastDay: string;
      readonly article: string;
    }
  | {
      readonly code: 'player.duplicate';
      readonly index: number;
      readonly name: string;
      readonly existing: PlayerId;
    }
  | {
      readonly code: 'player.invalid';
      readonly index: number;
      readonly field: string;
      readonly problem: string;
    }
  | { readonly code: 'player.has-played'; readonly player: PlayerId }
  | { readonly code: 'player.already-withdrawn'; readonly player: PlayerId }
  | { readonly code: 'player.not-withdrawn'; readonly player: PlayerId }
  | { readonly code: 'lots.not-drawn' }
  /** The Varma tables belong to round robins. */
  | { readonly code: 'lots.varma-needs-table' }
  | { readonly code: 'lots.seed-missing' }
  /** The Dutch system pairs no round before the first colour is chosen or drawn. */
  | { readonly code: 'lots.first-colour-not-drawn' }
  /** No other system than the Dutch draws the first colour. */
  | { readonly code: 'lots.no-first-colour' }
  | {
      readonly code: 'lots.order-invalid';
      readonly problem: 'missing' | 'twice' | 'unknown';
      readonly player: string;
    }
  | { readonly code: 'lots.not-tied'; readonly players: readonly PlayerId[] }
  /** Results of a play-off without its game, or wishes of somebody who has no part in the place. */
  | { readonly code: 'lots.no-such-play-off' }
  | { readonly code: 'system.not-scheduled' }
  /** Only where pairing goes by points can two meet besides the pairing. */
  | { readonly code: 'system.no-late-pair' }
  /** Tables and cups are not paired by hand. */
  | { readonly code: 'system.not-by-hand' }
  | { readonly code: 'round.unknown'; readonly round: number }
  | { readonly code: 'round.already-paired'; readonly round: number }
  | { readonly code: 'round.no-more'; readonly planned: number }
  | { readonly code: 'round.not-draft'; readonly round: number }
  | { readonly code: 'round.not-published'; readonly round: number }
  | { readonly code: 'board.unknown'; readonly round: number; readonly board: number }
  | {
      readonly code: 'result.invalid';
      readonly whiteHalfPoints: number;
      readonly blackHalfPoints: number;
    }
  | { readonly code: 'result.due-not-a-date'; readonly due: string }
  /** A result is corrected for the rating once there is one, and to one that is settled. */
  | { readonly code: 'rating-result.none-yet'; readonly round: number; readonly board: number }
  | { readonly code: 'rating-result.not-final' }
  | { readonly code: 'report-sent.nothing-played' }
  | { readonly code: 'report-sent.month-unknown'; readonly month: string }
  | { readonly code: 'report-sent.day-unknown'; readonly day: string }
  | { readonly code: 'report-sent.day-to-come'; readonly day: string }
  | { readonly code: 'report-sent.rules-unknown'; readonly edition: string }
  /** Only where games are played by appointment do players draw the colours. */
  | { readonly code: 'result.colours-stand'; readonly round: number; readonly board: number }
  | { readonly code: 'result.already-entered'; readonly round: number; readonly board: number }
  | ReportRefusal
  | AskRefusal
  | MovesRefusal
  /** These boards have other results by now than were compared with the slips. */
  | {
      readonly code: 'verification.differs';
      readonly round: number;
      readonly boards: readonly number[];
    }
  | { readonly code: 'draft.player-twice'; readonly player: PlayerId }
  | { readonly code: 'draft.player-not-present'; readonly player: PlayerId }
  | { readonly code: 'draft.too-many-byes'; readonly players: readonly PlayerId[] }
  | { readonly code: 'bye.round-already-paired'; readonly round: number }
  | { readonly code: 'bye.not-in-table' }
  /** Only a round that is out can have been missed. */
  | { readonly code: 'bye.round-not-missed'; readonly round: number }
  | { readonly code: 'bye.not-in-last-round'; readonly round: number; readonly article: string }
  /** Half-point byes beyond what the organiser allows each player. */
  | { readonly code: 'bye.too-many'; readonly most: number }
  | CheckInRefusal
  | ExcuseRefusal
  | AppealRefusal
  | ChampionshipRefusal
  | { readonly code: 'round.start-not-a-time'; readonly at: string }
  /** Somebody else keeps the table. */
  | { readonly code: 'table.kept'; readonly table: number; readonly player: PlayerId }
  | { readonly code: 'table.invalid'; readonly most: number }
  /** A later round is paired on what happened in this one. */
  | { readonly code: 'late-pair.round-over'; readonly round: number }
  | { readonly code: 'late-pair.not-free'; readonly player: PlayerId }
  | {
      readonly code: 'late-pair.have-met';
      readonly white: PlayerId;
      readonly black: PlayerId;
      readonly earlierRound: number;
      readonly article: string;
    }
  | { readonly code: 'late-pair.minutes-invalid'; readonly most: number }
  | UnknownVersion;

export type RefusalCode = Refusal['code'];
export type ConsequenceCode = Consequence['code'];
