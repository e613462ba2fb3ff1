import type { GameResult } from '@rokade/tournament';
import { Outbox, type OutboxSource, type Place } from './outbox.svelte.ts';
import { changesBoard } from './result-queue.ts';

/** A board with what the page's data say about it. */
export interface DeskBoard extends Place {
  readonly onServer: GameResult | null;
}

/** A step at the desk that can be taken back. */
export interface DeskStep extends Place {
  readonly before: GameResult | null;
  readonly after: GameResult | null;
}

const longestMemory = 50;

/** The results desk: what boards show, and taking back one's own steps. */
export class Desk {
  readonly outbox: Outbox;
  #steps = $state.raw<readonly DeskStep[]>([]);

  constructor(source: OutboxSource) {
    this.outbox = new Outbox(source);
  }

  /** What a board shows: the newest entry on its way, else what the server has. */
  shown(board: DeskBoard): GameResult | null {
    const entry = this.outbox.entryOf(board);
    return entry === null ? board.onServer : entry.result;
  }

  /** Puts a result on a board (null clears it), at once on the screen. */
  enter(place: DeskBoard, result: GameResult | null): void {
    const before = this.shown(place);
    if (!changesBoard(before, result)) return;
    const { round, board } = place;
    this.#steps = [
      ...this.#steps.slice(1 - longestMemory),
      { round, board, before, after: result },
    ];
    this.outbox.put({ round, board }, result, before);
  }

  /** The newest step in a round that can be taken back, or null. */
  lastStep(round: number): DeskStep | null {
    return this.#steps.findLast((step) => step.round === round) ?? null;
  }

  /** Gives the board of the newest step what it showed before. */
  undo(boardOf: (board: number) => DeskBoard | undefined, round: number): DeskStep | null {
    const step = this.lastStep(round);
    const board = step === null ? undefined : boardOf(step.board);
    if (step === null || board === undefined) return null;
    this.#steps = this.#steps.filter((other) => other !== step);
    const now = this.shown(board);
    if (changesBoard(now, step.before)) this.outbox.put(step, step.before, now);
    return step;
  }
}
