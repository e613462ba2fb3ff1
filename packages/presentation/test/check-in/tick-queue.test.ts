import {
  answered,
  arrivedAt,
  commandOf,
  isTick,
  nextToSend,
  type Tick,
  ticked,
  tickOf,
  unsaved,
} from '@rokade/presentation/desks/check-in/tick-queue.ts';
import { parsePlayerId, parseTournamentId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';

const idOf = <T>(id: T | null): T => {
  if (id === null) throw new Error('no id');
  return id;
};
const tick = (player: string, here = true, group = 'a', round = 1): Tick => ({
  group: idOf(parseTournamentId(group)),
  round,
  player: idOf(parsePlayerId(player)),
  name: player,
  here,
});
const players = (queue: readonly Tick[]) => queue.map(({ player }) => player);

describe('ticks on their way', () => {
  it('go many in one command: of one group, round and kind', () => {
    const queue = ticked([], [tick('p1'), tick('p2', false), tick('p3'), tick('p4', true, 'b')]);
    const [first, ...more] = nextToSend(queue);
    expect(first && commandOf([first, ...more])).toEqual({
      kind: 'check-in',
      round: 1,
      players: ['p1', 'p3'],
    });
    const saved = answered(queue, nextToSend(queue), { kind: 'saved', version: 7 });
    expect(players(nextToSend(saved))).toEqual(['p2']);
  });

  it('give way to a later tap on the same name', () => {
    const queue = ticked(ticked([], [tick('p1')]), [tick('p1', false)]);
    expect(queue.map(({ here }) => here)).toEqual([false]);
    expect(tickOf(queue, tick('p1'))?.here).toBe(false);
  });

  it('that were tapped again while on their way are not taken for saved', () => {
    const first = ticked([], [tick('p1')]);
    const again = ticked(first, [tick('p1', false)]);
    expect(players(nextToSend(answered(again, first, { kind: 'saved', version: 7 })))).toEqual([
      'p1',
    ]);
  });

  it('are shown until the page holds them, and kept until they are on the disk', () => {
    const queue = ticked([], [tick('p1'), tick('p2')]);
    const saved = answered(queue, queue.slice(0, 1), { kind: 'saved', version: 7 });
    expect(players(unsaved(saved))).toEqual(['p2']);
    expect(players(arrivedAt(saved, 'a', 6))).toEqual(['p1', 'p2']);
    expect(players(arrivedAt(saved, 'b', 7))).toEqual(['p1', 'p2']);
    expect(players(arrivedAt(saved, 'a', 7))).toEqual(['p2']);
  });

  it('that were refused show nothing, and are kept to be read', () => {
    const queue = ticked([], [tick('p1')]);
    const error = { code: 'check-in.not-this-round', round: 1 } as const;
    const refused = answered(queue, queue, { kind: 'refused', error });
    expect(tickOf(refused, tick('p1'))).toBeNull();
    expect(nextToSend(refused)).toEqual([]);
    expect(players(unsaved(refused))).toEqual(['p1']);
  });

  it('are told from anything else that a browser kept', () => {
    expect(isTick(JSON.parse(JSON.stringify(ticked([], [tick('p1')])[0])))).toBe(true);
    expect([null, 'p1', {}, { group: 'a' }].map(isTick)).toEqual([false, false, false, false]);
  });
});
