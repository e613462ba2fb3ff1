import type { ByCode } from '@rokade/rules';
import type { Cited, NoFacts, OfBoard, OfPair, OfPlayer, OfRound } from '../values/coded.ts';
import type { PlayerId } from '../values/ids.ts';

interface OfExcuse extends OfPlayer, OfRound, Cited {}

/** What an excuse leaves of the regulation; the arbiter may accept it all the same. */
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

/** What the decision of a protest leaves of the regulation. */
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

/** What follows for games that are finished or played later than their round. */
interface OpenGameFacts {
  /** A game without result counted as a draw when these rounds were paired, and was none. */
  'consequence.counted-as-draw': Counted & Cited;
  /** The same by a house rule: the game was taken for what the ratings expect. */
  'consequence.counted-as-expected': Counted &
    Readonly<Record<'whiteCountedHalfPoints' | 'blackCountedHalfPoints', number>>;
  /** The last round is paired while games of a round before it are open (DSU §11b, Tempelhof III.A.11). */
  'consequence.open-before-last-round': OfBoards & Cited;
  /** The time fixed for finishing adjourned games of a round has not come (DSU §11c). */
  'consequence.paired-too-early': OfBoards & Cited & { readonly until: string };
  'consequence.postponed-in-last-round': OfBoard & Cited;
  'consequence.due-too-late': OfBoard & Cited & Readonly<Record<'due' | 'until', string>>;
}

/** What follows from pairing, or leaving out, those whom nobody has seen. */
interface CheckInFacts {
  /** Paired although nobody has seen them in the hall. */
  'consequence.not-checked-in': OfRound & {
    readonly players: readonly PlayerId[];
    readonly expected: number;
  };
  /** More than half are missing: it may be the check-in that is, and not the players. */
  'consequence.most-missing': Readonly<Record<'missing' | 'expected', number>>;
}

/** What follows from a pairing that is not the system's, or is taken back. */
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
  /** A bye with its points goes where the player gets an opponent after all. */
  'consequence.bye-lost': OfPlayer & { readonly halfPoints: number };
  /** A win's points without playing; the Dutch system then bars the player from its own bye. */
  'consequence.full-point-bye': OfRound & Cited;
  /** The rules give no pairing at all. */
  'consequence.paired-by-hand': { readonly boards: number };
  'consequence.differs-from-rules': { readonly boards: number };
  'consequence.pairing-stands': OfRound & { readonly pairedRounds: readonly number[] };
  'consequence.results-missing': OfBoards;
  /** A pairing is taken back after its round began (DSU §11d). */
  'consequence.round-has-begun': OfRound & Cited;
}

/** What follows from other settings once a round is out. */
interface SettingFacts {
  /** Whoever cannot be paired would have more than whoever wins. */
  'consequence.bye-above-win': NoFacts;
  /** Nobody would have anything from winning. */
  'consequence.draw-as-win': NoFacts;
  'consequence.tie-breaks-changed-after-start': {
    /** How many players get another place by it. */
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
  /** Byes asked for in rounds after the last. */
  'consequence.byes-lapse': OfRound & { readonly players: readonly PlayerId[] };
  'consequence.half-point-lost-at-end': OfRound & Cited & { readonly players: readonly PlayerId[] };
}

interface OtherFacts {
  /** People of one name, or one number, whom nothing else tells apart: they may be one, entered twice. */
  'consequence.namesakes': { readonly names: string };
  /** The tournament is for others: seniors, women, youth. */
  'consequence.not-open-to': Cited & { readonly names: string };
  /** The classes of a championship are changed once their numbers are published. */
  'consequence.targets-were-published': Cited;
  /** All games played are rated (DSU 4.5.4.2). */
  'consequence.played-game-not-rated': OfBoard & Cited;
  /** The table keeps one result, the report has another. */
  'consequence.rated-otherwise': OfBoard & OfPair & Cited;
  /** What was noted of reports that were sent goes with what is taken back. */
  'consequence.sent-reports-forgotten': { readonly reports: number };
  /** Who withdrew stands first, where first place brings a title. */
  'consequence.title-to-withdrawn': OfPlayer & Cited;
  'consequence.rounds-left': Readonly<Record<'played' | 'planned', number>>;
  'consequence.numbers-redrawn': NoFacts;
  'consequence.first-colour-redrawn': NoFacts;
  'consequence.unusual-score': ByColours;
  /** Personal values are taken out of the journal; no undo brings them back. */
  'consequence.erased-for-good': OfPlayer;
  /** Who is erased is still to get so much of the event's money; the second question. */
  'consequence.still-owed': Readonly<Record<'name' | 'amounts', string>>;
  /** A return to a moment at which more was public than now. */
  'consequence.more-public': NoFacts;
}

/** Something that follows from a rule-breaking act; the shell says it in the reader's language. */
export type Consequence =
  | ExcuseConsequence
  | AppealConsequence
  | ByCode<OpenGameFacts>
  | ByCode<CheckInFacts>
  | ByCode<PairingFacts>
  | ByCode<SettingFacts>
  | ByCode<OtherFacts>;

export type ConsequenceCode = Consequence['code'];
