import {
  type CheckInGroup,
  chosenLines,
  doorLines,
  ticksFor,
} from '@rokade/presentation/desks/check-in/check-in-list.ts';
import { ticked } from '@rokade/presentation/desks/check-in/tick-queue.ts';
import { viewCheckIn } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { run, withPlayers } from '../../../../test/tournament/journal-driver.ts';

const { compare } = new Intl.Collator('da');
const ids = withPlayers(4).state.players.map(({ id }) => id);
const [p1, p2] = ids;
if (p1 === undefined || p2 === undefined) throw new Error('no players');
const { state } = run(
  withPlayers(4),
  { kind: 'check-in', round: 1, players: [p1] },
  { kind: 'request-bye', player: p2, request: { round: 1, bye: 'zero-point' } },
);
const { round, rows } = viewCheckIn(state);
const group: CheckInGroup = { id: state.id, name: 'A', version: state.version, round, rows };

const lines = (queue: Parameters<typeof doorLines>[1] = []) => doorLines([group], queue, compare);
const shown = (
  choice: Partial<Parameters<typeof chosenLines>[1]>,
  queue?: Parameters<typeof doorLines>[1],
) =>
  chosenLines(lines(queue), { shown: 'missing', query: '', group: null, ...choice }).map(
    ({ player }) => player.no,
  );

describe('the list at the door', () => {
  it('shows who is missing, or who is here', () => {
    expect(shown({})).toEqual([3, 4]);
    expect(shown({ shown: 'here' })).toEqual([1]);
    expect(shown({ group: 'another' })).toEqual([]);
  });

  it('finds everybody by parts of their name in any order, missing ones first', () => {
    expect(shown({ query: 'spill' })).toEqual([3, 4, 1, 2]);
    expect(shown({ query: '02 Spiller' })).toEqual([2]);
    expect(shown({ query: 'aalborg 03' })).toEqual([3]);
  });

  it('shows at once what is on its way to the server', () => {
    const queue = ticked([], ticksFor(lines().slice(2, 3), true));
    expect(shown({}, queue)).toEqual([4]);
    expect(lines(queue)[2]).toMatchObject({ here: true, isSaved: false });
  });

  it('leaves out a group without a round to come', () => {
    expect(doorLines([{ ...group, round: 0 }], [], compare)).toEqual([]);
  });
});
