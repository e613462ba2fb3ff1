import {
  fieldsOf,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
  oneOf,
  ordinal,
  orNull,
  type Recorded,
  type Returned,
  reasonsShape,
  someOf,
  text,
  type ValueOf,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { detailShapes, halfPoints } from '@rokade/players';
import { settingShapes } from '../settings/settings.ts';
import { systemChoice } from '../systems/system-shape.ts';
import {
  appealTermsShapes,
  appealWords,
  decidedShapes,
  decidedWords,
  lodgedShapes,
} from '../values/appeals.ts';
import {
  classesShapes,
  classShapes,
  classWords,
  nextClassShapes,
  targetsShapes,
} from '../values/championship.ts';
import { expulsionWords } from '../values/expulsion.ts';
import { attachedGame } from '../values/game-moves.ts';
import { gameResult } from '../values/game-result.ts';
import { outsideValues } from '../values/given-order.ts';
import { playerId, tournamentId } from '../values/ids.ts';
import { incidentShapes, incidentWords } from '../values/incidents.ts';
import { placePlayOff } from '../values/place-play-off.ts';
import {
  byeRequest,
  excuseShapes,
  listed,
  month,
  monthRating,
  requestedBye,
  wish,
} from '../values/player.ts';
import { prizes } from '../values/prizes.ts';
import { reportKind } from '../values/report-kind.ts';

const boardFields = { board: ordinal, white: playerId, black: playerId, because: reasonsShape };

/** A board of a round as an event holds it. */
const boardEntry = fieldsOf(boardFields);
export interface BoardEntry extends ValueOf<typeof boardEntry> {}

/** A player without an opponent in a round. */
const byeEntry = fieldsOf({
  player: playerId,
  bye: oneOf(wordOf(['pairing-allocated']), requestedBye),
  halfPoints,
  because: reasonsShape,
});
export interface ByeEntry extends ValueOf<typeof byeEntry> {}

/**
 * How players get their numbers: by lot, by the Varma tables so that players of one federation or club
 * do not meet at the end, by strength, or typed in by somebody.
 */
const numberMethod = wordOf(['lot', 'varma-federation', 'varma-club', 'strength', 'typed-in']);
export type NumberMethod = ValueOf<typeof numberMethod>;

const ofPlayer = { player: playerId };
const ofPlayerFrom = { player: playerId, fromRound: ordinal };
const ofRound = { round: ordinal };
const ofBoard = { round: ordinal, board: ordinal };
const ofPlayersInRound = { ...ofRound, players: listOf(playerId) };
const boardsAndByes = { boards: listOf(boardEntry), byes: listOf(byeEntry) };

/**
 * The events by kind, named in the past tense. `journalFormat` covers them all; older formats are
 * converted when read (`migrate-journal.ts`). Facts in reasons name players by draw number, as
 * everywhere in `rules`.
 */
const events = {
  'tournament-created': {
    id: tournamentId,
    settings: fieldsOf(settingShapes),
    demo: yesOrNo,
    /** Whether it begins in FIDE mode; left out: it does not, as books from before there was the mode. */
    fideMode: leftOut(yesOrNo),
    /** How many rounds came with the report file that it was made from; left out: it was not. */
    importedRounds: leftOut(whole()),
  },
  'settings-changed': { changes: someOf(settingShapes) },
  'player-entered': {
    ...ofPlayer,
    details: fieldsOf(detailShapes),
    listed,
    /** The first round that the player plays; 1 unless entered late. */
    fromRound: ordinal,
  },
  'player-changed': { ...ofPlayer, changes: someOf(detailShapes), listed },
  /** Values offered by a register or list that the arbiter declined. */
  'player-changes-declined': { ...ofPlayer, values: someOf(detailShapes) },
  'player-removed': ofPlayer,
  /** The player's personal values in earlier entries are erased; results and ratings stay. */
  'player-erased': ofPlayer,
  'player-withdrawn': ofPlayerFrom,
  /** The player is expelled from the event, and has no place in the standings. */
  'player-expelled': { ...ofPlayerFrom, said: fieldsOf(expulsionWords) },
  'player-returned': ofPlayerFrom,
  'entries-closed': {},
  'entries-reopened': {},
  'lots-drawn': {
    method: numberMethod,
    /** The seed of the draw; '' unless the order was drawn. */
    seed: text,
    /** Players in the order of their draw numbers 1, 2, 3 … */
    order: listOf(playerId),
  },
  /** A late entry's bye for a missed round. */
  'bye-granted': { ...ofPlayer, request: byeRequest, halfPoints },
  'bye-requested': { ...ofPlayer, request: byeRequest },
  'bye-request-cancelled': { ...ofPlayer, ...ofRound },
  /** Replaces the player's former request for the same round. */
  'player-asked': { ...ofPlayer, ...ofRound, wish },
  'player-ask-taken-back': { ...ofPlayer, ...ofRound },
  'player-ask-declined': { ...ofPlayer, ...ofRound, why: text },
  /** Seen in the hall before a round. */
  'players-checked-in': ofPlayersInRound,
  /** Reverses a check-in, for instance of a wrong name. */
  'check-in-undone': ofPlayersInRound,
  /** The arbiter has settled what happens to absent players. */
  'absences-settled': ofRound,
  /** The player did not come to a round, but stays in by the arbiter's decision. */
  'player-kept-in': { ...ofPlayer, ...ofRound },
  /** null: no fixed table any more. */
  'player-table-fixed': { ...ofPlayer, table: orNull(ordinal) },
  /** Replaces a former excuse for the same round. */
  'player-excused': { ...ofPlayer, ...excuseShapes },
  'player-excuse-removed': { ...ofPlayer, ...ofRound },
  'round-paired': { ...ofRound, system: systemChoice, ...boardsAndByes, remarks: reasonsShape },
  'draft-altered': { ...ofRound, ...boardsAndByes },
  'round-published': ofRound,
  /** The time in local time; '': as announced. */
  'round-begun': { ...ofRound, at: text },
  /** Two players without opponents meet in a round that has begun. */
  'pair-added': { ...ofRound, ...boardFields },
  /** The newest round is taken back, with its results. */
  'round-withdrawn': ofRound,
  'result-entered': { ...ofBoard, result: gameResult },
  'result-corrected': { ...ofBoard, result: orNull(gameResult) },
  /** A report (`by` null: from the table), which has not entered the result by itself. */
  'result-reported': { ...ofBoard, by: orNull(playerId), result: gameResult },
  /** The waiting reports of the board are settled. */
  'reports-settled': ofBoard,
  /** Replaces former moves of these games. */
  'moves-attached': { ...ofRound, games: listOf(attachedGame) },
  /**
   * The results of these boards, `of` how many in the round, were typed anew from the slips and
   * confirmed; `differences`: how often a slip first differed.
   */
  'round-verified': { ...ofRound, boards: listOf(ordinal), of: ordinal, differences: whole() },
  'colours-swapped': ofBoard,
  /** Whether a game counts for rating, provided that its round does. */
  'game-rating-decided': { ...ofBoard, rated: yesOrNo },
  /** Whether a reserve sat down half an hour or more after the start: some rating lists exclude such a game. */
  'late-reserve-noted': { ...ofBoard, late: yesOrNo },
  /** The result by which a game is rated, while the standings keep the other; null: the same one. */
  'rating-result-decided': { ...ofBoard, result: orNull(gameResult) },
  /**
   * A report was sent to a rating office on a day: of the whole tournament (`month` null) or of a
   * month's rounds, `2026-11`, by the rating rules `edition` ('': the office's own).
   */
  'report-sent': { report: reportKind, month: orNull(month), edition: text, day: text },
  /** The ratings of a later month of a long event replace former ones of that month. */
  'month-ratings-set': { month, ratings: listOf(monthRating) },
  /** The start position of Chess960 of a round, by its number, drawn from the seed. */
  'start-position-drawn': { ...ofRound, seed: text, position: whole() },
  /** A lot between players equal in everything; the first of `order` is placed first. */
  'tie-lots-drawn': {
    seed: text,
    order: listOf(playerId),
    /** Their wishes and games of a play-off; the lot decides between those who are still equal. */
    playOff: leftOut(placePlayOff),
  },
  /**
   * The order that the arbiter gave to players equal in everything after a round: by hand, the first of
   * `order` first, or by values from outside, whose equals still share their place.
   */
  'tie-order-given': { ...ofRound, order: listOf(playerId), values: leftOut(outsideValues) },
  'prizes-set': { prizes: orNull(prizes) },
  'appeals-set': { terms: fieldsOf(appealTermsShapes) },
  'appeal-lodged': {
    appeal: ordinal,
    /** The code of the rule set. */
    rules: text,
    ...lodgedShapes,
    said: fieldsOf(appealWords),
  },
  'appeal-decided': {
    appeal: ordinal,
    appellant: playerId,
    ...decidedShapes,
    said: fieldsOf(decidedWords),
  },
  'appeal-carried-on': { appeal: ordinal, appellant: playerId, day: text },
  /** Something happened at a board, and was ruled by `article`; a result follows as an event of its own. */
  'incident-recorded': {
    incident: ordinal,
    ...incidentShapes,
    article: text,
    count: ordinal,
    said: fieldsOf(incidentWords),
  },
  'championship-set': classesShapes,
  'championship-class-given': { ...classShapes, said: fieldsOf(classWords) },
  'championship-targets-published': targetsShapes,
  'championship-next-class-given': { ...nextClassShapes, said: fieldsOf(classWords) },
  'tournament-finished': {},
  'tournament-reopened': {},
  'fide-mode-entered': {},
  /** FIDE mode is left for good, after so many published rounds; undo keeps it left. */
  'fide-mode-left': { round: whole() },
};

/** An event of a tournament, without returns. */
export type TournamentEvent = KindsOf<typeof events>;

/** The event of a kind. */
export type EventOf<Kind extends TournamentEvent['kind']> = Extract<
  TournamentEvent,
  { kind: Kind }
>;

/** The shape of an event in the present format, strict: no property missing, none extra. */
export const tournamentEvent = kindsOf(events);

/** An event in a tournament's journal, returns included. */
export type JournalEvent = TournamentEvent | Returned;

export type JournalEventKind = JournalEvent['kind'];

/** A tournament's event with its number, time and author. */
export type JournalEntry = Recorded<TournamentEvent>;
