import type { Command, EnteredPlayer, WantedBoard } from '@rokade/tournament';
import { z } from 'zod';
import {
  longestList,
  ordinalShape,
  playerIdShape,
  type ShapeOf,
  textShape,
  tournamentIdShape,
} from './basic-shapes.ts';
import { returnShapes } from './entry-shapes.ts';
import { kindUnion } from './kind-union.ts';
import { byeRequestShape, playerChangesShape, playerDetailsShape } from './player-shapes.ts';
import { prizesShape } from './prize-shapes.ts';
import { resultShape } from './result-shape.ts';
import { settingsChangesShape, settingsShape } from './settings-shapes.ts';

const enteredShape: z.ZodType<EnteredPlayer> = z.strictObject({
  id: playerIdShape,
  details: playerDetailsShape,
  missed: z.array(byeRequestShape).max(longestList).exactOptional(),
} satisfies ShapeOf<EnteredPlayer>);

const wantedBoardShape: z.ZodType<WantedBoard> = z.strictObject({
  white: playerIdShape,
  black: playerIdShape,
} satisfies ShapeOf<WantedBoard>);

const ofPlayer = { player: playerIdShape };
const ofPlayerFrom = { player: playerIdShape, fromRound: ordinalShape };
const ofBoard = { round: ordinalShape, board: ordinalShape };

/** What somebody wants done, as it comes over the network. */
export const commandShape: z.ZodType<Command> = kindUnion<Command>(
  {
    'create-tournament': {
      id: tournamentIdShape,
      settings: settingsShape,
      demo: z.boolean().exactOptional(),
    },
    'change-settings': { changes: settingsChangesShape },
    'enter-players': { players: z.array(enteredShape).min(1).max(longestList) },
    'change-player': { ...ofPlayer, changes: playerChangesShape },
    'remove-player': ofPlayer,
    'erase-player': ofPlayer,
    'withdraw-player': ofPlayerFrom,
    'return-player': ofPlayerFrom,
    'close-entries': {},
    'reopen-entries': {},
    'draw-lots': { seed: textShape, apart: z.enum(['federation', 'club']).exactOptional() },
    'number-by-strength': {},
    'draw-first-colour': { seed: textShape },
    'set-draw-numbers': { order: z.array(playerIdShape).max(longestList) },
    'request-bye': { ...ofPlayer, request: byeRequestShape },
    'cancel-bye-request': { ...ofPlayer, round: ordinalShape },
    'pair-round': { lotSeed: textShape.exactOptional() },
    'pair-all-rounds': {},
    'pair-by-hand': { boards: z.array(wantedBoardShape).max(longestList) },
    'alter-draft': { boards: z.array(wantedBoardShape).max(longestList) },
    'publish-round': {},
    'add-pair': {
      round: ordinalShape,
      white: playerIdShape,
      black: playerIdShape,
      minutesOff: z.int(),
    },
    'unpublish-round': {},
    'enter-result': { ...ofBoard, result: resultShape },
    'correct-result': { ...ofBoard, result: resultShape.nullable() },
    'swap-colours': ofBoard,
    'decide-game-rating': { ...ofBoard, rated: z.boolean() },
    'draw-tie-lots': { seed: textShape, players: z.array(playerIdShape).max(longestList) },
    'set-prizes': { prizes: prizesShape.nullable() },
    'finish-tournament': {},
    'reopen-tournament': {},
    ...returnShapes,
  },
  { 'withdraw-round': 'unpublish-round' },
);
