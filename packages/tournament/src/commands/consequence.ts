import type { ByCode } from '@rokade/rules';
import type { FideActCode } from '../settings/fide-mode/fide-acts.ts';
import type { Cited, NoFacts, OfBoard, OfPair, OfPlayer, OfRound } from '../values/coded.ts';
import type { PlayerId } from '../values/ids.ts';

interface OfExcuse extends OfPlayer, OfRound, Cited {}

/** Where an excuse does not meet the regulation; the arbiter may accept it all the same. */
interface ExcuseFacts {
  'consequence.excuse-arbiter-not-told': OfExcuse;
  'consequence.excuse-opponent-not-told': OfExcuse;
  'consequence.excuse-arbiter-told-late': OfExcuse & { readonly until: string };
  'consequence.excuse-opponent-told-late': OfExcuse & { readonly until: string };
  'consequence.excuse-dates-missing': OfExcuse & Readonly<Record<'offered' | 'wanted', number>>;
  'consequence.excuse-too-many': OfExcuse & { readonly most: number };
}
export type ExcuseConsequence = ByCode<ExcuseFacts>;

interface OfAppeal extends Cited {
  readonly appeal: number;
}

/** Where the decision of a protest does not meet the regulation. */
interface AppealFacts {
  'consequence.appeal-panel-even': OfAppeal & { readonly count: number };
  'consequence.appeal-involved': OfAppeal & { readonly names: string };
  'consequence.appeal-deposit-kept': OfAppeal;
  /** A round is paired while a protest waits that is to be decided before it (Tempelhof III.B.11). */
  'consequence.appeal-waits': OfAppeal & OfRound;
}
export type AppealConsequence = ByCode<AppealFacts>;

interface ByColours {
  readonly whiteHalfPoints: number;
  readonly blackHalfPoints: number;
}

interface Counted extends OfPair, ByColours {
  readonly pairedRounds: readonly number[];
}

interface OfBoards extends OfRound {
  readonly boards: readonly number[];
}

/** Consequences for games that are finished or played later than their round. */
interface OpenGameFacts {
  /** A result other than a draw, for a game that counted as a draw when these rounds were paired. */
  'consequence.counted-as-draw': Counted & Cited;
  /** As `counted-as-draw`, where a house rule counts the game as the ratings expect. */
  'consequence.counted-as-expected': Counted &
    Readonly<Record<'whiteCountedHalfPoints' | 'blackCountedHalfPoints', number>>;
  /** The last round is paired while games of a round before it are open (DSU §11b, Tempelhof III.A.11). */
  'consequence.open-before-last-round': OfBoards & Cited;
  /** The round is paired before the time fixed for finishing adjourned games of a round (DSU §11c). */
  'consequence.paired-too-early': OfBoards & Cited & { readonly until: string };
  'consequence.postponed-in-last-round': OfBoard & Cited;
  'consequence.due-too-late': OfBoard & Cited & Readonly<Record<'due' | 'until', string>>;
}

/** Consequences of pairing, or leaving out, players who were not checked in. */
interface CheckInFacts {
  /** The players are paired although they were not checked in. */
  'consequence.not-checked-in': OfRound & {
    readonly players: readonly PlayerId[];
    readonly expected: number;
  };
  /** More than half are missing: perhaps the check-in is incomplete, and the players are there. */
  'consequence.most-missing': Readonly<Record<'missing' | 'expected', number>>;
}

/** Consequences of a pairing that is not the system's, or is taken back. */
interface PairingFacts {
  'consequence.results-lost': OfRound & { readonly results: number };
  'consequence.rematch': OfPair & Cited & { readonly earlierRound: number };
  'consequence.second-bye': OfPlayer & Cited;
  'consequence.bye-after-free-point': OfPlayer & Cited;
  'consequence.third-white': OfPlayer & Cited;
  'consequence.third-black': OfPlayer & Cited;
  'consequence.colour-difference': OfPlayer & Cited & { readonly difference: number };
  'consequence.forbidden-meeting': OfPair;
  'consequence.paired-late': OfPair & Cited;
  /** The player gets an opponent and loses the bye with its points. */
  'consequence.bye-lost': OfPlayer & { readonly halfPoints: number };
  /** A bye gives a win's points; the Dutch system then bars the player from its own bye. */
  'consequence.full-point-bye': OfRound & Cited;
  /** The system has no pairing for the round. */
  'consequence.paired-by-hand': { readonly boards: number };
  'consequence.differs-from-rules': { readonly boards: number };
  'consequence.pairing-stands': OfRound & { readonly pairedRounds: readonly number[] };
  'consequence.results-missing': OfBoards;
  /** Games without a result become adjourned when the next round is paired, as draws. */
  'consequence.adjourned-as-draws': NoFacts;
  /** A pairing is taken back after its round began (DSU §11d). */
  'consequence.round-has-begun': OfRound & Cited;
}

/** Consequences of changing settings once a round is published. */
interface SettingFacts {
  /** A player who cannot be paired would get more points than a winner. */
  'consequence.bye-above-win': NoFacts;
  /** A win would give no more points than a draw. */
  'consequence.draw-as-win': NoFacts;
  'consequence.tie-breaks-changed-after-start': {
    /** How many players get another place. */
    readonly moved: number;
    readonly firstBeforePlayers: readonly PlayerId[];
    readonly firstAfterPlayers: readonly PlayerId[];
  };
  'consequence.system-changed-after-start': NoFacts;
  'consequence.ratings-changed-after-start': NoFacts;
  /** The second question: the rounds so far were paired by other rules. */
  'consequence.paired-by-other-rules': { readonly rounds: number };
  'consequence.rounds-changed': Readonly<Record<'before' | 'after', number>>;
  'consequence.was-paired-as-last': OfRound;
  'consequence.not-paired-as-last': OfRound;
  'consequence.acceleration-shifts': NoFacts;
  /** Byes requested for rounds after the last one lapse. */
  'consequence.byes-lapse': OfRound & { readonly players: readonly PlayerId[] };
  'consequence.half-point-lost-at-end': OfRound & Cited & { readonly players: readonly PlayerId[] };
}

interface OtherFacts {
  /**
   * Players with the same name, or the same number, whom nothing distinguishes: one person may be
   * entered twice.
   */
  'consequence.namesakes': { readonly names: string };
  /** The tournament is not open to these players: seniors, women, youth. */
  'consequence.not-open-to': Cited & { readonly names: string };
  /** The classes of a championship change after its numbers were published. */
  'consequence.targets-were-published': Cited;
  /** A played game is left unrated, though all games played are rated (DSU 4.5.4.2). */
  'consequence.played-game-not-rated': OfBoard & Cited;
  /** The standings keep one result, the rating report has another. */
  'consequence.rated-otherwise': OfBoard & OfPair & Cited;
  /** The records of sent reports are lost with what is taken back. */
  'consequence.sent-reports-forgotten': { readonly reports: number };
  /** A player who withdrew is first, where first place brings a title. */
  'consequence.title-to-withdrawn': OfPlayer & Cited;
  'consequence.rounds-left': Readonly<Record<'played' | 'planned', number>>;
  'consequence.numbers-redrawn': NoFacts;
  'consequence.first-colour-redrawn': NoFacts;
  /** Players may have prepared for the position drawn before. */
  'consequence.start-position-redrawn': OfRound;
  'consequence.unusual-score': ByColours;
  /** Personal values are erased from the journal; no undo restores them. */
  'consequence.erased-for-good': OfPlayer;
  /** The second question: the erased player is still to be paid these amounts by the event. */
  'consequence.still-owed': Readonly<Record<'name' | 'amounts', string>>;
  /** Undo returns to a moment at which more was public than now. */
  'consequence.more-public': NoFacts;
}

interface FideModeFacts {
  /** The act is one that FIDE mode asks about, and nothing else does. */
  /** The player is out for good, and has no place in the standings. */
  'consequence.player-expelled': OfPlayer;
  /** The arbiter orders players whom the announced tie-breaks leave equal. */
  'consequence.order-given': { readonly players: readonly PlayerId[] };
  'consequence.fide-act': Cited & { readonly fideAct: FideActCode };
  /** FIDE mode is left after this round. */
  'consequence.fide-mode-left': OfRound;
  /** The second question: nothing brings FIDE mode back. */
  'consequence.fide-mode-no-way-back': NoFacts;
}

/** A consequence that must be confirmed; the texts say it in the reader's language. */
export type Consequence =
  | ExcuseConsequence
  | AppealConsequence
  | ByCode<OpenGameFacts>
  | ByCode<CheckInFacts>
  | ByCode<PairingFacts>
  | ByCode<SettingFacts>
  | ByCode<OtherFacts>
  | ByCode<FideModeFacts>;

export type ConsequenceCode = Consequence['code'];
