import type { GameResult } from '@rokade/tournament';
import { fetchAnew } from '#lib/chess/fetch-anew.ts';
import type { Questions } from '../questions.svelte.ts';
import { type SendError, type Sender, sendCommand } from '../send-command.ts';
import { type DeskStep, lastStepOf, stillStands, withStep } from './desk-steps.ts';
import { Outbox, type OutboxState } from './outbox.ts';
import { keepQueue, takeKeptQueues } from './queue-storage.ts';
import { changesBoard, latestFor, type QueuedResult, unsaved } from './result-queue.ts';
import { tabName } from './tab-name.ts';

/** A board with what the page's data say about it. */
export interface DeskBoard {
  readonly round: number;
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly onServer: GameResult | null;
  /** Who wrote that; '' while nobody has. */
  readonly writtenBy: string;
}

/** What the desk is told about its tournament. */
export interface DeskSource {
  readonly tournament: () => string;
  readonly sender: () => Sender;
  /** The version of the page's data. */
  readonly version: () => number;
  readonly questions: Questions;
}

/** What became of taking a step back; `overtaken`: somebody changed the board since. */
export interface Undone {
  readonly step: DeskStep;
  readonly overtaken: boolean;
}

/** The results desk: what boards show, what is on its way, and taking back one's own steps. */
export class Desk {
  readonly outbox: Outbox;
  readonly #source: DeskSource;
  #state = $state.raw<OutboxState>({ queue: [], obstacle: null });
  #steps = $state.raw<readonly DeskStep[]>([]);
  #connected = $state(true);

  constructor(source: DeskSource) {
    this.#source = source;
    const place = () => ({ tournament: source.tournament(), tab: tabName(), now: Date.now() });
    this.outbox = new Outbox({
      send: (wanted) => sendCommand(source.sender(), wanted),
      ask: (question) => source.questions.ask(question),
      refresh: fetchAnew,
      keep: (queue) => keepQueue(localStorage, place(), queue),
      takeKept: () => takeKeptQueues(localStorage, place()),
      show: (state) => {
        this.#state = state;
      },
    });
  }

  /** What keeps results from being saved for now; null: nothing does. */
  get obstacle(): SendError | null {
    return this.#state.obstacle;
  }

  /** The session has run out: results wait until somebody signs in. */
  get isSignedOut(): boolean {
    return this.obstacle?.code === 'request.not-signed-in';
  }

  /** True while the server does not answer, or is silent. */
  get isAway(): boolean {
    const doesAnswer =
      this.obstacle === null || this.obstacle.code === 'store.failed' || this.isSignedOut;
    return !doesAnswer || !this.#connected;
  }

  /** Call when the live connection is lost or there again. */
  hear(isConnected: boolean): void {
    this.#connected = isConnected;
  }

  /** Entries not yet on the server's disk. */
  get unsaved(): readonly QueuedResult[] {
    return unsaved(this.#state.queue);
  }

  /** The newest entry on its way for a board, or null. */
  entryOf(board: DeskBoard): QueuedResult | null {
    return latestFor(this.#state.queue, board);
  }

  /** What a board shows: the newest entry on its way, else what the server has. */
  shown(board: DeskBoard): GameResult | null {
    const entry = this.entryOf(board);
    return entry === null ? board.onServer : entry.result;
  }

  /**
   * Puts a result on a board (null clears it), at once on the screen.
   *
   * @param seenAt the version of the tournament the arbiter saw
   */
  enter(board: DeskBoard, result: GameResult | null, seenAt = this.#source.version()): void {
    const before = this.shown(board);
    if (!changesBoard(before, result)) return;
    this.#steps = withStep(this.#steps, {
      round: board.round,
      board: board.board,
      before,
      after: result,
    });
    this.#put(board, result, seenAt);
  }

  /** The newest step in a round, or null. */
  lastStep(round: number): DeskStep | null {
    return lastStepOf(this.#steps, round);
  }

  /** Gives the board of the newest step what it showed before, unless somebody changed it since. */
  undo(boardOf: (board: number) => DeskBoard | undefined, round: number): Undone | null {
    const step = this.lastStep(round);
    const board = step === null ? undefined : boardOf(step.board);
    if (step === null || board === undefined) return null;
    this.#steps = this.#steps.filter((other) => other !== step);
    if (!stillStands(step, this.shown(board))) return { step, overtaken: true };
    this.#put(board, step.before, this.#source.version());
    return { step, overtaken: false };
  }

  #put(board: DeskBoard, result: GameResult | null, basedOn: number): void {
    const { round, board: number, white, black, writtenBy } = board;
    this.outbox.put({
      round,
      board: number,
      white,
      black,
      result,
      before: this.shown(board),
      beforeBy: this.entryOf(board) === null ? writtenBy : '',
      basedOn,
    });
  }
}
