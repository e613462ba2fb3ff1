import { type ResultQueue, restored } from '@rokade/presentation/console/outbox/result-queue.ts';
import type { Answer, Question } from '@rokade/presentation/console/questions/question.ts';
import type { GameResult } from '@rokade/tournament';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox, type OutboxState } from '../../src/lib/console/outbox/outbox.ts';
import { FakeServer } from './fake-server.ts';

const win: GameResult = { kind: 'played', white: 2, black: 0 };
const draw: GameResult = { kind: 'played', white: 1, black: 1 };
const loss: GameResult = { kind: 'played', white: 0, black: 2 };

interface Seen {
  readonly before?: GameResult | null;
  readonly basedOn?: number;
}

/** A desk's page: what it shows, keeps in the browser and is asked. */
class Page {
  readonly questions: { readonly question: Question; readonly answer: (choice: Answer) => void }[] =
    [];
  kept: ResultQueue = [];
  refreshed = 0;
  state: OutboxState = { queue: [], obstacle: null };
  readonly outbox: Outbox;
  readonly #server: FakeServer;

  constructor(server: FakeServer) {
    this.#server = server;
    this.outbox = new Outbox({
      send: (wanted) => server.send(wanted),
      ask: (question) => new Promise((answer) => this.questions.push({ question, answer })),
      refresh: async () => {
        this.refreshed += 1;
        this.outbox.arrived(server.version);
      },
      keep: (unsaved) => {
        this.kept = unsaved;
      },
      takeKept: () => restored(this.kept).map((entry, index) => ({ ...entry, key: index + 1 })),
      show: (state) => {
        this.state = state;
      },
    });
  }

  get states(): readonly string[] {
    return this.state.queue.map(({ state }) => state.kind);
  }

  /** Types a result on a board of round 1. */
  type(board: number, result: GameResult | null, seen: Seen = {}): void {
    const { before = null, basedOn = this.#server.version } = seen;
    const players = { white: 'Møller, Bo', black: 'Holm, Eva' };
    this.outbox.put({
      round: 1,
      board,
      ...players,
      result,
      before,
      beforeBy: 'Ida',
      incident: null,
      basedOn,
    });
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

let server: FakeServer;
let page: Page;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  page = new Page(server);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an outbox', () => {
  it('sends results one after the other, and holds them until the page has them', async () => {
    page.type(1, win);
    page.type(2, draw);
    expect(page.kept).toHaveLength(2);
    await pass(0);
    expect(server.results).toEqual([win, draw]);
    expect(page.kept).toEqual([]);
    expect(page.states).toEqual(['saved', 'saved']);
    page.outbox.arrived(server.version);
    expect(page.states).toEqual([]);
  });

  it('does not hold what the page had before the answer came', async () => {
    page.type(1, win);
    page.outbox.arrived(server.version);
    await pass(0);
    expect(server.results).toEqual([win, null]);
    expect(page.states).toEqual([]);
  });

  it('fetches the page anew if nothing else brings what was saved', async () => {
    page.type(1, win);
    await pass(700);
    expect(page.refreshed).toBe(0);
    await pass(200);
    expect(page.refreshed).toBe(1);
    expect(page.states).toEqual([]);
  });

  it('keeps and retries while the server is away, until it answers', async () => {
    server.connection = 'away';
    page.type(1, win);
    await pass(4000);
    expect(page.state.obstacle).toEqual({ code: 'send.unreachable' });
    expect(page.kept.map(({ board, result }) => [board, result])).toEqual([[1, win]]);
    expect(server.tries).toBe(4);
    server.connection = 'fine';
    await pass(4000);
    expect(page.state.obstacle).toBeNull();
    expect(server.results).toEqual([win, null]);
  });

  it('keeps and retries while the server’s disk is full, and knows why', async () => {
    server.connection = 'disk-full';
    page.type(1, win);
    await pass(4000);
    expect(page.state.obstacle).toEqual({ code: 'store.failed', problem: 'disk-full' });
    expect(page.kept.map(({ board, result }) => [board, result])).toEqual([[1, win]]);
    server.connection = 'fine';
    await pass(4000);
    expect(page.state.obstacle).toBeNull();
    expect(server.results).toEqual([win, null]);
  });

  it('keeps and retries what the server could make nothing of', async () => {
    server.connection = 'broken';
    page.type(1, win);
    await pass(4000);
    expect(page.state.obstacle).toEqual({ code: 'send.broken', status: 502 });
    server.connection = 'fine';
    await pass(4000);
    expect(page.state.obstacle).toBeNull();
    expect(server.results).toEqual([win, null]);
  });

  it('keeps what was written after the session ran out, until somebody signs in', async () => {
    server.connection = 'signed-out';
    page.type(1, win);
    await pass(4000);
    expect(page.state.obstacle).toEqual({ code: 'request.not-signed-in' });
    expect(page.states).toEqual(['waiting']);
    expect(page.kept.map(({ board, result }) => [board, result])).toEqual([[1, win]]);
    server.connection = 'fine';
    page.outbox.retryNow();
    await pass(0);
    expect(page.state.obstacle).toBeNull();
    expect(server.results).toEqual([win, null]);
  });

  it('asks for the new session’s data where somebody signed in elsewhere', async () => {
    server.connection = 'other-session';
    page.type(1, win);
    await pass(0);
    expect(page.refreshed).toBe(1);
    expect(page.states).toEqual(['waiting']);
    server.connection = 'fine';
    await pass(4000);
    expect(server.results).toEqual([win, null]);
  });

  it('waits longer after each try, and sends nothing past what waits', async () => {
    server.connection = 'away';
    page.type(1, win);
    page.type(2, draw);
    const tries: number[] = [];
    for (let second = 0; second < 12; second++) {
      await pass(1000);
      tries.push(server.tries);
    }
    const early = (tries[3] ?? 0) - (tries[0] ?? 0);
    expect(early).toBeGreaterThan((tries[11] ?? 0) - (tries[8] ?? 0));
    expect(page.states).toEqual(['waiting', 'waiting']);
    server.connection = 'fine';
    page.outbox.retryNow();
    await pass(0);
    expect(server.results).toEqual([win, draw]);
  });

  it('tells other tabs that it looks after what is unsaved, and nothing when all is', async () => {
    server.connection = 'away';
    page.type(1, win);
    const [unsent] = page.kept;
    page.kept = [];
    page.outbox.stayAlive();
    expect(page.kept).toHaveLength(1);
    expect(page.kept[0]).toMatchObject({ board: unsent?.board, result: win });
    server.connection = 'fine';
    await pass(4000);
    expect(page.kept).toEqual([]);
    page.outbox.stayAlive();
    expect(page.kept).toEqual([]);
  });

  it('tries at once when asked to', async () => {
    server.connection = 'away';
    page.type(1, win);
    await pass(4000);
    server.connection = 'fine';
    page.outbox.retryNow();
    await pass(0);
    expect(server.results).toEqual([win, null]);
  });

  it('writes once although the answer was lost, and asks nobody', async () => {
    const before = server.version;
    server.connection = 'answer-lost';
    page.type(1, win);
    await pass(0);
    server.connection = 'fine';
    await pass(2000);
    expect(page.states).toEqual([]);
    expect(page.questions).toEqual([]);
    expect(server.version).toBe(before + 1);
  });

  it('builds a second entry for a board on its own first', async () => {
    const basedOn = server.version;
    server.connection = 'answer-lost';
    page.type(1, win);
    await pass(0);
    page.type(1, draw, { before: win, basedOn });
    server.connection = 'fine';
    await pass(1000);
    expect(page.questions).toEqual([]);
    expect(server.results).toEqual([draw, null]);
  });

  it('writes over its first what was entered after a step back that was never sent', async () => {
    page.type(1, loss);
    page.type(1, null, { before: loss });
    page.type(1, win, { before: null });
    await pass(0);
    expect(server.results).toEqual([win, null]);
    expect(page.states).toEqual(['saved', 'saved']);
  });

  it('sends nothing of an entry that was taken back before its turn came', async () => {
    page.type(1, win);
    page.type(2, draw);
    page.type(2, null, { before: draw });
    await pass(0);
    expect(server.results).toEqual([win, null]);
    expect(page.states).toEqual(['saved']);
    expect(page.kept).toEqual([]);
  });

  it('goes on after a reload with what was unsent', async () => {
    server.connection = 'away';
    page.type(1, win);
    page.type(2, loss);
    const reloaded = new Page(server);
    reloaded.kept = page.kept;
    server.connection = 'fine';
    reloaded.outbox.resume();
    expect(reloaded.state.queue.map(({ board }) => board)).toEqual([1, 2]);
    await pass(2000);
    expect(server.results).toEqual([win, loss]);
    expect(reloaded.questions).toEqual([]);
  });

  it('forgets nothing that an earlier page left when data arrive first', () => {
    server.connection = 'away';
    page.type(1, win);
    const reloaded = new Page(server);
    reloaded.kept = page.kept;
    reloaded.outbox.arrived(server.version);
    expect(reloaded.kept).toHaveLength(1);
  });

  it('says so of a result that cannot be, until the arbiter drops it', async () => {
    page.type(7, win);
    await pass(0);
    expect(page.states).toEqual(['refused']);
    expect(page.kept).toHaveLength(1);
    page.outbox.drop(1);
    expect(page.kept).toEqual([]);
  });
});

describe('a result that somebody else wrote first', () => {
  const mine = { round: 1, board: 1, white: 'Møller, Bo', black: 'Holm, Eva', mine: win };
  let basedOn: number;

  beforeEach(() => {
    basedOn = server.version;
    server.idaWrites(1, loss);
  });

  it('stands when the arbiter keeps it', async () => {
    page.type(1, win, { basedOn });
    await pass(0);
    const about = { ...mine, stands: { result: loss, by: 'Ida' } };
    expect(page.questions.map(({ question }) => question)).toMatchObject([
      { kind: 'conflict', about },
    ]);
    page.questions[0]?.answer(null);
    await pass(0);
    expect(server.results).toEqual([loss, null]);
    expect(page.states).toEqual([]);
  });

  it('gives way when the arbiter uses their own', async () => {
    page.type(1, win, { basedOn });
    await pass(0);
    page.questions[0]?.answer({ reason: '' });
    await pass(0);
    expect(server.results).toEqual([win, null]);
  });

  it('asks nothing when it is the same', async () => {
    page.type(1, loss, { basedOn });
    await pass(0);
    expect(page.questions).toEqual([]);
    expect(server.results).toEqual([loss, null]);
  });

  it('is not guessed at where the board was turned around', async () => {
    server.idaDoes({ kind: 'return-to', toVersion: basedOn });
    page.type(1, loss, { basedOn });
    await pass(0);
    const about = { ...mine, mine: loss, stands: null };
    expect(page.questions.map(({ question }) => question)).toMatchObject([
      { kind: 'conflict', about },
    ]);
    page.questions[0]?.answer({ reason: '' });
    await pass(0);
    expect(server.results).toEqual([loss, null]);
  });

  it('does not keep other boards waiting for the answer', async () => {
    page.type(1, win, { basedOn });
    page.type(2, draw, { basedOn });
    await pass(0);
    expect(page.questions).toHaveLength(1);
    expect(server.results).toEqual([loss, draw]);
    page.questions[0]?.answer({ reason: '' });
    await pass(0);
    expect(server.results).toEqual([win, draw]);
  });
});

describe('a correction after the next round was paired', () => {
  beforeEach(() => {
    server.idaWrites(1, draw);
    server.idaWrites(2, draw);
    server.idaDoes({ kind: 'pair-round' }, { kind: 'publish-round' });
    page.type(1, win, { before: draw });
  });

  it('asks with what stands and whose it is, and is made with a reason', async () => {
    await pass(0);
    const about = { mine: win, stands: { result: draw, by: 'Ida' } };
    expect(page.questions.map(({ question }) => question)).toMatchObject([
      { kind: 'confirm', about },
    ]);
    page.questions[0]?.answer({ reason: 'Sedlen var forkert' });
    await pass(0);
    expect(server.results[0]).toEqual(win);
    expect(server.entries.at(-1)?.reason).toBe('Sedlen var forkert');
  });

  it('is not made when the arbiter keeps what stands', async () => {
    await pass(0);
    page.questions[0]?.answer(null);
    await pass(0);
    expect(server.results[0]).toEqual(draw);
    expect(page.states).toEqual([]);
  });
});
