import type { SendError } from '@rokade/presentation/console/commands/sent-command.ts';
import type { DeskBoard } from '@rokade/presentation/console/outbox/desk-board.ts';
import {
  type DeskStep,
  lastStepOf,
  stillStands,
  withStep,
} from '@rokade/presentation/console/outbox/desk-steps.ts';
import { keepQueue, takeKeptQueues } from '@rokade/presentation/console/outbox/queue-storage.ts';
import {
  changesBoard,
  incidentsIn,
  latestFor,
  type QueuedResult,
  type RecordIncident,
  unsaved,
} from '@rokade/presentation/console/outbox/result-queue.ts';
import type { GameResult, JournalEntry } from '@rokade/tournament';
import { fetchAnew } from '#lib/chess/fetch-anew.ts';
import { type Sender, sendCommand } from '../commands/send-command.ts';
import type { Questions } from '../questions/questions.svelte.ts';
import { Outbox, type OutboxState } from './outbox.ts';
import { tabName } from './tab-name.ts';

/** What the results desk needs of its tournament's pages. */
export interface DeskSource {
  readonly tournament: () => string;
  readonly sender: () => Sender;
  /** The version of the page's data. */
  readonly version: () => number;
  readonly questions: Questions;
  /** Called with what an incident wrote, so that it can be taken back. */
  readonly recorded: (entries: readonly JournalEntry[]) => void;
}

/**
 * The outcome of undoing a step; `overtaken`: somebody changed the board since, so nothing was
 * undone.
 */
export interface Undone {
  readonly step: DeskStep;
  readonly overtaken: boolean;
}

/**
 * The results desk: the results that boards show, the results on their way to the server, and undo
 * of one's own steps.
 */
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
      send: (request) => sendCommand(source.sender(), request),
      ask: (question) => source.questions.ask(question),
      refresh: fetchAnew,
      keep: (queue) => keepQueue(localStorage, place(), queue),
      written: ({ incident }, entries) => {
        if (incident !== null) source.recorded(entries);
      },
      takeKept: () => takeKeptQueues(localStorage, place()),
      show: (state) => {
        this.#state = state;
      },
    });
  }

  /** The error that keeps results from being saved for now; null: there is none. */
  get obstacle(): SendError | null {
    return this.#state.obstacle;
  }

  /** Whether the session has ended: results wait until somebody signs in. */
  get isSignedOut(): boolean {
    return this.obstacle?.code === 'request.not-signed-in';
  }

  /** Whether the server is out of reach: requests fail, or the live connection is lost. */
  get isAway(): boolean {
    const doesAnswer =
      this.obstacle === null || this.obstacle.code === 'store.failed' || this.isSignedOut;
    return !doesAnswer || !this.#connected;
  }

  /** Call when the live connection is lost or restored. */
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

  /** The result that a board shows: that of the newest entry on its way, else the server's. */
  shown(board: DeskBoard): GameResult | null {
    const entry = this.entryOf(board);
    return entry === null ? board.onServer : entry.result;
  }

  /**
   * Sets the result of a board, which the screen shows at once; null clears it.
   *
   * @param seenAt the version of the tournament that the arbiter saw
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

  /** The incidents on their way, as the questions at a board count them. */
  get incidents(): readonly RecordIncident[] {
    return incidentsIn(this.#state.queue);
  }

  /** Records an incident at a board; its result, if it has one, shows at once. */
  record(board: DeskBoard, incident: RecordIncident): void {
    const { round, board: number, white, black, writtenBy } = board;
    this.outbox.put({
      round,
      board: number,
      white,
      black,
      result: incident.result,
      incident,
      before: this.shown(board),
      beforeBy: writtenBy,
      basedOn: this.#source.version(),
    });
  }

  /** The newest step in a round, or null. */
  lastStep(round: number): DeskStep | null {
    return lastStepOf(this.#steps, round);
  }

  /**
   * Undoes the newest step in a round, unless somebody changed its board since. Null: there is no
   * such step or board.
   */
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
      incident: null,
      before: this.shown(board),
      beforeBy: this.entryOf(board) === null ? writtenBy : '',
      basedOn,
    });
  }
}
