import type { Right } from '@rokade/installation';
import { openGamesOfClass } from '@rokade/presentation/desks/championship/class-kept.ts';
import type { OpenGamesView, Tournament } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { webhookDesk } from '../src/lib/server/accounts/link-desk.ts';
import { othersAmong } from '../src/lib/server/house/desk.ts';
import { eventsSeen, mayDo } from '../src/lib/server/rights/may-do.ts';

const inAll = (organisation: string): Right => ({
  role: 'club-officer',
  for: { kind: 'organisation', organisation },
});
const arbiterOf = (event: string): Right => ({ role: 'arbiter', for: { kind: 'event', event } });

/** A reader at the desk of `own`, where the address names the book `mine` of that organisation. */
const readerWith = (...rights: readonly Right[]): App.Locals =>
  ({
    session: { accountId: 'bo', name: 'Bo', csrf: '', rights },
    belongings: new Map([['mine', { organisation: 'own', handedTo: [] }]]),
    app: {
      organisation: 'own',
      webhooks: { of: async () => [{ id: 'w1' }] },
      organisations: {
        list: async () => ['own', 'a', 'b'].map((id) => ({ id, address: id, name: `Club ${id}` })),
      },
    },
  }) as never;

describe('a right', () => {
  it.each([
    ['in the organisation, its book', inAll('own'), 'mine', true],
    ['in the organisation, a book of which nothing is known', inAll('own'), 'unknown', false],
    ['in the organisation, at its desk', inAll('own'), null, true],
    ['in another, this book', inAll('a'), 'mine', false],
    ['in another, at this desk', inAll('a'), null, false],
    ['in another, its book', inAll('a'), { id: 'x', organisation: 'a', handedTo: [] }, true],
    ['in the book', arbiterOf('mine'), 'mine', true],
    ['in another book', arbiterOf('x'), 'mine', false],
  ] as const)('%s: lets see the event or not', (_, right, what, isAllowed) => {
    expect(mayDo(readerWith(right), 'see-event', what)).toBe(isAllowed);
  });

  it('at a desk is one for the books of its organisation and for single ones, not for all of others', () => {
    const rights = [inAll('own'), inAll('a'), arbiterOf('x')];
    expect(eventsSeen(readerWith(...rights), 'see-event')).toEqual({
      isPublic: false,
      ids: ['x'],
      organisations: ['own'],
    });
    expect(eventsSeen(readerWith(inAll('a')), 'see-event')).toMatchObject({ organisations: [] });
  });
});

it('books of other organisations are listed with their names, the own without', async () => {
  const listed = (...ids: readonly string[]) =>
    ids.map((organisation) => ({ organisation, handedTo: [] }));
  const reader = readerWith(inAll('own'));
  expect(await othersAmong(reader, listed('own', 'b', 'own'))).toEqual({ b: 'Club b' });
  expect(await othersAmong(reader, listed('own'))).toEqual({});
});

it('webhooks are told to whoever may change the book, else nobody learns their addresses', async () => {
  const chief: Right = { role: 'chief-arbiter', for: { kind: 'event', event: 'mine' } };
  const helper: Right = { role: 'results-only', for: { kind: 'event', event: 'mine' } };
  expect(await webhookDesk(readerWith(chief), 'mine')).toEqual([{ id: 'w1' }]);
  expect(await webhookDesk(readerWith(inAll('own')), 'mine', 'keep-league')).toHaveLength(1);
  for (const right of [helper, arbiterOf('theirs'), inAll('a')])
    expect(await webhookDesk(readerWith(right), 'mine')).toBeNull();
});

describe('open games', () => {
  const player = (id: string) => ({ id, no: 1, name: id });
  const row = (id: string, ...boards: readonly number[]) => ({
    player: player(id),
    games: boards.map((board) => ({ round: 1, board })),
  });
  const view = {
    due: [
      { white: player('a'), black: player('b') },
      { white: player('c'), black: player('a') },
      { white: player('c'), black: player('d') },
    ],
    rows: [row('a', 1, 2), row('b', 1), row('c', 2, 3), row('d', 3)],
    games: 3,
    lastDay: '',
    byAppointment: true,
  } as unknown as OpenGamesView;
  const given = Object.entries({ a: 1, b: 2, c: 2, d: 2 }).map(([id, number]) => ({
    player: id,
    class: number,
  }));
  const t = { id: 'mine', championship: { given } } as unknown as Tournament;
  const keeper = (event: string): Right => ({
    role: 'class-keeper',
    for: {
      kind: 'task',
      event,
      rounds: null,
      boards: null,
      class: 1,
      from: '2026-01-01T00:00:00.000Z',
      until: '2027-01-01T00:00:00.000Z',
    },
  });
  const lines = (right: Right) => {
    const { due, rows, games } = openGamesOfClass([right], t, view);
    return {
      due: due.map(({ white, black }) => `${white.id}${black.id}`),
      rows: rows.map((one) => one.player.id),
      games,
    };
  };

  it('are told to the keeper of a class where one of both players is of it, with either colour', () => {
    expect(lines(keeper('mine'))).toEqual({ due: ['ab', 'ca'], rows: ['a'], games: 2 });
  });

  it('are all told to others, a keeper elsewhere among them', () => {
    const all = { due: ['ab', 'ca', 'cd'], rows: ['a', 'b', 'c', 'd'], games: 3 };
    expect(lines(keeper('theirs'))).toEqual(all);
    expect(lines(arbiterOf('mine'))).toEqual(all);
  });
});
