import {
  type BookingId,
  type EntrantId,
  type EventCommand,
  type EventId,
  emptyEventValues,
  type GroupId,
  type MoneyCommand,
} from '@rokade/event';
import { freeForAll } from '@rokade/rules';
import { type Command, emptyDetails, type TournamentId, viewPrizes } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const id = 'christmas' as EventId;
const bo = 'bo' as EntrantId;
const confirmation = { reason: '', confirmed: true };

const fee: MoneyCommand = {
  kind: 'change-money',
  changes: { currency: 'DKK', fees: [{ ...freeForAll, name: 'Indskud', amount: 40_000 }] },
};
const paidTooMuch: MoneyCommand = {
  kind: 'book',
  bookings: [
    {
      booking: 'a' as BookingId,
      on: '2026-11-01',
      way: 'cash',
      matter: 'fee',
      amount: 52_550,
      player: bo,
      group: '',
      appeal: '',
      club: '',
      values: { who: '', what: '' },
    },
  ],
};
const prizes: Command = {
  kind: 'set-prizes',
  prizes: {
    plan: {
      currency: 'DKK',
      year: null,
      ties: 'shared',
      perPlayer: 'all',
      roundTo: 100,
      decisions: [],
      lists: [
        { name: 'A', who: [], ties: null, besides: false, prizes: [{ money: 50_000, honour: '' }] },
      ],
    },
    visible: true,
  },
};

/** An event with a group in which a prize is won, and with Bo, who paid 125.50 too much. */
async function eventWithDebts() {
  const app = await applicationForTest();
  const played = await app.tournaments.createDemo(ida);
  if (!played.ok) throw new Error(played.error.code);
  const group: TournamentId = played.value;
  const began = await app.tournaments.get(group);
  const basedOn = began.ok ? began.value.version : 0;
  const set = await app.tournaments.execute(
    group,
    { ...confirmation, basedOn, command: prizes },
    ida,
  );
  if (!set.ok) throw new Error(JSON.stringify(set.error));
  const commands: readonly EventCommand[] = [
    { kind: 'make-event', id, values: { ...emptyEventValues, name: 'Juleskak' } },
    {
      kind: 'enter-entrants',
      entrants: [{ id: bo, values: { ...emptyDetails, name: 'Voß, Bo' }, group: null }],
    },
    { kind: 'add-group', group: String(group) as GroupId },
  ];
  for (const [version, command] of commands.entries()) {
    const done = await app.events.execute(id, { ...confirmation, basedOn: version, command }, ida);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  for (const [index, command] of [fee, paidTooMuch].entries()) {
    const version = index === 0 ? 0 : 2;
    const done = await app.money.execute(id, { ...confirmation, basedOn: version, command }, ida);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  const winner = viewPrizes(set.value.state)?.lists[0]?.rows[0]?.player;
  if (winner === undefined) throw new Error('nobody won');
  const client = apiClient(app);
  return { app, group, winner, client, headers: await setUpArbiter(app, client) };
}

it('an erasure over the API asks once more where money is still owed: entry list, group, all books', async () => {
  const { app, group, winner, client, headers } = await eventWithDebts();
  const send = async (path: string, body: object) => {
    const answer = await client.post(path, body, headers);
    return { status: answer.status, reply: await answer.json() };
  };
  const [event, t] = [await app.events.get(id), await app.tournaments.get(group)];
  if (!event.ok || !t.ok) throw new Error('not there');
  const owed = { name: 'Voß, Bo', amounts: '125.50 DKK' };

  const entrant = {
    basedOn: event.value.version,
    command: { kind: 'erase-entrant', entrant: bo },
    confirmed: true,
  };
  expect(await send(`/events/${id}/commands`, entrant)).toEqual({
    status: 428,
    reply: { code: 'money.still-owed', ...owed },
  });
  const everywhere = { who: ['Voß, Bo'], persons: [`${id} ${bo}`], confirmed: true };
  expect(await send('/personal/erase', everywhere)).toEqual({
    status: 428,
    reply: { code: 'money.still-owed', ...owed },
  });
  const player = {
    basedOn: t.value.version,
    command: { kind: 'erase-player', player: winner.id },
    confirmed: true,
  };
  expect(await send(`/tournaments/${group}/commands`, player)).toMatchObject({
    status: 428,
    reply: {
      code: 'command.needs-confirmation',
      consequences: [{ code: 'consequence.still-owed', amounts: '500 DKK' }],
      again: true,
    },
  });

  expect((await send('/personal/erase', { ...everywhere, confirmed: 'twice' })).reply).toEqual({
    erased: everywhere.persons,
  });
  const twice = { ...player, confirmed: 'twice' };
  expect((await send(`/tournaments/${group}/commands`, twice)).status).toBe(200);
});

it('whoever is owed nothing is erased once it is confirmed, and the entry list does it twice confirmed', async () => {
  const { app, group, winner, client, headers } = await eventWithDebts();
  const t = await app.tournaments.get(group);
  if (!t.ok) throw new Error(t.error.code);
  const other = t.value.players.find((one) => one.id !== winner.id)?.id;
  const command = { kind: 'erase-player', player: other };
  const body = { basedOn: t.value.version, command, confirmed: true };
  expect((await client.post(`/tournaments/${group}/commands`, body, headers)).status).toBe(200);
  const entrant = { kind: 'erase-entrant', entrant: bo };
  const confirmed = { basedOn: 3, command: entrant, confirmed: 'twice' };
  expect((await client.post(`/events/${id}/commands`, confirmed, headers)).status).toBe(200);
});

it('removing somebody from the entry list asks whoever has paid for a yes, and names no amount', async () => {
  const { app, client, headers } = await eventWithDebts();
  const send = async (body: object) => {
    const answer = await client.post(`/events/${id}/commands`, body, headers);
    return { status: answer.status, reply: await answer.json() };
  };
  const enters: EventCommand = {
    kind: 'enter-entrants',
    entrants: [
      { id: 'ib' as EntrantId, values: { ...emptyDetails, name: 'Holm, Ib' }, group: null },
    ],
  };
  expect(await send({ basedOn: 3, command: enters })).toMatchObject({ status: 200 });
  expect(
    await send({ basedOn: 4, command: { kind: 'remove-entrant', entrant: 'ib' } }),
  ).toMatchObject({ status: 200 });
  const removes = { basedOn: 5, command: { kind: 'remove-entrant', entrant: bo } };
  expect(await send(removes)).toEqual({
    status: 428,
    reply: { code: 'money.paid-already', name: 'Voß, Bo' },
  });
  expect(await send({ ...removes, confirmed: true })).toMatchObject({ status: 200 });
  // The money stays, and is to be paid back.
  const money = await (await client.get(`/events/${id}/money`, headers)).json();
  expect(money.lines).toContainEqual(
    expect.objectContaining({ id: bo, name: 'Voß, Bo', due: 0, paid: 52_550, owed: -52_550 }),
  );
  expect((await app.events.get(id)).ok).toBe(true);
});
