import {
  fieldsOf,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
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
import { attachedGame } from '../values/game-moves.ts';
import { gameResult } from '../values/game-result.ts';
import { playerId, tournamentId } from '../values/ids.ts';
import { placePlayOff } from '../values/place-play-off.ts';
import { byeRequest, excuseShapes, listed, month, wish } from '../values/player.ts';
import { prizes } from '../values/prizes.ts';
import { reportKind } from '../values/report-kind.ts';

/** A board of a draft as the arbiter wants it. */
const wantedBoard = fieldsOf({ white: playerId, black: playerId });
export interface WantedBoard extends ValueOf<typeof wantedBoard> {}

/** Somebody to enter. */
const enteredPlayer = fieldsOf({
  id: playerId,
  details: fieldsOf({
    ...detailShapes,
    // Programs that were written before these fields leave them out.
    person: leftOut(detailShapes.person),
    dwzIndex: leftOut(detailShapes.dwzIndex),
  }),
  listed: leftOut(listed),
  /** What a late entry gets for rounds already published; nothing for those not named. */
  missed: leftOut(listOf(byeRequest)),
});
export interface EnteredPlayer extends ValueOf<typeof enteredPlayer> {}

/** What becomes of somebody who is not there before a round. */
export const absences = ['zero-point', 'half-point', 'withdrawn', 'paired'] as const;
const absence = fieldsOf({ player: playerId, becomes: wordOf(absences) });
export interface Absence extends ValueOf<typeof absence> {}

/** What somebody does in the next round, as far as an arbiter says it of many at once. */
export const placesInRound = ['plays', 'zero-point', 'half-point', 'withdrawn'] as const;
const placeInRound = fieldsOf({ player: playerId, becomes: wordOf(placesInRound) });
export interface PlaceInRound extends ValueOf<typeof placeInRound> {}

const ofPlayer = { player: playerId };
const ofPlayersInRound = { round: ordinal, players: listOf(playerId, { least: 1 }) };
const changedPlayer = { ...ofPlayer, changes: someOf(detailShapes), listed: leftOut(listed) };
const ofPlayerFrom = { player: playerId, fromRound: ordinal };
const ofBoard = { round: ordinal, board: ordinal };

/** What somebody wants done. Ids and seeds are made by the shell and come in with the command. */
const commands = {
  'create-tournament': {
    id: tournamentId,
    settings: fieldsOf(settingShapes),
    demo: leftOut(yesOrNo),
  },
  'change-settings': { changes: someOf(settingShapes) },
  'enter-players': { players: listOf(enteredPlayer, { least: 1 }) },
  'change-player': changedPlayer,
  /** Several in one act, all or none. */
  'change-players': { players: listOf(fieldsOf(changedPlayer), { least: 1 }) },
  /** What was offered as a change of details is not wanted: it is not offered again. */
  'decline-changes': {
    players: listOf(fieldsOf({ ...ofPlayer, values: someOf(detailShapes) }), { least: 1 }),
  },
  'remove-player': ofPlayer,
  /** Erases the personal values of somebody who is or was entered, wherever the journal has them. */
  'erase-player': ofPlayer,
  'withdraw-player': ofPlayerFrom,
  'return-player': ofPlayerFrom,
  'close-entries': {},
  'reopen-entries': {},
  'draw-lots': {
    seed: text,
    /** Whom the Varma tables keep from meeting in the last rounds; left out: nobody. */
    apart: leftOut(wordOf(['federation', 'club'])),
  },
  'number-by-strength': {},
  /** The lot of the Dutch system: the colour of number 1 in round 1. */
  'draw-first-colour': { seed: text },
  'set-draw-numbers': { order: listOf(playerId) },
  /** The moves of games of a published round, in the place of those they had; '' takes them away. */
  'attach-moves': { round: ordinal, games: listOf(attachedGame, { least: 1 }) },
  'request-bye': { ...ofPlayer, request: byeRequest },
  'cancel-bye-request': { ...ofPlayer, round: ordinal },
  /** A player asks for a bye, or to leave from a round on; the arbiter answers. */
  'ask-for': { ...ofPlayer, round: ordinal, wish },
  /** They do not want it after all. */
  'take-back-ask': { ...ofPlayer, round: ordinal },
  /** `why`: what the player is told. What is granted is requested or withdrawn as ever. */
  'decline-ask': { ...ofPlayer, round: ordinal, why: text },
  /** Who is in the hall before a round, one or many; it changes nobody's pairing. */
  'check-in': ofPlayersInRound,
  'undo-check-in': ofPlayersInRound,
  /** What becomes of those who are not there. Who is not named is paired all the same. */
  'settle-absences': { round: ordinal, absent: listOf(absence) },
  /** Who plays the next round, has a bye or has left, of one or many. */
  'set-presences': { round: ordinal, players: listOf(placeInRound, { least: 1 }) },
  /** Somebody who did not come to a round plays on. */
  'keep-in': { ...ofPlayer, round: ordinal },
  /** A player keeps a table (null: no longer); whom they meet does not change. */
  'fix-table': { ...ofPlayer, table: orNull(ordinal) },
  /** A player stays away from a round that is out, and their game is played another day. */
  'note-excuse': { ...ofPlayer, ...excuseShapes },
  'remove-excuse': { ...ofPlayer, round: ordinal },
  'pair-round': {
    /** What lots are drawn from where they decide: those of a cup, and the Dutch first colour. */
    lotSeed: leftOut(text),
  },
  /** All rounds still to come of a system whose schedule is known, published at once. */
  'pair-all-rounds': {},
  /** A draft of the arbiter's own, where the rules give none or they decide otherwise. */
  'pair-by-hand': { boards: listOf(wantedBoard) },
  /** Boards in order; present players on none of them get the pairing-allocated bye. */
  'alter-draft': { boards: listOf(wantedBoard) },
  'publish-round': {},
  /** When a published round began by the clock on the wall, `2026-11-21T19:05`; null: as announced. */
  'begin-round': { round: ordinal, at: orNull(text) },
  /** Two players without an opponent meet after the round has begun. */
  'add-pair': {
    /** The newest published one. */
    round: ordinal,
    white: playerId,
    black: playerId,
    /** What the arbiter takes from each clock, in minutes. */
    minutesOff: whole(),
  },
  'unpublish-round': {},
  /** `swapped`: played by appointment, and the two drew the other colours; the result is in those. */
  'enter-result': { ...ofBoard, result: gameResult, swapped: leftOut(yesOrNo) },
  'correct-result': { ...ofBoard, result: orNull(gameResult) },
  /**
   * From the boards: `by` one of the two, null: whoever sits at the table. `white` and `black` as they
   * were shown, so that nobody reports another game.
   */
  'report-result': {
    ...ofBoard,
    white: playerId,
    black: playerId,
    by: orNull(playerId),
    result: gameResult,
  },
  /** What was reported and waits is answered: the board stays as it is. */
  'settle-reports': ofBoard,
  /** Results typed anew from the slips, as they stand; `differences`: how often a slip first said otherwise. */
  'verify-round': {
    round: ordinal,
    results: listOf(fieldsOf({ board: ordinal, result: gameResult }), { least: 1 }),
    differences: whole(),
  },
  'swap-colours': ofBoard,
  'decide-game-rating': { ...ofBoard, rated: yesOrNo },
  /** A reserve played for somebody from half an hour after the start on, or did not after all. */
  'note-late-reserve': { ...ofBoard, late: yesOrNo },
  /** Corrects a result for the rating alone; null: it is rated as it stands. */
  'decide-rating-result': { ...ofBoard, result: orNull(gameResult) },
  /** `edition`: the rating rules it was reckoned by; left out: the federation's in force. */
  'note-report-sent': {
    report: reportKind,
    month: orNull(month),
    day: text,
    edition: leftOut(text),
  },
  /**
   * `players`: those of one shared place, all of them. `playOff`: they were asked; where all wish it,
   * first without games, which draws colours, then with results of those, by the same seed.
   */
  'draw-tie-lots': { seed: text, players: listOf(playerId), playOff: leftOut(placePlayOff) },
  /** null: there are no prizes. */
  'set-prizes': { prizes: orNull(prizes) },
  /** By which rules protests go, who hears them, and what was announced. */
  'set-appeals': { terms: fieldsOf(appealTermsShapes) },
  /** A protest against a ruling, which stands meanwhile. */
  'lodge-appeal': { ...lodgedShapes, ...appealWords },
  /** What those decided before whom it is. */
  'decide-appeal': { appeal: ordinal, ...decidedShapes, ...decidedWords },
  /** It goes on to the next who decides. */
  'carry-on-appeal': { appeal: ordinal, day: text },
  /** The classes of a club's championship, of some or all, with what decided each. */
  'give-classes': giveClassesShapes,
  /** By what players rise and fall, from the classes as they are. */
  'publish-targets': {},
  /** The class of next year otherwise than the result gives it; null: as it gives it. */
  'give-next-class': { ...nextClassShapes, ...classWords },
  'finish-tournament': {},
  'reopen-tournament': {},
};

/** A command of the tournament's own. */
export type TournamentCommand = KindsOf<typeof commands>;

/** A command of a kind. */
export type CommandOf<Kind extends TournamentCommand['kind']> = Extract<
  TournamentCommand,
  { kind: Kind }
>;

/** Their shape; the word for taking a round back was another once. */
export const tournamentCommand = kindsOf(commands, { 'withdraw-round': 'unpublish-round' });

/** The same, and a return to what was before. */
export type Command = TournamentCommand | ReturnTo;

export type CommandKind = Command['kind'];

/** A command as it reaches `decide`; `twice` where what the players were told before the start is changed. */
export type Request<C extends Command = Command> = RequestOf<C> & Suspensions;
