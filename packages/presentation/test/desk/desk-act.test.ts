import type { DeskStep } from '@rokade/presentation/console/outbox/desk-steps.ts';
import { acted, type DeskEffect } from '@rokade/presentation/desks/results/desk-act.ts';
import type { DeskAct } from '@rokade/presentation/desks/results/desk-keys.ts';
import {
  arrived,
  forgotten,
  ledTo,
  openedDesk,
  type RoundDesk,
  wroteOn,
} from '@rokade/presentation/desks/results/round-desk.ts';
import type { GameResult } from '@rokade/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const win: GameResult = { kind: 'played', white: 2, black: 0 };
const draw: GameResult = { kind: 'played', white: 1, black: 1 };
const loss: GameResult = { kind: 'played', white: 0, black: 2 };
const walkover: GameResult = { kind: 'forfeit', absent: 'black', notice: false };

type Results = readonly (GameResult | null)[];

const boardsOf = (results: Results) =>
  results.map((shown, index) => ({ board: index + 1, shown, saved: shown, names: [] }));

/** An arbiter at a desk whose results are saved at once. */
class Sitting {
  results: Results;
  desk: RoundDesk;
  now = 10_000;
  lastStep: DeskStep | null = null;
  effect: DeskEffect = { kind: 'moved' };

  constructor(results: Results) {
    this.results = results;
    this.desk = openedDesk(boardsOf(results));
  }

  get cursor(): number | null {
    return this.desk.cursor?.board ?? null;
  }

  press(...acts: readonly DeskAct[]): this {
    for (const act of acts) {
      const boards = boardsOf(this.results);
      const deskView = { boards, listed: boards, lastStep: this.lastStep, now: this.now };
      [this.desk, this.effect] = acted(this.desk, deskView, act);
      if (this.effect.kind === 'written') this.#write(this.effect.board, this.effect.result);
    }
    return this;
  }

  #write(board: number, after: GameResult | null): void {
    this.lastStep = { round: 1, board, before: this.results[board - 1] ?? null, after };
    this.elsewhere(board, after);
  }

  /** A result arrives. */
  elsewhere(board: number, result: GameResult | null): this {
    this.results = this.results.map((old, index) => (index === board - 1 ? result : old));
    this.desk = arrived(this.desk, boardsOf(this.results), this.now);
    return this;
  }

  wait(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }
}

describe('a key on the desk', () => {
  it('writes on open boards one after the other, and then on none', () => {
    const sitting = new Sitting([null, draw, null]).press('white-wins', 'draw');
    expect(sitting.results).toEqual([win, draw, draw]);
    expect(sitting.cursor).toBeNull();
    sitting.press('black-wins', 'clear', 'swap', 'unusual');
    expect(sitting.results).toEqual([win, draw, draw]);
    expect(sitting.effect).toEqual({ kind: 'nowhere' });
  });

  it('rests nowhere in a round that is all in', () => {
    const sitting = new Sitting([win, draw]);
    expect(sitting.cursor).toBeNull();
    expect(sitting.press('black-wins').results).toEqual([win, draw]);
    expect(new Sitting([win, draw]).press('next').cursor).toBe(1);
    expect(new Sitting([win, draw]).press('previous').cursor).toBe(2);
    expect(new Sitting([win, draw]).press('last').cursor).toBe(2);
  });

  it('meant the board that somebody else filled just before', () => {
    const sitting = new Sitting([null, null, null]).elsewhere(1, win);
    expect(sitting.cursor).toBe(2);
    sitting.wait(300).press('black-wins');
    expect(sitting.effect).toEqual({ kind: 'held', board: 1 });
    expect(sitting.results).toEqual([win, null, null]);
    expect(sitting.press('black-wins').results).toEqual([win, loss, null]);
  });

  it('means the next board once the arbiter had time to see it', () => {
    const sitting = new Sitting([null, null]).elsewhere(1, win).wait(1000);
    expect(sitting.press('black-wins').results).toEqual([win, loss]);
  });

  it('means the last open board even where the cursor then rests nowhere', () => {
    const sitting = new Sitting([null]).elsewhere(1, win).press('black-wins');
    expect(sitting.effect).toEqual({ kind: 'held', board: 1 });
    expect(sitting.press('black-wins').effect).toEqual({ kind: 'nowhere' });
  });

  it('changes a saved result that the arbiter went to', () => {
    const sitting = new Sitting([draw, null]).press('previous', 'white-wins');
    expect(sitting.results).toEqual([win, null]);
    expect(sitting.cursor).toBe(2);
  });

  it('has to come twice where the result is not the one they went to', () => {
    const sitting = new Sitting([draw, null]).press('first').elsewhere(1, win);
    expect(sitting.cursor).toBe(1);
    expect(sitting.press('black-wins').effect).toEqual({ kind: 'asked', board: 1, stands: win });
    expect(sitting.results[0]).toEqual(win);
    expect(sitting.press('black-wins').results[0]).toEqual(loss);
  });

  it('has to be the same twice, on the same result, without a step between', () => {
    const start = () => new Sitting([draw, null]).press('first').elsewhere(1, win);
    const other = start().press('black-wins', 'draw');
    expect(other.results[0]).toEqual(win);
    const overtaken = start().press('black-wins').elsewhere(1, walkover).press('black-wins');
    expect(overtaken.effect).toEqual({ kind: 'asked', board: 1, stands: walkover });
    const moved = start().press('black-wins', 'next', 'previous', 'draw');
    expect(moved.results[0]).toEqual(draw);
  });

  it('has to come twice where a link led to the board', () => {
    const sitting = new Sitting([draw, null]);
    sitting.desk = ledTo(sitting.desk, boardsOf(sitting.results), 1);
    expect(sitting.press('white-wins').effect.kind).toBe('asked');
    expect(sitting.press('white-wins').results[0]).toEqual(win);
  });

  it('writes at once where the board was cleared meanwhile', () => {
    const sitting = new Sitting([draw, null]).press('first').elsewhere(1, null);
    expect(sitting.press('black-wins').results[0]).toEqual(loss);
  });

  it('clears and stays, then writes', () => {
    const sitting = new Sitting([draw, null]).press('first', 'clear');
    expect(sitting.results[0]).toBeNull();
    expect(sitting.cursor).toBe(1);
    expect(sitting.press('white-wins').results[0]).toEqual(win);
  });

  it('turns the forfeit just entered, and not one that somebody changed since', () => {
    const sitting = new Sitting([null, null]).press('black-absent', 'notice');
    expect(sitting.results).toEqual([{ ...walkover, notice: true }, null]);
    expect(sitting.cursor).toBe(2);
    const other: GameResult = { ...walkover, absent: 'white' };
    sitting.elsewhere(1, other).press('notice');
    expect(sitting.results).toEqual([other, null]);
  });

  it('turns the forfeit that the arbiter went to, again and again', () => {
    const sitting = new Sitting([walkover, null]).press('first', 'notice');
    expect(sitting.results[0]).toEqual({ ...walkover, notice: true });
    expect(sitting.press('notice').results[0]).toEqual(walkover);
  });

  it('stays on the only open board when the next is asked for', () => {
    expect(new Sitting([win, null]).press('next-open').cursor).toBe(2);
    expect(new Sitting([win, null]).press('first', 'next-open').cursor).toBe(2);
    expect(new Sitting([win, draw]).press('first', 'next-open').cursor).toBeNull();
  });

  it('swaps colours and asks for other results on its board, not on one just left', () => {
    expect(new Sitting([null, null]).press('swap').effect).toEqual({ kind: 'swap', board: 1 });
    const left = new Sitting([null, null]).elsewhere(1, win).press('unusual');
    expect(left.effect).toEqual({ kind: 'held', board: 1 });
    expect(left.press('unusual').effect).toEqual({ kind: 'unusual', board: 2 });
  });
});

describe('a result written in a dialog', () => {
  const boards = boardsOf([null, null]);

  it('moves the cursor on from its board and from no other', () => {
    const desk = openedDesk(boards);
    expect(wroteOn(desk, boards, 1).cursor?.board).toBe(2);
    expect(wroteOn(desk, boards, 2)).toBe(desk);
  });
});

describe('what a board had', () => {
  it('is told for a while after a saved result changed', () => {
    const sitting = new Sitting([draw, null]).elsewhere(2, loss).elsewhere(1, win);
    expect(sitting.desk.earlier).toEqual([{ board: 1, result: draw, until: 40_000 }]);
    sitting.wait(1000).elsewhere(1, null);
    expect(sitting.desk.earlier).toEqual([{ board: 1, result: win, until: 41_000 }]);
    expect(forgotten(sitting.desk, 40_999).earlier).toHaveLength(1);
    expect(forgotten(sitting.desk, 41_000).earlier).toEqual([]);
  });
});

type Happening =
  | { readonly kind: 'key'; readonly act: DeskAct }
  | { readonly kind: 'elsewhere'; readonly board: number; readonly result: GameResult };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    kind: fc.constant('key' as const),
    act: fc.constantFrom<DeskAct>('white-wins', 'draw', 'black-wins', 'black-absent', 'next-open'),
  }),
  fc.record({
    kind: fc.constant('elsewhere' as const),
    board: fc.integer({ min: 1, max: 4 }),
    result: fc.constantFrom(win, draw, loss),
  }),
);

it('keys alone never change a result that somebody has entered', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (happenings) => {
      const sitting = new Sitting([null, null, null, null]);
      for (const next of happenings) {
        const before = sitting.results;
        if (next.kind === 'key') {
          sitting.press(next.act);
          for (const [index, result] of before.entries()) {
            if (result !== null) expect(sitting.results[index]).toEqual(result);
          }
        } else sitting.elsewhere(next.board, next.result);
      }
    }),
  );
});
