import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Right } from '@rokade/installation';
import { describe, expect, it } from 'vitest';
import {
  type ApiClient,
  apiClient,
  type Credentials,
  credentialsOf,
  password,
  setUpArbiter,
} from './api-client.ts';
import type { ActCase, Parts, Sent } from './each-act/act-case.ts';
import { begunEvent, eventActs, eventGroups, madeEvent } from './each-act/event-acts.ts';
import { begunLeague, leagueActs, madeLeague } from './each-act/league-acts.ts';
import { begunRegister, registerActs } from './each-act/register-acts.ts';
import {
  begunTournament,
  madeTournament,
  tournamentActs,
  tournamentActsElsewhere,
} from './each-act/tournament-acts.ts';
import { applicationForTest, carryOut, ida, settings, tournamentId } from './sample-tournament.ts';

/** A kind of book with all its acts, and where its commands are sent to. */
interface Kind {
  readonly to: string;
  readonly begun: readonly Sent[];
  readonly acts: Readonly<Record<string, ActCase>>;
}

const kinds: Readonly<Record<string, Kind>> = {
  league: {
    to: '/leagues/liga/commands',
    begun: [madeLeague('liga'), ...begunLeague],
    acts: leagueActs,
  },
  event: {
    to: '/events/jul/commands',
    begun: [madeEvent('jul'), ...begunEvent],
    acts: eventActs,
  },
  tournament: {
    to: '/tournaments/open/commands',
    begun: [madeTournament('open'), ...begunTournament],
    acts: tournamentActs,
  },
  register: { to: '/register/commands', begun: begunRegister, acts: registerActs },
};

/** A book at the API with whoever may keep it, and somebody who may not. */
interface Desk {
  readonly api: ApiClient;
  readonly owner: Credentials;
  readonly stranger: Credentials;
  /** The version that the book has now. */
  version: number;
}

/** A right in the organisation that lets do none of the acts. */
const treasurer: Right = { role: 'treasurer', for: { kind: 'organisation', organisation: 'own' } };

async function deskOf(): Promise<Desk> {
  const app = await applicationForTest();
  const api = apiClient(app);
  const owner = await setUpArbiter(app, api);
  const made = await app.accounts.create({ name: 'Bo Voß', password }, treasurer, ida);
  expect(made).toMatchObject({ ok: true });
  const stranger = await credentialsOf(await api.post('/session', { name: 'Bo Voß', password }));
  for (const group of eventGroups) {
    const id = tournamentId(group);
    await carryOut(app, id, { kind: 'create-tournament', id, settings });
  }
  return { api, owner, stranger, version: 0 };
}

/** Sends a command as the owner, on the newest version, and expects that it is done. */
async function write(desk: Desk, to: string, command: Sent): Promise<void> {
  const body = { basedOn: desk.version, command, confirmed: true, reason: 'Test' };
  const answer = await desk.api.post(to, body, desk.owner);
  const text = await answer.text();
  expect([command.kind, answer.status, answer.status === 200 ? '' : text]).toEqual([
    command.kind,
    200,
    '',
  ]);
  desk.version = JSON.parse(text).version;
}

/** What is answered to a command: its status, and the code of a refusal. */
async function answerTo(
  { api }: Desk,
  to: string,
  body: object,
  credentials: Partial<Credentials>,
): Promise<readonly [number, string]> {
  const answer = await api.post(to, body, credentials);
  const { code = '' } = (await answer.json()) as { code?: string };
  return [answer.status, code];
}

/** Sends an act without a token, without the right, and refused by its book: nothing is written. */
async function refuse(desk: Desk, to: string, kind: string, act: ActCase): Promise<void> {
  const body = {
    basedOn: desk.version,
    command: { ...act.done, kind },
    confirmed: true,
    reason: '',
  };
  const { cookie } = desk.owner;
  expect(await answerTo(desk, to, body, { cookie })).toEqual([403, 'request.forged']);
  expect(await answerTo(desk, to, body, desk.stranger)).toEqual([403, 'request.not-allowed']);
  expect(await answerTo(desk, to, body, {})).toEqual([401, 'request.not-signed-in']);
  if (typeof act.refused === 'string') return;
  const [code, parts]: readonly [string, Parts] = act.refused;
  const refused = { ...body, command: { ...parts, kind }, confirmed: false };
  expect((await answerTo(desk, to, refused, desk.owner))[1]).toBe(code);
}

/** Sends an act as of before somebody else wrote: a conflict where it rests on that. */
async function meet(desk: Desk, to: string, kind: string, act: ActCase): Promise<void> {
  if (typeof act.meanwhile === 'string') return;
  const seen = desk.version;
  await write(desk, to, act.meanwhile);
  const body = { basedOn: seen, command: { ...act.done, kind }, confirmed: true, reason: '' };
  expect(await answerTo(desk, to, body, desk.owner)).toEqual([409, 'store.conflict']);
  await write(desk, to, { kind: 'return-to', toVersion: seen });
}

describe.each(Object.entries(kinds))('each act of a book: %s', (_, { to, begun, acts }) => {
  it.each(Object.entries(acts))(
    '%s is refused without token or right and by its book, asks where others wrote, and is done',
    async (kind, act) => {
      const desk = await deskOf();
      for (const command of [...begun, ...(act.before ?? [])]) await write(desk, to, command);
      await refuse(desk, to, kind, act);
      await meet(desk, to, kind, act);
      const before = desk.version;
      await write(desk, to, { ...act.done, kind });
      expect(desk.version).toBeGreaterThan(before);
    },
  );
});

describe('a book that is made', () => {
  it.each([
    ['league', madeLeague, '/leagues/liga/commands', 'league.exists'],
    ['event', madeEvent, '/events/liga/commands', 'event.exists'],
  ] as const)(
    '%s: by whoever may, once, and by nobody else meanwhile',
    async (_, made, to, code) => {
      const desk = await deskOf();
      const body = { basedOn: 0, command: made('liga'), confirmed: true, reason: '' };
      const { cookie } = desk.owner;
      expect(await answerTo(desk, to, body, { cookie })).toEqual([403, 'request.forged']);
      expect(await answerTo(desk, to, body, desk.stranger)).toEqual([403, 'request.not-allowed']);
      await write(desk, to, made('liga'));
      expect(await answerTo(desk, to, body, desk.owner)).toEqual([409, 'store.conflict']);
      const again = { ...body, basedOn: desk.version };
      expect((await answerTo(desk, to, again, desk.owner))[1]).toBe(code);
    },
  );
});

it.each(Object.entries(tournamentActsElsewhere))(
  '%s of a tournament is driven elsewhere: %s',
  (_, where) => {
    const files = where.match(/[\w./-]+\.test\.ts/g) ?? [];
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
  },
);
