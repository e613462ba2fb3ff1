import type { TranslateFor } from '@rokade/texts';
import type { GameResult } from '@rokade/tournament';
import { opponentsText } from '../../chess/opponents-text.ts';
import { resultInWords, writtenInWords } from '../../console/journal/result-words.ts';
import type { DeskBoard } from '../../console/outbox/desk-board.ts';

/** The message about the last step; `warns`: it was not done. */
export interface DeskMessage {
  readonly text: string;
  readonly warns: boolean;
}

/** Before the first step there is no message. */
export const noMessage: DeskMessage = { text: '', warns: false };

/** A board with the result that it shows. */
type Shown = DeskBoard & { readonly shown: GameResult | null };

/** The desk's messages about steps, visible and for screen readers. */
export function deskMessages(t: TranslateFor<'console'>) {
  const factsOf = ({ board, white, black }: DeskBoard, result: GameResult | null) => ({
    board,
    players: opponentsText(white, black),
    result: resultInWords(t, result),
  });
  const boardFacts = (on: Shown) => {
    const by = on.shown === on.onServer ? on.writtenBy : '';
    const stands = writtenInWords(t, { result: on.shown, by });
    return { ...factsOf(on, on.shown), stands };
  };
  const did = (text: string): DeskMessage => ({ text, warns: false });
  const didNot = (text: string): DeskMessage => ({ text, warns: true });
  return {
    written: (on: DeskBoard, result: GameResult | null) => did(t('desk.said', factsOf(on, result))),
    undone: (on: DeskBoard, before: GameResult | null) =>
      did(t('desk.undone', factsOf(on, before))),
    notUndone: (on: Shown) => didNot(t('desk.not-undone', boardFacts(on))),
    pressAgain: (on: Shown, result: GameResult | null) =>
      didNot(t('desk.press-again', { ...boardFacts(on), wanted: resultInWords(t, result) })),
    held: (on: Shown) => didNot(t('desk.held', boardFacts(on))),
    nowhere: () => didNot(t('desk.no-board')),
  };
}
