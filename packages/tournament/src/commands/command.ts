import {
  fieldsOf,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
  newOne,
  ordinal,
  orNull,
  type Request as RequestOf,
  type ReturnTo,
  someOf,
  text,
  type ValueOf,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { detailShapes, type Suspensions } from '@rokade/players';
import { settingShapes } from '../settings/settings.ts';
import {
  appealTermsShapes,
  appealWords,
  decidedShapes,
  decidedWords,
  lodgedShapes,
} from '../values/appeals.ts';
import { classWords, giveClassesShapes, nextClassShapes } from '../values/championship.ts';
import { expulsionWords } from '../values/expulsion.ts';
import { attachedGame } from '../values/game-moves.ts';
import { gameResult } from '../values/game-result.ts';
import { outsideValues } from '../values/given-order.ts';
import { playerId, tournamentId } from '../values/ids.ts';
import { incidentShapes, incidentWords } from '../values/incidents.ts';
import { placePlayOffRequest } from '../values/place-play-off.ts';
import { byeRequest, excuseShapes, listed, month, monthRating, wish } from '../values/player.ts';
import { prizes } from '../values/prizes.ts';
import { reportKind } from '../values/report-kind.ts';

/** The players that the arbiter puts on a board of a draft. */
const draftBoard = fieldsOf({ white: playerId, black: playerId });
export interface DraftBoard extends ValueOf<typeof draftBoard> {}

/** A player to be entered. */
const enteredPlayer = fieldsOf({
  id: newOne(playerId),
  details: fieldsOf({
    ...detailShapes,
    // Optional, since API clients older than these fields do not send them.
    person: leftOut(detailShapes.person),
    dwzIndex: leftOut(detailShapes.dwzIndex),
  }),
  listed: leftOut(listed),
  /** Byes for rounds already published that a late entry missed; rounds not named give nothing. */
  missed: leftOut(listOf(byeRequest)),
});
export interface EnteredPlayer extends ValueOf<typeof enteredPlayer> {}

/** What happens in a round to a player who is absent before it: a bye, or withdrawal. */
export const absences = ['zero-point', 'half-point', 'withdrawn', 'paired'] as const;
const absence = fieldsOf({ player: playerId, becomes: wordOf(absences) });
export interface Absence extends ValueOf<typeof absence> {}

/** The place of a player in the next round, for commands about many players at once. */
export const placesInRound = ['plays', 'zero-point', 'half-point', 'withdrawn'] as const;
const placeInRound = fieldsOf({ player: playerId, becomes: wordOf(placesInRound) });
export interface PlaceInRound extends ValueOf<typeof placeInRound> {}

const ofPlayer = { player: playerId };
const ofPlayersInRound = { round: ordinal, players: listOf(playerId, { least: 1 }) };
const changedPlayer = { ...ofPlayer, changes: someOf(detailShapes), listed: leftOut(listed) };
const ofPlayerFrom = { player: playerId, fromRound: ordinal };
const ofBoard = { round: ordinal, board: ordinal };

/** The commands by kind. Ids and seeds are made by the server and come in with the command. */
const commands = {
  'create-tournament': {
    id: newOne(tournamentId),
    settings: fieldsOf(settingShapes),
    demo: leftOut(yesOrNo),
  },
  'change-settings': { changes: someOf(settingShapes) },
  'enter-players': { players: listOf(enteredPlayer, { least: 1 }) },
  'change-player': changedPlayer,
  /** Changes several players in one act, all or none. */
  'change-players': { players: listOf(fieldsOf(changedPlayer), { least: 1 }) },
  /** Declines offered changes of details, which are then not offered again. */
  'decline-changes': {
    players: listOf(fieldsOf({ ...ofPlayer, values: someOf(detailShapes) }), { least: 1 }),
  },
  'remove-player': ofPlayer,
  /** Erases the personal values of a present or former player everywhere in the journal. */
  'erase-player': ofPlayer,
  'withdraw-player': ofPlayerFrom,
  /** Expels a player from the event, from the next round that is not published. */
  'expel-player': { ...ofPlayer, ...expulsionWords },
  'return-player': ofPlayerFrom,
  'close-entries': {},
  'reopen-entries': {},
  'draw-lots': {
    seed: text,
    /**
     * The players whom the Varma tables keep apart in the last rounds: those of one federation or one
     * club. Absent: nobody.
     */
    apart: leftOut(wordOf(['federation', 'club'])),
  },
  'number-by-strength': {},
  /** The lot of the Dutch system: the colour of number 1 in round 1. */
  'draw-first-colour': { seed: text },
  'set-draw-numbers': { order: listOf(playerId) },
  /** Two players of the same rating get each other's numbers. */
  'exchange-numbers': { one: playerId, other: playerId },
  /** Sets the moves of games of a published round, replacing former ones; '' removes them. */
  'attach-moves': { round: ordinal, games: listOf(attachedGame, { least: 1 }) },
  'request-bye': { ...ofPlayer, request: byeRequest },
  'cancel-bye-request': { ...ofPlayer, round: ordinal },
  /** A player's request for a bye, or to leave from a round on; the arbiter answers it. */
  'ask-for': { ...ofPlayer, round: ordinal, wish },
  /** The player takes the request back. */
  'take-back-ask': { ...ofPlayer, round: ordinal },
  /**
   * Declines a request. `why`: the answer that the player reads. Granting is done by the command for a
   * bye or a withdrawal.
   */
  'decline-ask': { ...ofPlayer, round: ordinal, why: text },
  /** Notes players as present in the hall before a round; their pairing does not change. */
  'check-in': ofPlayersInRound,
  'undo-check-in': ofPlayersInRound,
  /** Says what happens to absent players. An absent player who is not named is paired all the same. */
  'settle-absences': { round: ordinal, absent: listOf(absence) },
  /** Sets for one or many players whether they play the next round, have a bye or have left. */
  'set-presences': { round: ordinal, players: listOf(placeInRound, { least: 1 }) },
  /** Keeps a player in the tournament who did not come to a round. */
  'keep-in': { ...ofPlayer, round: ordinal },
  /** Gives a player a fixed table (null: no longer); the pairing does not change. */
  'fix-table': { ...ofPlayer, table: orNull(ordinal) },
  /** Notes a player's excuse for a published round; the game is played on another day. */
  'note-excuse': { ...ofPlayer, ...excuseShapes },
  'remove-excuse': { ...ofPlayer, round: ordinal },
  'pair-round': {
    /** The seed for the lots of a cup and for the Dutch first colour, where they decide. */
    lotSeed: leftOut(text),
  },
  /** Publishes all remaining rounds at once, in a system whose schedule does not depend on results. */
  'pair-all-rounds': {},
  /** A draft made by the arbiter, where the rules give no pairing or the arbiter decides otherwise. */
  'pair-by-hand': { boards: listOf(draftBoard) },
  /** The boards in order; a present player on none of them gets the pairing-allocated bye. */
  'alter-draft': { boards: listOf(draftBoard) },
  'publish-round': {},
  /** Sets when a published round began, in local time, `2026-11-21T19:05`; null: as announced. */
  'begin-round': { round: ordinal, at: orNull(text) },
  /** Two players without an opponent meet after the round has begun. */
  'add-pair': {
    /** The number of the newest published round. */
    round: ordinal,
    white: playerId,
    black: playerId,
    /** The minutes that the arbiter takes from each clock. */
    minutesOff: whole(),
  },
  'unpublish-round': {},
  /**
   * `swapped`: a game by appointment in which the players drew the reversed colours; `result` is by
   * those colours.
   */
  'enter-result': { ...ofBoard, result: gameResult, swapped: leftOut(yesOrNo) },
  'correct-result': { ...ofBoard, result: orNull(gameResult) },
  /**
   * A report from the board. `by`: the player who reports; null: the table, whoever sits at it. `white`
   * and `black` are the players whom the sender saw, so that a changed pairing refuses the report.
   */
  'report-result': {
    ...ofBoard,
    white: playerId,
    black: playerId,
    by: orNull(playerId),
    result: gameResult,
  },
  /** Settles the waiting reports of a board; its result stays as it is. */
  'settle-reports': ofBoard,
  /**
   * Confirms the results of a round by typing them anew from the slips; `differences`: how often a slip
   * first differed.
   */
  'verify-round': {
    round: ordinal,
    results: listOf(fieldsOf({ board: ordinal, result: gameResult }), { least: 1 }),
    differences: whole(),
  },
  'swap-colours': ofBoard,
  'decide-game-rating': { ...ofBoard, rated: yesOrNo },
  /** Notes whether a reserve took a player's place half an hour or more after the start. */
  'note-late-reserve': { ...ofBoard, late: yesOrNo },
  /** Corrects a result for the rating alone; null: it is rated as it stands. */
  'decide-rating-result': { ...ofBoard, result: orNull(gameResult) },
  /** `edition`: the rating rules used; absent: those of the federation in force. */
  'note-report-sent': {
    report: reportKind,
    month: orNull(month),
    day: text,
    edition: leftOut(text),
  },
  /** The ratings of a month in a long event, by which the report of that month is made. */
  'set-month-ratings': { month, ratings: listOf(monthRating, { least: 1 }) },
  /** The start position of Chess960 for a round, drawn from a seed that is published with it. */
  'draw-start-position': { round: ordinal, seed: text },
  /**
   * `players`: all players of one shared place. `playOff`: their answers to whether they wish a
   * play-off; if all do, the command comes first without games, to draw colours, and then with results,
   * with the same seed.
   */
  'draw-tie-lots': { seed: text, players: listOf(playerId), playOff: leftOut(placePlayOffRequest) },
  /**
   * The arbiter's order of all players of one shared place, the first first; or, with `values`, by what
   * decided between them outside the tournament, one value each.
   */
  'order-tied-players': { players: listOf(playerId), values: leftOut(outsideValues) },
  /** null removes the prizes. */
  'set-prizes': { prizes: orNull(prizes) },
  /** Sets the rules for protests, who hears them, and what was announced. */
  'set-appeals': { terms: fieldsOf(appealTermsShapes) },
  /** A protest against a ruling, which holds until the protest is decided. */
  'lodge-appeal': { ...lodgedShapes, ...appealWords },
  /** The decision of those who hear the protest now. */
  'decide-appeal': { appeal: ordinal, ...decidedShapes, ...decidedWords },
  /** Takes the protest to the next instance. */
  'carry-on-appeal': { appeal: ordinal, day: text },
  /**
   * What happened at a board and what the Laws say of it; `result`: what the game ends with, null: it
   * stays as it is.
   */
  'record-incident': { ...incidentShapes, ...incidentWords, result: orNull(gameResult) },
  /** Gives classes of a club's championship to some or all players, with the reasons. */
  'give-classes': giveClassesShapes,
  /** Publishes the numbers by which players rise and fall, from the classes as they are. */
  'publish-targets': {},
  /** Sets a player's class of next year against the result; null: by the result again. */
  'give-next-class': { ...nextClassShapes, ...classWords },
  'finish-tournament': {},
  'reopen-tournament': {},
  /** The tournament is played in FIDE mode from now on; only before round 1. */
  'enter-fide-mode': {},
  /** Leaves FIDE mode for good; it is asked twice. */
  'leave-fide-mode': {},
};

/** A command of a tournament, without returns. */
export type TournamentCommand = KindsOf<typeof commands>;

/** The command of a kind. */
export type CommandOf<Kind extends TournamentCommand['kind']> = Extract<
  TournamentCommand,
  { kind: Kind }
>;

/** The shape of the commands; withdrawing a round has a former name, which is still read. */
export const tournamentCommand = kindsOf(commands, { 'withdraw-round': 'unpublish-round' });

/** A command of a tournament, or a return to an earlier version. */
export type Command = TournamentCommand | ReturnTo;

export type CommandKind = Command['kind'];

/**
 * A command as `decide` gets it; `confirmed` is `twice` where something announced before the start is
 * changed.
 */
export type Request<C extends Command = Command> = RequestOf<C> & Suspensions;
