import type { UnknownVersion } from '@rokade/journal';
import type { ByCode, PairingRefusal, PrizePlanFault, VarmaRefusal } from '@rokade/rules';
import type { Cited, NoFacts, OfBoard, OfPair, OfPlayer, OfRound } from '../values/coded.ts';
import type { PlayerId } from '../values/ids.ts';
import type { CommandKind } from './command.ts';
import type { Consequence } from './consequence.ts';

interface WithMost {
  readonly most: number;
}

interface OfDay {
  readonly day: string;
}

/** Of one of those whom a command is about. */
interface OfIndex {
  readonly index: number;
}

/** Why something is not done to the tournament as a whole, its players or its numbers. */
interface TournamentRefusals {
  /** Allowed, if asked again with `confirmed: true` and (where `reasonNeeded`) a reason. */
  'command.needs-confirmation': {
    readonly consequences: readonly Consequence[];
    readonly reasonNeeded: boolean;
    /** True: it was confirmed once, and has to be `twice`. */
    readonly again: boolean;
  };
  'command.not-now': { readonly command: CommandKind; readonly phase: string };
  'tournament.exists': NoFacts;
  'tournament.missing': NoFacts;
  'settings.invalid': Readonly<Record<'field' | 'problem', string>>;
  /** More rounds than the player can be paired in without meeting somebody again. */
  'settings.rounds-unplayable': OfPlayer & WithMost & { readonly field: 'roundsPlanned' };
  'player.unknown': { readonly player: string };
  /** They may not play while it lasts, as another book says; who keeps that book can lift it. */
  'player.suspended': OfIndex &
    Cited & { readonly field: 'name' } & Readonly<Record<'name' | 'lastDay', string>>;
  'player.duplicate': OfIndex & { readonly name: string; readonly existing: PlayerId };
  'player.invalid': OfIndex & Readonly<Record<'field' | 'problem', string>>;
  'player.has-played': OfPlayer;
  'player.already-withdrawn': OfPlayer;
  'player.not-withdrawn': OfPlayer;
  'lots.not-drawn': NoFacts;
  /** The Varma tables belong to round robins. */
  'lots.varma-needs-table': NoFacts;
  'lots.seed-missing': NoFacts;
  /** The Dutch system pairs no round before the first colour is chosen or drawn. */
  'lots.first-colour-not-drawn': NoFacts;
  /** No other system than the Dutch draws the first colour. */
  'lots.no-first-colour': NoFacts;
  'lots.order-invalid': {
    readonly problem: 'missing' | 'twice' | 'unknown';
    readonly player: string;
  };
  'lots.not-tied': { readonly players: readonly PlayerId[] };
  /** Results of a play-off without its game, or wishes of somebody who has no part in the place. */
  'lots.no-such-play-off': NoFacts;
  /** Somebody else keeps the table. */
  'table.kept': OfPlayer & { readonly table: number };
  'table.invalid': WithMost;
}

/** Why a round is not paired, altered or published so. */
interface RoundRefusals {
  'system.not-scheduled': NoFacts;
  /** Only where pairing goes by points can two meet besides the pairing. */
  'system.no-late-pair': NoFacts;
  /** Tables and cups are not paired by hand. */
  'system.not-by-hand': NoFacts;
  'round.unknown': OfRound;
  'round.already-paired': OfRound;
  'round.no-more': { readonly planned: number };
  'round.not-draft': OfRound;
  'round.not-published': OfRound;
  'round.start-not-a-time': { readonly at: string };
  'draft.player-twice': OfPlayer;
  'draft.player-not-present': OfPlayer;
  'draft.too-many-byes': { readonly players: readonly PlayerId[] };
  /** A later round is paired on what happened in this one. */
  'late-pair.round-over': OfRound;
  'late-pair.not-free': OfPlayer;
  'late-pair.have-met': OfPair & Cited & { readonly earlierRound: number };
  'late-pair.minutes-invalid': WithMost;
  'bye.round-already-paired': OfRound;
  'bye.not-in-table': NoFacts;
  /** Only a round that is out can have been missed. */
  'bye.round-not-missed': OfRound;
  'bye.not-in-last-round': OfRound & Cited;
  /** Half-point byes beyond what the organiser allows each player. */
  'bye.too-many': WithMost;
}

/** Why a result, or what stands beside it, was not taken. */
interface ResultRefusals {
  'board.unknown': OfBoard;
  'result.invalid': Readonly<Record<'whiteHalfPoints' | 'blackHalfPoints', number>>;
  'result.due-not-a-date': { readonly due: string };
  /** Only where games are played by appointment do players draw the colours. */
  'result.colours-stand': OfBoard;
  'result.already-entered': OfBoard;
  /** A result is corrected for the rating once there is one, and to one that is settled. */
  'rating-result.none-yet': OfBoard;
  'rating-result.not-final': NoFacts;
  'report-sent.nothing-played': NoFacts;
  /** The tournament is finished, but games of it are still open. */
  'report-sent.provisional': NoFacts;
  'report-sent.month-unknown': { readonly month: string };
  'report-sent.day-unknown': OfDay;
  'report-sent.day-to-come': OfDay;
  'report-sent.rules-unknown': { readonly edition: string };
  /** In this tournament results are not reported from the boards, or not with such a code. */
  'reported.not-asked-for': NoFacts;
  /** Others play at that board now than those who were shown. */
  'reported.other-pairing': OfBoard;
  /** Neither a win nor a draw over the board: that is said to the arbiter. */
  'reported.arbiter-only': NoFacts;
  /** The two said different things already; the arbiter settles it. */
  'reported.waits': OfBoard;
  /** Not those two sit at this board of a published round. */
  'moves.other-pairing': OfBoard;
  /** A text that has not the form of moves. */
  'moves.malformed': OfBoard;
  /** These boards have other results by now than were compared with the slips. */
  'verification.differs': OfRound & { readonly boards: readonly number[] };
}

/** Why something that a player asked for, or that is said of who is there, was not taken. */
interface PresenceRefusals {
  /** In this tournament players ask the arbiter in person. */
  'ask.not-taken': NoFacts;
  /** The time until which it could be asked for is over, by the hall's clock. */
  'ask.too-late': OfRound & { readonly until: string };
  /** They have left the tournament. */
  'ask.not-playing': OfPlayer;
  /** The arbiter has answered the same already. */
  'ask.declined': OfRound;
  /** Nothing waits for an answer. */
  'ask.none': OfPlayer & OfRound;
  /** Who is in the hall is asked before the next round alone. */
  'check-in.not-this-round': OfRound;
  /** Somebody is there, or was not expected. */
  'check-in.not-missing': OfPlayer;
  'check-in.not-a-no-show': OfPlayer & OfRound;
  /** Only from a game of a round that is out can somebody stay away. */
  'excuse.no-game': OfPlayer & OfRound;
  'excuse.game-over': OfPlayer & OfRound;
  'excuse.not-a-day': OfDay;
  'excuse.none': OfPlayer & OfRound;
}

interface OfAppeal {
  readonly appeal: number;
}

/** Why a protest is not noted so. */
interface AppealRefusals {
  'appeal.field-invalid': {
    readonly field: string;
    readonly problem: 'missing' | 'not-a-date' | 'unknown' | 'too-early';
  };
  'appeal.unknown': OfAppeal;
  'appeal.no-game': OfBoard;
  /** It is decided: it can only go on to the next who decides. */
  'appeal.decided': OfAppeal;
  'appeal.undecided': OfAppeal;
  /** Nobody hears it after the one that has decided. */
  'appeal.final': OfAppeal & Cited;
}

/** Why a class is not given, or numbers are not published. */
interface ChampionshipRefusals {
  'championship.rules-unknown': { readonly rules: string };
  'championship.classes-invalid': Readonly<Record<'least' | 'most', number>>;
  'championship.class-invalid': WithMost;
  'championship.reason-missing': OfPlayer;
  'championship.none': NoFacts;
  /** Somebody has no class yet. */
  'championship.class-missing': OfPlayer;
  /** A class that plays by itself goes by places. */
  'championship.no-targets': NoFacts;
}

/** Why a command was not carried out. Nothing was changed. */
export type Refusal =
  | PairingRefusal
  | VarmaRefusal
  | PrizePlanFault
  | UnknownVersion
  | ByCode<TournamentRefusals>
  | ByCode<RoundRefusals>
  | ByCode<ResultRefusals>
  | ByCode<PresenceRefusals>
  | ByCode<AppealRefusals>
  | ByCode<ChampionshipRefusals>;

export type RefusalCode = Refusal['code'];
