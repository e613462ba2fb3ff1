import { opponentsText } from '@rokade/presentation/chess/opponents-text.ts';
import {
  resultInWords,
  writtenInWords,
} from '@rokade/presentation/console/journal/result-words.ts';
import type { TranslateFor } from '@rokade/texts';
import type { GameResult } from '@rokade/tournament';
import type { DeskBoard } from '#lib/console/outbox/desk.svelte.ts';

/** The message about the last step; `warns`: it was not done. */
export interface DeskSaying {
  readonly text: string;
  readonly warns: boolean;
}

export const nothingSaid: DeskSaying = { text: '', warns: false };

/** A board with the result that it shows. */
type Shown = DeskBoard & { readonly shown: GameResult | null };

/** The desk's messages about steps, visible and for screen readers. */
export function deskSayings(t: TranslateFor<'console'>) {
  const factsOf = ({ board, white, black }: DeskBoard, result: GameResult | null) => ({
    board,
    players: opponentsText(white, black),
    result: resultInWords(t, result),
  });
  const standing = (on: Shown) => {
    const by = on.shown === on.onServer ? on.writtenBy : '';
    const stands = writtenInWords(t, { result: on.shown, by });
    return { ...factsOf(on, on.shown), stands };
  };
  const did = (text: string): DeskSaying => ({ text, warns: false });
  const didNot = (text: string): DeskSaying => ({ text, warns: true });
  return {
    written: (on: DeskBoard, result: GameResult | null) => did(t('desk.said', factsOf(on, result))),
    undone: (on: DeskBoard, before: GameResult | null) =>
      did(t('desk.undone', factsOf(on, before))),
    notUndone: (on: Shown) => didNot(t('desk.not-undone', standing(on))),
    pressAgain: (on: Shown, wanted: GameResult | null) =>
      didNot(t('desk.press-again', { ...standing(on), wanted: resultInWords(t, wanted) })),
    held: (on: Shown) => didNot(t('desk.held', standing(on))),
    nowhere: () => didNot(t('desk.no-board')),
  };
}
