import type { UnknownVersion } from '@rokade/journal';
import type { ByCode, PairingRefusal, PrizePlanFault, VarmaRefusal } from '@rokade/rules';
import type { FideActCode } from '../settings/fide-mode/fide-acts.ts';
import type { SettingName } from '../settings/settings.ts';
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

/** The index of a player in the command's list. */
interface OfIndex {
  readonly index: number;
}

/** Refusals about the tournament as a whole, its players or its numbers. */
interface TournamentRefusals {
  /** Allowed if the command is sent again with `confirmed: true` and (where `reasonNeeded`) a reason. */
  'command.needs-confirmation': {
    readonly consequences: readonly Consequence[];
    readonly reasonNeeded: boolean;
    /** True: it was confirmed once, and now needs `confirmed: 'twice'`. */
    readonly again: boolean;
  };
  'command.not-now': { readonly command: CommandKind; readonly phase: string };
  'tournament.exists': NoFacts;
  'tournament.missing': NoFacts;
  'settings.invalid': Readonly<Record<'field' | 'problem', string>>;
  /** The event, another book, says it for all its groups. */
  'settings.of-event': Readonly<Record<'field' | 'event', string>>;
  /** More rounds than the player can be paired in without meeting somebody again. */
  'settings.rounds-unplayable': OfPlayer & WithMost & { readonly field: 'roundsPlanned' };
  'player.unknown': { readonly player: string };
  /** The player is suspended, by another book; whoever keeps that book can lift the suspension. */
  'player.suspended': OfIndex &
    Cited & { readonly field: 'name' } & Readonly<Record<'name' | 'lastDay', string>>;
  'player.duplicate': OfIndex & { readonly name: string; readonly existing: PlayerId };
  'player.invalid': OfIndex & Readonly<Record<'field' | 'problem', string>>;
  'player.has-played': OfPlayer;
  'player.already-withdrawn': OfPlayer;
  'player.not-withdrawn': OfPlayer;
  'player.already-expelled': OfPlayer;
  /** An expulsion needs its reason. */
  'player.expulsion-unexplained': OfPlayer;
  'lots.not-drawn': NoFacts;
  /** The Varma tables belong to round robins. */
  'lots.varma-needs-table': NoFacts;
  'lots.seed-missing': NoFacts;
  /** The Dutch system pairs no round before the first colour is chosen or drawn. */
  'lots.first-colour-not-drawn': NoFacts;
  /** Only the Dutch system draws the first colour. */
  'lots.no-first-colour': NoFacts;
  /** The games begin from the usual position. */
  'lots.no-start-positions': NoFacts;
  /** A game of the round has a result: it began from the position drawn before. */
  'lots.start-position-played': OfRound;
  'lots.order-invalid': {
    readonly problem: 'missing' | 'twice' | 'unknown';
    readonly player: string;
  };
  /** Numbers are given anew until a round that the system names is paired, `until`. */
  'lots.numbers-too-late': Cited & { readonly until: number };
  /** The next round's draft was paired with the present numbers. */
  'lots.numbers-drafted': Cited;
  /** Acceleration has divided the players by their numbers. */
  'lots.numbers-accelerated': Cited;
  /** Two players exchange their numbers only if the same rating counts for both. */
  'lots.not-equal': Cited & { readonly player: PlayerId };
  /** Values from outside have no name, are not one for each player, or are all the same. */
  'lots.values-invalid': NoFacts;
  'lots.not-tied': { readonly players: readonly PlayerId[] };
  /** Results of a play-off that has no such game, or wishes of a player who does not share the place. */
  'lots.no-such-play-off': NoFacts;
  /** Another player has this fixed table. */
  'table.kept': OfPlayer & { readonly table: number };
  'table.invalid': WithMost;
}

/** Refusals of pairing, altering or publishing a round. */
interface RoundRefusals {
  'system.not-scheduled': NoFacts;
  /** A late pair is possible only where pairing goes by points. */
  'system.no-late-pair': NoFacts;
  /** Round robins and cups are not paired by hand. */
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
  /** A later round was paired with the results of this one. */
  'late-pair.round-over': OfRound;
  'late-pair.not-free': OfPlayer;
  'late-pair.have-met': OfPair & Cited & { readonly earlierRound: number };
  'late-pair.minutes-invalid': WithMost;
  'bye.round-already-paired': OfRound;
  'bye.not-in-table': NoFacts;
  /** Only a published round can have been missed. */
  'bye.round-not-missed': OfRound;
  'bye.not-in-last-round': OfRound & Cited;
  /** More half-point byes than the organiser allows each player. */
  'bye.too-many': WithMost;
}

/** Refusals of a result or of values beside it. */
interface ResultRefusals {
  'board.unknown': OfBoard;
  'result.invalid': Readonly<Record<'whiteHalfPoints' | 'blackHalfPoints', number>>;
  'result.due-not-a-date': { readonly due: string };
  /** Only in games by appointment do players draw the colours. */
  'result.colours-stand': OfBoard;
  'result.already-entered': OfBoard;
  /** Only a board with a result has a separate rating result, and that must be final. */
  'rating-result.none-yet': OfBoard;
  'rating-result.not-final': NoFacts;
  'report-sent.nothing-played': NoFacts;
  /** The tournament is finished, but has open games. */
  'report-sent.provisional': NoFacts;
  'report-sent.month-unknown': { readonly month: string };
  'report-sent.day-unknown': OfDay;
  'report-sent.day-to-come': OfDay;
  'report-sent.rules-unknown': { readonly edition: string };
  /** The tournament does not take reports from the boards, or not with this kind of code. */
  'reported.not-asked-for': NoFacts;
  /** Other players sit at that board now than those whom the sender saw. */
  'reported.other-pairing': OfBoard;
  /** Only wins and draws over the board can be reported; anything else is told to the arbiter. */
  'reported.arbiter-only': NoFacts;
  /** The two players' reports differ; the arbiter settles it. */
  'reported.waits': OfBoard;
  /** These two players do not sit at this board of a published round. */
  'moves.other-pairing': OfBoard;
  /** The text is not a list of moves. */
  'moves.malformed': OfBoard;
  /** These boards have other results now than those compared with the slips. */
  'verification.differs': OfRound & { readonly boards: readonly number[] };
}

/** Refusals of players' requests, of check-in and of presence. */
interface PresenceRefusals {
  /** The tournament takes no requests by phone; players ask the arbiter in person. */
  'ask.not-taken': NoFacts;
  /** The deadline for the request has passed, by the hall's clock. */
  'ask.too-late': OfRound & { readonly until: string };
  /** The player has left the tournament. */
  'ask.not-playing': OfPlayer;
  /** The arbiter has declined the same request before. */
  'ask.declined': OfRound;
  /** The player has no waiting request. */
  'ask.none': OfPlayer & OfRound;
  /** Players are checked in only for the next round. */
  'check-in.not-this-round': OfRound;
  /** The player is present, or was not expected. */
  'check-in.not-missing': OfPlayer;
  'check-in.not-a-no-show': OfPlayer & OfRound;
  /** Only a player with a game in a published round can be excused from it. */
  'excuse.no-game': OfPlayer & OfRound;
  'excuse.game-over': OfPlayer & OfRound;
  'excuse.not-a-day': OfDay;
  'excuse.none': OfPlayer & OfRound;
}

interface OfAppeal {
  readonly appeal: number;
}

/** Refusals about protests. */
interface AppealRefusals {
  'appeal.field-invalid': {
    readonly field: string;
    readonly problem: 'missing' | 'not-a-date' | 'unknown' | 'too-early';
  };
  'appeal.unknown': OfAppeal;
  'appeal.no-game': OfBoard;
  /** The protest is decided: it can only be taken to the next instance. */
  'appeal.decided': OfAppeal;
  'appeal.undecided': OfAppeal;
  /** No instance follows the one that has decided. */
  'appeal.final': OfAppeal & Cited;
}

/** Refusals about incidents at the boards. */
interface IncidentRefusals {
  'incident.unknown': { readonly situation: string };
  /** The edition has no rule for this in this kind of play. */
  'incident.no-rule': { readonly situation: string };
  'incident.unanswered': { readonly question: string };
  'incident.penalty-unknown': { readonly penalty: string };
  /** The player does not sit at this board. */
  'incident.not-their-game': OfBoard;
}

/** Refusals of FIDE mode. */
interface FideModeRefusals {
  /** The act is not possible in FIDE mode, or not in this phase; leaving the mode makes it possible. */
  'fide-mode.refused': Cited & {
    readonly fideAct: FideActCode;
    /** The setting that it is about; '': none. */
    readonly field: SettingName | '';
  };
  /** The tournament is in FIDE mode already. */
  'fide-mode.on': NoFacts;
  /** The tournament is not in FIDE mode. */
  'fide-mode.off': NoFacts;
  /** FIDE mode was left after so many rounds, for good. */
  'fide-mode.left': OfRound;
  /** A round is paired: FIDE mode is entered before the first only. */
  'fide-mode.too-late': NoFacts;
}

/** Refusals about the classes of a championship. */
interface ChampionshipRefusals {
  'championship.rules-unknown': { readonly rules: string };
  'championship.classes-invalid': Readonly<Record<'least' | 'most', number>>;
  'championship.class-invalid': WithMost;
  'championship.reason-missing': OfPlayer;
  'championship.none': NoFacts;
  /** A player has no class yet. */
  'championship.class-missing': OfPlayer;
  /** A class that plays by itself promotes by places, not by published numbers. */
  'championship.no-targets': NoFacts;
}

/** Why a command was refused. Nothing was changed. */
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
  | ByCode<IncidentRefusals>
  | ByCode<ChampionshipRefusals>
  | ByCode<FideModeRefusals>;

export type RefusalCode = Refusal['code'];
