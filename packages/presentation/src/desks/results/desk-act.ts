import type { GameResult } from '@rokade/tournament';
import { isResultAct, resultOfAct, turnedNotice } from '../../chess/result-of-act.ts';
import { type DeskStep, stillStands } from '../../console/outbox/desk-steps.ts';
import { movedBy } from './board-cursor.ts';
import type { DeskAct } from './desk-keys.ts';
import {
  boardOfKey,
  type KeyTarget,
  type Pressed,
  pressed,
  type RoundBoard,
  type RoundDesk,
  wentOn,
  wentTo,
} from './round-desk.ts';

/** The data that an act needs besides the desk. */
export interface DeskView {
  readonly boards: readonly RoundBoard[];
  /** The boards in the visible list, by number. */
  readonly listed: readonly RoundBoard[];
  readonly lastStep: DeskStep | null;
  /** The present time, in milliseconds. */
  readonly now: number;
}

/** What is to be done for an act besides moving the cursor. */
export type DeskEffect =
  | Pressed
  | { readonly kind: 'swap' | 'unusual'; readonly board: number }
  | { readonly kind: 'undo' | 'why' | 'missing-only' | 'find' | 'moved' };

type Done = readonly [RoundDesk, DeskEffect];

/** Applies an act to the board that a key means. */
function withBoard(
  desk: RoundDesk,
  { now }: DeskView,
  act: (place: Extract<KeyTarget, { kind: 'board' }>) => DeskEffect,
): Done {
  const target = boardOfKey(desk, now);
  return [{ ...desk, left: null }, target.kind === 'board' ? act(target) : target];
}

/**
 * Switches a forfeit between with and without notice: on the board under the cursor, else the one
 * just entered.
 */
function noticeTurned(desk: RoundDesk, deskView: DeskView): Done {
  const { boards, lastStep } = deskView;
  const shownOn = (number: number | undefined): GameResult | null =>
    boards.find(({ board }) => board === number)?.shown ?? null;
  const here = shownOn(desk.cursor?.board);
  if (here?.kind === 'forfeit') {
    return pressed(desk, boards, { result: turnedNotice(here), stays: true }, deskView.now);
  }
  const last = shownOn(lastStep?.board);
  if (lastStep === null || last?.kind !== 'forfeit' || !stillStands(lastStep, last)) {
    return [desk, { kind: 'moved' }];
  }
  return [desk, { kind: 'written', board: lastStep.board, result: turnedNotice(last) }];
}

const went = (desk: RoundDesk, { boards }: DeskView, board: number | null | undefined): Done => [
  board === null || board === undefined ? desk : wentTo(desk, boards, board),
  { kind: 'moved' },
];

/** Carries out an act: the new desk, and what else has to be done. */
export function acted(desk: RoundDesk, deskView: DeskView, act: DeskAct): Done {
  const { boards, listed, now } = deskView;
  const from = desk.cursor?.board ?? null;
  if (isResultAct(act)) {
    return pressed(desk, boards, { result: resultOfAct(act, false), stays: false }, now);
  }
  switch (act) {
    case 'clear':
      return pressed(desk, boards, { result: null, stays: true }, now);
    case 'notice':
      return noticeTurned(desk, deskView);
    case 'swap':
    case 'unusual':
      return withBoard(desk, deskView, ({ board }) => ({ kind: act, board }));
    case 'previous':
      return went(desk, deskView, movedBy(listed, from, -1));
    case 'next':
      return went(desk, deskView, movedBy(listed, from, 1));
    case 'first':
      return went(desk, deskView, listed[0]?.board);
    case 'last':
      return went(desk, deskView, listed.at(-1)?.board);
    case 'next-open':
      return [wentOn(desk, boards), { kind: 'moved' }];
    default:
      return [desk, { kind: act }];
  }
}
