import { type EntrantId, type EventId, emptyEventValues } from '@rokade/event';
import type { PersonId } from '@rokade/register';
import {
  type Command,
  emptyDetails,
  type PlayerDetails,
  type PlayerId,
  parseTournamentId,
  usualSettings,
} from '@rokade/tournament';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Application, createApplication } from '../src/index.ts';

const actor = { id: 'a', name: 'Ida' };
const id = parseTournamentId('foraar');
if (id === null) throw new Error('no id');

/** An application whose register has Jan van der Berg with two numbers. */
async function office(): Promise<Application> {
  const made = await createApplication({ dataDirectory: ':memory:' });
  if (!made.ok) throw new Error(made.error.code);
  onTestFinished(() => made.value.close());
  const app = made.value;
  const values = { surname: 'van der Berg', firstName: 'Jan', birth: '1971-03-05' };
  const numbers = { fideId: '1414000', dsuNumber: '100100001' };
  const person = 'jan' as PersonId;
  const command = { kind: 'enter-person', person, values: { ...values, ...numbers } } as const;
  const request = { basedOn: 0, command, reason: '', confirmed: true };
  expect(await app.register.execute(request, actor)).toMatchObject({ ok: true });
  return app;
}

const entering = (no: string, details: Partial<PlayerDetails>): Command => ({
  kind: 'enter-players',
  players: [{ id: no as PlayerId, details: { ...emptyDetails, ...details } }],
});

/** The tournament after some commands, each on the newest state. */
async function after(app: Application, ...commands: readonly Command[]) {
  const settings = { ...usualSettings, name: 'Forår', federation: 'DEN' };
  let last = null;
  for (const [basedOn, command] of [
    { kind: 'create-tournament', id, settings } as Command,
    ...commands,
  ].entries()) {
    const request = { basedOn, command, reason: 'test', confirmed: true };
    const done = await app.tournaments.execute(id as never, request, actor);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    last = done.value.state;
  }
  return last?.players.map(({ details }) => [details.name, details.person]);
}

describe('a number that stands in the register', () => {
  it.each([
    ['FIDE’s', { name: 'van der Berg, Jan', fideId: '1414000' }, 'jan'],
    ['the federation’s', { name: 'Berg, Jan van der', nationalId: '100100001' }, 'jan'],
    [
      'with the birth, whatever the name',
      { name: 'Jan', fideId: '1414000', birthDate: '1971-03-05' },
      'jan',
    ],
    ['of somebody of quite another name', { name: 'Krog, Eva', fideId: '1414000' }, ''],
    [
      'of somebody born in another year',
      { name: 'van der Berg, Jan', fideId: '1414000', birthDate: '2004' },
      '',
    ],
    ['that nobody has', { name: 'van der Berg, Jan', fideId: '1414009' }, ''],
  ] as const)('links by itself: %s', async (_, details, person) => {
    const app = await office();
    expect(await after(app, entering('p1', details))).toEqual([[details.name, person]]);
  });

  it('links when it is said later, and leaves the name as it was typed', async () => {
    const app = await office();
    const changes = { fideId: '1414000' };
    const player = 'p1' as PlayerId;
    expect(
      await after(app, entering('p1', { name: 'van der Berg, J.' }), {
        kind: 'change-player',
        player,
        changes,
      }),
    ).toEqual([['van der Berg, J.', 'jan']]);
  });

  it('links nobody who was said to be somebody else', async () => {
    const app = await office();
    const player = 'p1' as PlayerId;
    const players = await after(
      app,
      entering('p1', { name: 'van der Berg, Jan' }),
      { kind: 'decline-changes', players: [{ player, values: { person: 'jan' } }] },
      { kind: 'change-player', player, changes: { fideId: '1414000' } },
    );
    expect(players).toEqual([['van der Berg, Jan', '']]);
  });

  it('takes the link away from whoever turns out to be somebody else, in one act', async () => {
    const app = await office();
    const player = 'p1' as PlayerId;
    const players = await after(
      app,
      entering('p1', { name: 'van der Berg, Jan', fideId: '1414000' }),
      { kind: 'decline-changes', players: [{ player, values: { person: 'jan' } }] },
    );
    expect(players).toEqual([['van der Berg, Jan', '']]);
  });

  it('links each person once', async () => {
    const app = await office();
    const players = await after(
      app,
      entering('p1', { name: 'van der Berg, Jan', fideId: '1414000' }),
      entering('p2', { name: 'van der Berg, J.', nationalId: '100100001' }),
    );
    expect(players?.map(([, person]) => person)).toEqual(['jan', '']);
  });

  it('links on the entry list of an event', async () => {
    const app = await office();
    const event = 'jul' as EventId;
    const values = { ...emptyDetails, name: 'van der Berg, Jan', nationalId: '100100001' };
    const entrants = [{ id: 'e1' as EntrantId, values, group: null }];
    for (const [basedOn, command] of [
      { kind: 'make-event', id: event, values: { ...emptyEventValues, name: 'Jul' } },
      { kind: 'enter-entrants', entrants },
    ].entries()) {
      const request = { basedOn, command, reason: '', confirmed: true };
      expect(await app.events.execute(event, request as never, actor)).toMatchObject({ ok: true });
    }
    const found = await app.events.get(event);
    expect(found.ok && found.value.entrants.map((one) => one.values.person)).toEqual(['jan']);
  });
});
