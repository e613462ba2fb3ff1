import type { DeskBoard } from '@rokade/presentation/console/outbox/desk-board.ts';
import { latestFor } from '@rokade/presentation/console/outbox/result-queue.ts';
import { acted } from '@rokade/presentation/desks/results/desk-act.ts';
import { actOfKey } from '@rokade/presentation/desks/results/desk-keys.ts';
import { deskMessages, noMessage } from '@rokade/presentation/desks/results/desk-messages.ts';
import {
  arrived,
  openedDesk,
  type RoundDesk,
} from '@rokade/presentation/desks/results/round-desk.ts';
import { translator } from '@rokade/texts/all';
import type { GameResult } from '@rokade/tournament';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox, type OutboxState } from '../../src/lib/console/outbox/outbox.ts';
import { FakeServer } from './fake-server.ts';

const win: GameResult = { kind: 'played', white: 2, black: 0 };
const draw: GameResult = { kind: 'played', white: 1, black: 1 };
const loss: GameResult = { kind: 'played', white: 0, black: 2 };

const sayings = deskMessages(translator('en'));

/** An arbiter at the keys of round 1, with the outbox and a server. */
class Sitting {
  readonly server = new FakeServer();
  message = noMessage;
  desk: RoundDesk;
  #state: OutboxState = { queue: [], obstacle: null };
  /** What the page has of the server: its version and results. */
  #seen = { version: this.server.version, results: this.server.results };
  readonly #outbox = new Outbox({
    send: (wanted) => this.server.send(wanted),
    ask: async () => null,
    refresh: async () => this.look(),
    keep: () => {},
    takeKept: () => [],
    show: (state) => {
      this.#state = state;
    },
  });

  constructor() {
    this.desk = openedDesk(this.#boards);
  }

  /** What the boards show. */
  get shown(): readonly (GameResult | null)[] {
    return this.#boards.map(({ shown }) => shown);
  }

  /** The page gets what the server has. */
  look(): void {
    const { version, results } = this.server;
    this.#seen = { version, results };
    this.#outbox.arrived(version);
    this.desk = arrived(this.desk, this.#boards, Date.now());
  }

  press(...keys: readonly string[]): void {
    for (const key of keys) {
      const act = actOfKey('rokade', key);
      if (act === null) throw new Error(`${key} does nothing`);
      const boards = this.#boards;
      const view = { boards, listed: boards, lastStep: null, now: Date.now() };
      const [next, effect] = acted(this.desk, view, act);
      this.desk = next;
      if (effect.kind === 'written') this.#write(effect.board, effect.result);
      if (effect.kind === 'asked') {
        this.message = sayings.pressAgain(
          this.#standing(effect.board),
          next.pending?.result ?? null,
        );
      }
      if (effect.kind === 'held') this.message = sayings.held(this.#standing(effect.board));
    }
  }

  get #boards() {
    return this.#seen.results.map((saved, index) => {
      const board = index + 1;
      const entry = latestFor(this.#state.queue, { round: 1, board });
      return { board, saved, shown: entry === null ? saved : entry.result, names: [] };
    });
  }

  #place(board: number): DeskBoard {
    const onServer = this.#seen.results[board - 1] ?? null;
    return { round: 1, board, white: 'Bo', black: 'Eva', onServer, writtenBy: 'Ida' };
  }

  #standing(board: number) {
    return { ...this.#place(board), shown: this.shown[board - 1] ?? null };
  }

  #write(board: number, result: GameResult | null): void {
    const { round, white, black } = this.#place(board);
    const before = this.shown[board - 1] ?? null;
    const { version: basedOn } = this.#seen;
    this.#outbox.put({
      round,
      board,
      white,
      black,
      result,
      before,
      beforeBy: '',
      incident: null,
      basedOn,
    });
    this.message = sayings.written(this.#place(board), result);
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

let sitting: Sitting;

beforeEach(() => {
  vi.useFakeTimers();
  sitting = new Sitting();
  return () => vi.useRealTimers();
});

describe('the results desk at a server', () => {
  it('writes board after board by keys alone, and says each', async () => {
    sitting.press('1');
    expect(sitting.message.text).toBe('Board 1, Bo – Eva: 1–0');
    sitting.press('5');
    expect(sitting.shown).toEqual([win, draw]);
    await pass(0);
    expect(sitting.server.results).toEqual([win, draw]);
  });

  it('shows at once what the server gets when it is there again', async () => {
    sitting.server.connection = 'away';
    sitting.press('0');
    await pass(4000);
    expect([sitting.shown[0], sitting.server.results[0]]).toEqual([loss, null]);
    sitting.server.connection = 'fine';
    await pass(8000);
    expect(sitting.server.results[0]).toEqual(loss);
  });

  it('asks for the key once more where somebody changed the board meanwhile, and writes it then', async () => {
    sitting.press('1');
    await pass(0);
    sitting.look();
    sitting.press('ArrowUp');
    sitting.server.idaWrites(1, draw);
    sitting.look();
    sitting.press('0');
    expect(sitting.message).toEqual({
      text: 'Board 1, Bo – Eva, has ½–½ (Ida). Press the same key again to change it to 0–1.',
      warns: true,
    });
    await pass(0);
    expect(sitting.server.results[0]).toEqual(draw);
    sitting.press('0');
    await pass(0);
    expect(sitting.server.results[0]).toEqual(loss);
  });

  it('does not write over what somebody has just filled', async () => {
    sitting.server.idaWrites(1, win);
    sitting.look();
    sitting.press('0');
    expect(sitting.message).toEqual({
      text: 'Board 1, Bo – Eva, has just been filled in: 1–0 (Ida). Your key was ignored.',
      warns: true,
    });
    await pass(0);
    expect(sitting.server.results).toEqual([win, null]);
  });
});
