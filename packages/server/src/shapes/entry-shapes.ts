import type { Actor, Entry, OfKind, Returned, ReturnTo } from '@rokade/journal';
import {
  type BoardEntry,
  type ByeEntry,
  type JournalEvent,
  systemChoice,
} from '@rokade/tournament';
import { z } from 'zod';
import {
  halfPointsShape,
  longestList,
  momentShape,
  ordinalShape,
  playerIdShape,
  reasonsShape,
  type ShapeOf,
  textShape,
  tournamentIdShape,
} from './basic-shapes.ts';
import { type KindShapes, kindUnion } from './kind-union.ts';
import {
  byeRequestShape,
  playerChangesShape,
  playerDetailsShape,
  requestedByeShape,
} from './player-shapes.ts';
import { prizesShape } from './prize-shapes.ts';
import { resultShape } from './result-shape.ts';
import { schemaOf } from './schema-of.ts';
import { settingsChangesShape, settingsShape } from './settings-shapes.ts';

const numberMethods = ['lot', 'varma-federation', 'varma-club', 'strength', 'typed-in'] as const;

const boardFields = {
  board: ordinalShape,
  white: playerIdShape,
  black: playerIdShape,
  because: reasonsShape,
} satisfies ShapeOf<BoardEntry>;

const boardShape: z.ZodType<BoardEntry> = z.strictObject(boardFields);

const byeShape: z.ZodType<ByeEntry> = z.strictObject({
  player: playerIdShape,
  bye: z.union([z.literal('pairing-allocated'), requestedByeShape]),
  halfPoints: halfPointsShape,
  because: reasonsShape,
} satisfies ShapeOf<ByeEntry>);

const boards = z.array(boardShape).max(longestList);
const byes = z.array(byeShape).max(longestList);
const order = z.array(playerIdShape).max(longestList);
const ofPlayer = { player: playerIdShape };
const ofPlayerFrom = { player: playerIdShape, fromRound: ordinalShape };
const ofRound = { round: ordinalShape };
const ofBoard = { round: ordinalShape, board: ordinalShape };

/** Returns, which every kind of book has. */
export const returnedShapes: KindShapes<Returned> = { 'returned-to': { toVersion: ordinalShape } };

/** The command that returns. */
export const returnShapes: KindShapes<ReturnTo> = { 'return-to': { toVersion: ordinalShape } };

/** An event of the present journal format, strictly: nothing missing, nothing besides. */
export const eventShape: z.ZodType<JournalEvent> = kindUnion<JournalEvent>({
  'tournament-created': { id: tournamentIdShape, settings: settingsShape, demo: z.boolean() },
  'settings-changed': { changes: settingsChangesShape },
  'player-entered': { ...ofPlayerFrom, details: playerDetailsShape },
  'player-changed': { ...ofPlayer, changes: playerChangesShape },
  'player-removed': ofPlayer,
  'player-erased': ofPlayer,
  'player-withdrawn': ofPlayerFrom,
  'player-returned': ofPlayerFrom,
  'entries-closed': {},
  'entries-reopened': {},
  'lots-drawn': { method: z.enum(numberMethods), seed: textShape, order },
  'bye-granted': { ...ofPlayer, request: byeRequestShape, halfPoints: halfPointsShape },
  'bye-requested': { ...ofPlayer, request: byeRequestShape },
  'bye-request-cancelled': { ...ofPlayer, ...ofRound },
  'round-paired': {
    ...ofRound,
    system: schemaOf(systemChoice),
    boards,
    byes,
    remarks: reasonsShape,
  },
  'draft-altered': { ...ofRound, boards, byes },
  'round-published': ofRound,
  'pair-added': { ...ofRound, ...boardFields },
  'round-withdrawn': ofRound,
  'result-entered': { ...ofBoard, result: resultShape },
  'result-corrected': { ...ofBoard, result: resultShape.nullable() },
  'colours-swapped': ofBoard,
  'game-rating-decided': { ...ofBoard, rated: z.boolean() },
  'tie-lots-drawn': { seed: textShape, order },
  'prizes-set': { prizes: prizesShape.nullable() },
  'tournament-finished': {},
  'tournament-reopened': {},
  ...returnedShapes,
});

const actorShape: z.ZodType<Actor> = z.strictObject({
  id: textShape,
  name: textShape,
} satisfies ShapeOf<Actor>);

/** A line of a journal with events of a shape. */
export const signedShape = <Event extends OfKind>(event: z.ZodType<Event>) =>
  z.strictObject({
    version: ordinalShape,
    at: momentShape,
    actor: actorShape,
    reason: textShape,
    event,
  } satisfies ShapeOf<Entry<Event>>);
