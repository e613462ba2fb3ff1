import {
  fieldsOf,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
  number,
  oneOf,
  ordinal,
  orNull,
  type Recorded,
  type Returned,
  type Shape,
  someOf,
  tableOf,
  text,
  type ValueOf,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { detailShapes, halfPoints } from '@rokade/players';
import type { Reason } from '@rokade/rules';
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
import { attachedGame } from '../values/game-moves.ts';
import { gameResult } from '../values/game-result.ts';
import { playerId, tournamentId } from '../values/ids.ts';
import { placePlayOff } from '../values/place-play-off.ts';
import { byeRequest, excuseShapes, listed, month, requestedBye, wish } from '../values/player.ts';
import { prizes } from '../values/prizes.ts';
import { reportKind } from '../values/report-kind.ts';

const reason: Shape<Reason> = fieldsOf({
  code: text,
  article: text,
  facts: tableOf(oneOf(text, number, listOf(number))),
});
const reasons = listOf(reason);

const boardFields = { board: ordinal, white: playerId, black: playerId, because: reasons };

/** One board of a round in the journal. */
const boardEntry = fieldsOf(boardFields);
export interface BoardEntry extends ValueOf<typeof boardEntry> {}

/** A player without an opponent in a round. */
const byeEntry = fieldsOf({
  player: playerId,
  bye: oneOf(wordOf(['pairing-allocated']), requestedBye),
  halfPoints,
  because: reasons,
});
export interface ByeEntry extends ValueOf<typeof byeEntry> {}

/**
 * How players get their numbers: drawn by lot, drawn so that players of one federation or club are
 * apart at the end (Varma tables), ranked by strength, or as somebody typed them in.
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
 * What happened, in the past tense. The `version` of the journal format covers them all; older
 * formats are brought up to date when they are read (`migrate-journal.ts`).
 * Facts in reasons name players by draw number, as everywhere in `rules`.
 */
const events = {
  'tournament-created': { id: tournamentId, settings: fieldsOf(settingShapes), demo: yesOrNo },
  'settings-changed': { changes: someOf(settingShapes) },
  'player-entered': {
    ...ofPlayer,
    details: fieldsOf(detailShapes),
    listed,
    /** The first round they play; 1 unless entered late. */
    fromRound: ordinal,
  },
  'player-changed': { ...ofPlayer, changes: someOf(detailShapes), listed },
  /** A register or list said this of them, and the tournament stays as it is. */
  'player-changes-declined': { ...ofPlayer, values: someOf(detailShapes) },
  'player-removed': ofPlayer,
  /** What was said of them before is gone from the journal, but for results and ratings. */
  'player-erased': ofPlayer,
  'player-withdrawn': ofPlayerFrom,
  'player-returned': ofPlayerFrom,
  'entries-closed': {},
  'entries-reopened': {},
  'lots-drawn': {
    method: numberMethod,
    /** The seed the order came from; '' unless it was drawn. */
    seed: text,
    /** Players in the order of their draw numbers 1, 2, 3 … */
    order: listOf(playerId),
  },
  /** What a late entry got for a round that they missed. */
  'bye-granted': { ...ofPlayer, request: byeRequest, halfPoints },
  'bye-requested': { ...ofPlayer, request: byeRequest },
  'bye-request-cancelled': { ...ofPlayer, ...ofRound },
  /** In the place of what they asked for of the same round. */
  'player-asked': { ...ofPlayer, ...ofRound, wish },
  'player-ask-taken-back': { ...ofPlayer, ...ofRound },
  'player-ask-declined': { ...ofPlayer, ...ofRound, why: text },
  /** Seen in the hall before a round. */
  'players-checked-in': ofPlayersInRound,
  /** They were not there after all: somebody tapped on the wrong name. */
  'check-in-undone': ofPlayersInRound,
  /** The arbiter has said what becomes of those who are not there. */
  'absences-settled': ofRound,
  /** Did not come to a round, and plays on by the arbiter's decision. */
  'player-kept-in': { ...ofPlayer, ...ofRound },
  /** null: any table will do again. */
  'player-table-fixed': { ...ofPlayer, table: orNull(ordinal) },
  /** In the place of what was noted of the same round. */
  'player-excused': { ...ofPlayer, ...excuseShapes },
  'player-excuse-removed': { ...ofPlayer, ...ofRound },
  'round-paired': { ...ofRound, system: systemChoice, ...boardsAndByes, remarks: reasons },
  'draft-altered': { ...ofRound, ...boardsAndByes },
  'round-published': ofRound,
  /** By the clock on the wall; '': as announced. */
  'round-begun': { ...ofRound, at: text },
  /** Two without an opponent meet in a round that has begun. */
  'pair-added': { ...ofRound, ...boardFields },
  /** The newest round is taken back, with the results it had. */
  'round-withdrawn': ofRound,
  'result-entered': { ...ofBoard, result: gameResult },
  'result-corrected': { ...ofBoard, result: orNull(gameResult) },
  /** Reported from the board (`by` null: from its table), and not entered by that alone. */
  'result-reported': { ...ofBoard, by: orNull(playerId), result: gameResult },
  /** What was reported there waits no more. */
  'reports-settled': ofBoard,
  /** In the place of the moves that those games had. */
  'moves-attached': { ...ofRound, games: listOf(attachedGame) },
  /**
   * The results of these boards, of so many, were typed anew from the slips, and stand; `differences`: how
   * often a slip first said otherwise.
   */
  'round-verified': { ...ofRound, boards: listOf(ordinal), of: ordinal, differences: whole() },
  'colours-swapped': ofBoard,
  /** Whether a game counts for rating, if its round does. */
  'game-rating-decided': { ...ofBoard, rated: yesOrNo },
  /** Whether a reserve sat down after half an hour: some lists do not take such a game. */
  'late-reserve-noted': { ...ofBoard, late: yesOrNo },
  /** By which result a game is rated, the tables staying as they are; null: by the one that stands. */
  'rating-result-decided': { ...ofBoard, result: orNull(gameResult) },
  /**
   * A report went to a rating office on a day: whole (`month` null) or the rounds of a month, `2026-11`,
   * by these rules ('': the office's own).
   */
  'report-sent': { report: reportKind, month: orNull(month), edition: text, day: text },
  /** A lot between players equal in everything; the first of `order` stands in front. */
  'tie-lots-drawn': {
    seed: text,
    order: listOf(playerId),
    /** They were asked whether they wish to play for it; the lot is for who is equal again. */
    playOff: leftOut(placePlayOff),
  },
  'prizes-set': { prizes: orNull(prizes) },
  'appeals-set': { terms: fieldsOf(appealTermsShapes) },
  'appeal-lodged': {
    appeal: ordinal,
    /** The rule set it goes by. */
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
  'championship-set': classesShapes,
  'championship-class-given': { ...classShapes, said: fieldsOf(classWords) },
  'championship-targets-published': targetsShapes,
  'championship-next-class-given': { ...nextClassShapes, said: fieldsOf(classWords) },
  'tournament-finished': {},
  'tournament-reopened': {},
};

/** Something that happened in a tournament. */
export type TournamentEvent = KindsOf<typeof events>;

/** An event of a kind. */
export type EventOf<Kind extends TournamentEvent['kind']> = Extract<
  TournamentEvent,
  { kind: Kind }
>;

/** The shape of an event of the present format, strictly: nothing missing, nothing besides. */
export const tournamentEvent = kindsOf(events);

/** What a tournament's journal holds: what happened, and returns to what was before. */
export type JournalEvent = TournamentEvent | Returned;

export type JournalEventKind = JournalEvent['kind'];

/** A dated, signed line of a tournament's journal. */
export type JournalEntry = Recorded<TournamentEvent>;
