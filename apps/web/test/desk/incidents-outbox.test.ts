import {
  incidentsIn,
  latestFor,
  type RecordIncident,
  type ResultQueue,
  restored,
} from '@rokade/presentation/console/outbox/result-queue.ts';
import type { Answer, Question } from '@rokade/presentation/console/questions/question.ts';
import { choiceIn } from '@rokade/presentation/desks/incidents/board-choice.ts';
import { boardFacts } from '@rokade/presentation/desks/incidents/board-facts.ts';
import { boardStep } from '@rokade/presentation/desks/incidents/board-question.ts';
import { commonLines } from '@rokade/presentation/desks/incidents/common-incidents.ts';
import { typedIncident } from '@rokade/presentation/desks/incidents/typed-incident.ts';
import { situations } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import type { GameResult } from '@rokade/tournament';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox, type OutboxState } from '../../src/lib/console/outbox/outbox.ts';
import { FakeServer } from './fake-server.ts';

const win: GameResult = { kind: 'played', white: 2, black: 0 };
const reading = { t: translator('en'), language: 'en' } as const;

/** An arbiter at a board of round 1, whose page has what the server had when it was loaded. */
class AtTheBoard {
  readonly server = new FakeServer();
  readonly questions: { readonly question: Question; readonly answer: (choice: Answer) => void }[] =
    [];
  kept: ResultQueue = [];
  state: OutboxState = { queue: [], obstacle: null };
  readonly #loaded = boardFacts(this.server.state);
  readonly #basedOn = this.server.version;
  readonly outbox = new Outbox({
    send: (wanted) => this.server.send(wanted),
    ask: (question) => new Promise((answer) => this.questions.push({ question, answer })),
    refresh: async () => undefined,
    keep: (unsaved) => {
      this.kept = unsaved;
    },
    takeKept: () => restored(this.kept),
    show: (state) => {
      this.state = state;
    },
  });

  /** What the page asks or says at an address, with what is on its way. */
  at(query: string) {
    const incidents = [...this.#loaded.incidents, ...incidentsIn(this.state.queue)];
    const facts = { ...this.#loaded, incidents };
    return boardStep(facts, reading, choiceIn(facts, new URLSearchParams(query)));
  }

  /** Records what follows from an address, with what is typed besides. */
  record(query: string, typed: Readonly<Record<string, string>> = {}): RecordIncident {
    const decision = this.at(query)?.decision;
    if (!decision) throw new Error(`${query} is not decided`);
    const fields = new Map(Object.entries({ 'command.result:json': decision.result, ...typed }));
    const read = typedIncident(decision.incident, fields);
    if (!read.ok) throw new Error(`${read.field} cannot be read`);
    const { round, board, result } = read.command;
    const facts = { round, board, white: 'Bo', black: 'Eva', before: null, beforeBy: '' };
    const { command: incident } = read;
    this.outbox.put({ ...facts, result, incident, basedOn: this.#basedOn });
    return incident;
  }

  get recorded() {
    return this.server.state.incidents;
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const illegal = 'game=1+1&side=white&laws=laws-2023&situation=illegal-move';
const flag =
  'game=1+1&side=black&laws=laws-2023&situation=flag-fallen&answer.opponent-can-mate=yes';

let board: AtTheBoard;
beforeEach(() => {
  vi.useFakeTimers();
  board = new AtTheBoard();
  return () => vi.useRealTimers();
});

/** @article FIDE Laws 2023 7.5.5 */
describe('what happened at a board, while the server is away', () => {
  it.each(situations.map(({ code }) => code))('%s is asked and told all the same', (code) => {
    board.server.connection = 'away';
    const step = board.at(`game=1+1&situation=${code}`);
    expect(step?.question ?? step?.decision ?? 'no rule').toBeTruthy();
  });

  it('is kept in the browser, and in the book once the server answers', async () => {
    board.server.connection = 'away';
    board.record(illegal, {
      'command.words': ' Kongen stod i skak. ',
      'command.blackAfter:seconds': '7:30',
    });
    await pass(0);
    expect(board.kept).toMatchObject([{ incident: { situation: 'illegal-move' } }]);
    expect(board.recorded).toEqual([]);
    board.server.connection = 'fine';
    await pass(8000);
    expect(board.kept).toEqual([]);
    expect(board.recorded).toMatchObject([
      { words: 'Kongen stod i skak.', blackAfter: 450, count: 1 },
    ]);
  });

  it('a second illegal move is known from the first that still waits, and loses', async () => {
    board.server.connection = 'away';
    board.record(illegal);
    expect(board.at(illegal)).toMatchObject({
      earlier: 1,
      question: { name: 'answer.opponent-can-mate' },
    });
    board.record(`${illegal}&answer.opponent-can-mate=yes`);
    board.server.connection = 'fine';
    await pass(20_000);
    expect(board.recorded).toMatchObject([{ count: 1 }, { count: 2 }]);
    expect(board.server.results[0]).toEqual({ kind: 'played', white: 0, black: 2 });
  });

  it('a result that follows shows at once, and is entered with it', async () => {
    board.server.connection = 'away';
    board.record(flag);
    expect(latestFor(board.state.queue, { round: 1, board: 1 })?.result).toEqual(win);
    board.server.connection = 'fine';
    await pass(8000);
    expect(board.server.results[0]).toEqual(win);
  });

  it('an incident without a result leaves the result of its board as it is', () => {
    board.server.connection = 'away';
    board.record(illegal);
    expect(latestFor(board.state.queue, { round: 1, board: 1 })).toBeNull();
  });

  it('is recorded once where the answer was lost', async () => {
    board.server.connection = 'answer-lost';
    board.record(illegal);
    await pass(0);
    board.server.connection = 'fine';
    await pass(8000);
    expect(board.recorded).toHaveLength(1);
    expect(board.questions).toEqual([]);
    expect(board.kept).toEqual([]);
  });

  it('asks where another arbiter recorded something at the board meanwhile', async () => {
    board.server.connection = 'away';
    const mine = board.record(illegal);
    board.server.idaDoes({ ...mine, situation: 'telephone', answers: [], result: null });
    board.server.connection = 'fine';
    await pass(8000);
    expect(board.questions[0]?.question).toMatchObject({ kind: 'conflict', about: null });
    expect(board.recorded).toHaveLength(1);
    board.questions[0]?.answer({ reason: '' });
    await pass(8000);
    expect(board.recorded.map(({ situation }) => situation)).toEqual(['telephone', 'illegal-move']);
  });

  it('stays after a reload', async () => {
    board.server.connection = 'away';
    board.record(illegal);
    board.outbox.resume();
    expect(incidentsIn(board.state.queue)).toHaveLength(1);
  });
});

describe('the form of an incident', () => {
  const incident = {
    kind: 'record-incident',
    round: 1,
    board: 1,
    player: 'p1' as RecordIncident['player'],
    situation: 'late',
    answers: [],
    laws: 'laws-2023',
  } as const;

  it.each([
    ['12:30', 750],
    ['1:02:30', 3750],
    ['', null],
  ])('a clock of %j is %j', (text, seconds) => {
    const typed = typedIncident(incident, new Map([['command.whiteAfter:seconds', text]]));
    expect(typed).toMatchObject({ ok: true, command: { whiteAfter: seconds } });
  });

  it('names the clock that cannot be read', () => {
    const typed = typedIncident(incident, new Map([['command.blackBefore:seconds', 'et kvarter']]));
    expect(typed).toEqual({ ok: false, field: 'blackBefore' });
  });
});

describe('the common cases', () => {
  it('say in one touch what happened and to whom, and need no further question', () => {
    const [game] = boardFacts(board.server.state).games;
    if (game === undefined) throw new Error('no game');
    for (const { what, players } of commonLines(reading, game)) {
      for (const [index, { value }] of players.entries()) {
        const step = board.at(`game=1+1&side=white&common=${encodeURIComponent(value)}`);
        expect(step).toMatchObject({ what, player: [game.white, game.black][index]?.name });
        expect(step?.decision, what).not.toBeNull();
      }
    }
  });
});
