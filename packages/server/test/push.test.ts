import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyInstallation } from '@rokade/installation';
import type { Command } from '@rokade/tournament';
import { describe, expect, it, vi } from 'vitest';
import type { Application } from '../src/index.ts';
import { createApplication } from '../src/opening/create-application.ts';
import { encryptMessage } from '../src/push/encrypt-message.ts';
import { isAtPushService } from '../src/push/push-services.ts';
import { makeSenderKeys, senderKeysOf } from '../src/push/sender-keys.ts';
import { apiClient } from './api-client.ts';
import { folderForTest } from './folder-for-test.ts';
import { decrypted, pushService, senderOf } from './push-service.ts';
import {
  applicationForTest,
  carryOut,
  ida,
  passwordCost,
  playerId,
  result,
  settings,
  startTournament,
  tournamentId,
} from './sample-tournament.ts';

/** The example of RFC 8291 (§5 and appendix A). */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Waits for what comes in its own time; on a busy machine that is longer than the usual second. */
const eventually = (look: () => unknown): Promise<unknown> =>
  vi.waitFor(look, { timeout: 20_000, interval: 5 });

const pace = { together: 5, pauses: [20], patience: 60_000 };

const from = { language: 'en', origin: 'https://skak.example' } as const;

async function allow(app: Application, phoneMessages: '' | 'on' = 'on'): Promise<void> {
  const request = {
    basedOn: app.installation.now().version,
    command: { kind: 'change-installation', changes: { phoneMessages } },
    reason: '',
    confirmed: false,
  } as const;
  expect(await app.installation.execute(request, ida)).toMatchObject({ ok: true });
}

const show = (visibility: object): Command =>
  ({ kind: 'change-settings', changes: { visibility } }) as Command;

const visible = {
  published: true,
  names: 'full',
  ratings: true,
  clubs: true,
  standings: true,
  crosstable: true,
  playerCards: true,
} as const;

/** A tournament in its first round, whose owner allows messages, with a push service. */
async function playing(...statuses: number[]) {
  const app = await applicationForTest(() => new Date());
  const service = await pushService(...statuses);
  const id = await startTournament(app);
  await carryOut(app, id, show(visible));
  await allow(app);
  app.push.send({ local: true, pace, services: [service.origin] });
  const subscribe = async (player: number, name: string, language: 'da' | 'en' = 'en') => {
    const request = { player: playerId(player), ...service.phone(name) };
    return app.push.subscribe(id, request, { ...from, language });
  };
  return { app, service, id, subscribe };
}

type Playing = Awaited<ReturnType<typeof playing>>;

/** Enters the results that are missing in the present round, pairs the next one and publishes it. */
async function playOn({ app, id }: Playing, round: number): Promise<void> {
  const results = [1, 2, 3].map((board) => result(round, board, 2, 0));
  await carryOut(app, id, ...results, { kind: 'pair-round' }, { kind: 'publish-round' });
}

const bodies = ({ service }: Playing, name: string): readonly string[] =>
  service.taken.filter(({ path }) => path === `/${name}`).map(({ message }) => message.body);

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150));

it('encrypts as the example of RFC 8291, and a browser reads it', () => {
  const secrets = { privateKey: bytes(example.privateKey), salt: bytes(example.salt) };
  const body = encryptMessage(example.text, example.keys, secrets);
  expect(body.toString('base64url')).toBe(example.body);
  const receiver = { privateKey: bytes(example.receiver), auth: bytes(example.keys.auth) };
  expect(decrypted(body, receiver)).toBe(example.text);
});

it('signs for one push service, with a key that lasts', () => {
  const kept = makeSenderKeys();
  const [keys, again] = [senderKeysOf(kept), senderKeysOf(kept)];
  expect(again.publicKey).toBe(keys.publicKey);
  expect(bytes(keys.publicKey)).toHaveLength(65);
  const now = new Date('2026-11-30T12:00:00Z');
  const service = 'https://fcm.googleapis.com';
  const sender = senderOf(keys.authorization(service, 'https://skak.example', now));
  expect(sender).toMatchObject({
    isGenuine: true,
    publicKey: keys.publicKey,
    head: { alg: 'ES256' },
    claims: { aud: service, sub: 'https://skak.example' },
  });
  expect(sender.claims.exp - now.getTime() / 1000).toBeLessThanOrEqual(24 * 3600);
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/QGuQ', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=a', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.example/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://push.apple.com@10.0.0.1/abc', false],
  ['https://10.0.0.1/abc', false],
  ['nothing', false],
])('sends to push services alone: %s', (address, isOne) => {
  expect(isAtPushService(address, [])).toBe(isOne);
});

describe('a phone', () => {
  it('is told of its player’s result, the next round and the end, and then forgotten', async () => {
    const played = await playing();
    const { app, id, service } = played;
    expect(await played.subscribe(1, 'bo')).toMatchObject({ ok: true });
    await settled();
    expect(service.tried).toEqual([]);
    await carryOut(app, id, result(1, 1, 2, 0), result(1, 2, 2, 0), result(1, 3, 2, 0));
    await eventually(() => expect(bodies(played, 'bo')).toHaveLength(1));
    expect(bodies(played, 'bo')[0]).toMatch(/^Round 1: Nr \d, Åse – Nr \d, Åse 1–0$/);
    await carryOut(app, id, { kind: 'pair-round' });
    await settled();
    expect(bodies(played, 'bo')).toHaveLength(1);
    await carryOut(app, id, { kind: 'publish-round' });
    await eventually(() => expect(bodies(played, 'bo')).toHaveLength(2));
    expect(bodies(played, 'bo')[1]).toMatch(
      /^Round 2: Board \d, (?:White|Black) against Nr \d, Åse$/,
    );
    await playOn(played, 2);
    await playOn(played, 3);
    await playOn(played, 4);
    await carryOut(app, id, ...[1, 2, 3].map((board) => result(5, board, 1, 1)));
    await carryOut(app, id, { kind: 'finish-tournament' });
    await eventually(() => expect(bodies(played, 'bo').join('\n')).toContain('is over'));
    const [last] = service.taken.slice(-1);
    expect(last?.message).toMatchObject({
      title: 'Nr 1, Åse – Efterårsturnering',
      path: `/t/${id}/player/p1`,
      language: 'en',
    });
    const before = service.tried.length;
    await carryOut(app, id, { kind: 'reopen-tournament' });
    await carryOut(app, id, { kind: 'finish-tournament' });
    await settled();
    expect(service.tried).toHaveLength(before);
  });

  it('gets messages that only its browser can read, in its own language, from a sender it knows', async () => {
    const played = await playing();
    await played.subscribe(1, 'ida', 'da');
    await played.subscribe(2, 'bo');
    await carryOut(played.app, played.id, ...[1, 2, 3].map((board) => result(1, board, 1, 1)));
    await eventually(() => expect(bodies(played, 'ida')).toHaveLength(1));
    await eventually(() => expect(bodies(played, 'bo')).toHaveLength(1));
    expect(bodies(played, 'ida')[0]).toMatch(/^Runde 1: .*½–½$/);
    const [first] = played.service.taken;
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(senderOf(String(first?.headers.authorization))).toMatchObject({
      isGenuine: true,
      publicKey: await played.app.push.publicKey(),
      claims: { aud: played.service.origin, sub: from.origin },
    });
  });

  it('is told nothing of others’ results', async () => {
    const played = await playing();
    await played.subscribe(1, 'bo');
    const round = await played.app.tournaments.get(played.id);
    const games = round.ok ? (round.value.rounds[0]?.games ?? []) : [];
    const other = games.find(({ white, black }) => white !== 'p1' && black !== 'p1');
    await carryOut(played.app, played.id, result(1, other?.board ?? 0, 2, 0));
    await settled();
    expect(played.service.tried).toEqual([]);
  });

  it('is told again once its push service answers, of what is true then', async () => {
    const played = await playing(503, 503, 201);
    await played.subscribe(1, 'bo');
    await playOn(played, 1);
    await eventually(() => expect(bodies(played, 'bo')).toHaveLength(1));
    expect(played.service.tried.length).toBeGreaterThanOrEqual(3);
    expect(bodies(played, 'bo')[0]).toMatch(/^Round 1: .*\nRound 2: /);
  });

  it.each([404, 410])('is forgotten where its push service answers %d', async (status) => {
    const played = await playing(status, 201);
    await played.subscribe(1, 'bo');
    await playOn(played, 1);
    await eventually(() => expect(played.service.tried).toEqual(['/bo']));
    await playOn(played, 2);
    await settled();
    expect(played.service.tried).toEqual(['/bo']);
  });

  it('is told no more once it ends that, for one player at a time', async () => {
    const played = await playing();
    const first = await played.subscribe(1, 'bo');
    await played.subscribe(2, 'bo-too');
    await played.app.push.unsubscribe(played.id, first.ok ? first.value.id : '');
    await playOn(played, 1);
    await eventually(() => expect(bodies(played, 'bo-too').length).toBeGreaterThan(0));
    await settled();
    expect(bodies(played, 'bo')).toEqual([]);
  });

  it('is told after a restart what happened meanwhile, with the same key', async () => {
    const dataDirectory = folderForTest();
    const service = await pushService();
    const sending = { local: true, pace, services: [service.origin] };
    const open = async () => {
      const created = await createApplication({ dataDirectory, passwordCost });
      if (!created.ok) throw new Error(created.error.code);
      return created.value;
    };
    const first = await open();
    const id = await startTournament(first);
    await carryOut(first, id, show(visible));
    await allow(first);
    first.push.send(sending);
    const request = { player: playerId(1), ...service.phone('bo') };
    expect(await first.push.subscribe(id, request, from)).toMatchObject({ ok: true });
    const key = await first.push.publicKey();
    await first.close();
    const again = await open();
    expect(await again.push.publicKey()).toBe(key);
    await carryOut(again, id, ...[1, 2, 3].map((board) => result(1, board, 2, 0)));
    expect(service.tried).toEqual([]);
    again.push.send(sending);
    await eventually(() => expect(service.taken).toHaveLength(1));
    await again.close();
  });

  it('is subscribed once, however often it asks', async () => {
    const played = await playing();
    const request = { player: playerId(1), ...played.service.phone('bo') };
    const ids = [];
    for (const _ of [1, 2]) ids.push(await played.app.push.subscribe(played.id, request, from));
    expect(ids[0]).toEqual(ids[1]);
    await carryOut(played.app, played.id, ...[1, 2, 3].map((board) => result(1, board, 2, 0)));
    await eventually(() => expect(bodies(played, 'bo')).toHaveLength(1));
    await settled();
    expect(bodies(played, 'bo')).toHaveLength(1);
  });
});

describe('nothing is told', () => {
  it('unless the owner allows it, and no longer once they do not', async () => {
    const app = await applicationForTest();
    const id = await startTournament(app);
    await carryOut(app, id, show(visible));
    expect(emptyInstallation.phoneMessages).toBe('');
    expect(await app.push.publicKey()).toBeNull();
    const service = await pushService();
    app.push.send({ local: true, pace, services: [service.origin] });
    const request = { player: playerId(1), ...service.phone('bo') };
    const refused = { ok: false, error: { code: 'push.off' } };
    expect(await app.push.subscribe(id, request, from)).toMatchObject(refused);
    await allow(app);
    expect(await app.push.subscribe(id, request, from)).toMatchObject({ ok: true });
    await allow(app, '');
    await carryOut(app, id, ...[1, 2, 3].map((board) => result(1, board, 2, 0)));
    await settled();
    expect(service.tried).toEqual([]);
  });

  it.each([
    ['is not public', { ...visible, published: false }],
    ['shows no cards of players', { ...visible, playerCards: false }],
  ])('of a tournament that %s', async (_, visibility) => {
    const played = await playing();
    const { app, id, service } = played;
    await played.subscribe(1, 'bo');
    await carryOut(app, id, show(visibility));
    await playOn(played, 1);
    await settled();
    expect(service.tried).toEqual([]);
    expect(await played.subscribe(2, 'ida')).toMatchObject({ error: { code: 'push.off' } });
    // Once it is public again, what is public is news.
    await carryOut(app, id, show(visible));
    await eventually(() => expect(bodies(played, 'bo')).toHaveLength(1));
  });

  it('but what public pages show: names as the organiser chose', async () => {
    const played = await playing();
    await played.subscribe(1, 'bo');
    await carryOut(played.app, played.id, show({ ...visible, names: 'initials' }));
    await playOn(played, 1);
    await eventually(() => expect(bodies(played, 'bo').length).toBeGreaterThan(0));
    expect(JSON.stringify(played.service.taken)).not.toContain('Nr 1');
    expect(bodies(played, 'bo')[0]).toContain('N., Åse');
    const known = ['body', 'language', 'path', 'title'];
    expect(Object.keys(played.service.taken[0]?.message ?? {}).toSorted()).toEqual(known);
  });

  it('of somebody who was erased; their phones are forgotten', async () => {
    const played = await playing();
    const { app, id, service } = played;
    await played.subscribe(1, 'bo');
    await carryOut(app, id, { kind: 'erase-player', player: playerId(1) });
    await playOn(played, 1);
    await settled();
    expect(service.tried).toEqual([]);
    expect(await played.subscribe(1, 'bo')).toMatchObject({
      error: { code: 'player.unknown' },
    });
  });

  it('of a tournament that was removed; its phones are forgotten', async () => {
    const played = await playing();
    const { app, id, service } = played;
    await played.subscribe(1, 'bo');
    const name = settings.name;
    expect(await app.tournaments.remove(id, name)).toMatchObject({ ok: true });
    await settled();
    await startTournament(app);
    await carryOut(app, id, show(visible));
    await playOn(played, 1);
    await settled();
    expect(service.tried).toEqual([]);
  });

  it('from a sandbox', async () => {
    const folder = folderForTest();
    writeFileSync(join(folder, 'sandbox.json'), '{}');
    const created = await createApplication({ dataDirectory: folder, passwordCost });
    if (!created.ok) throw new Error(created.error.code);
    await allow(created.value);
    expect(await created.value.push.publicKey()).toBeNull();
    await created.value.close();
  });
});

describe('the API', () => {
  it('takes a phone from anybody and lets it go by the id of its subscription', async () => {
    const played = await playing();
    const api = apiClient(played.app);
    const asked = { player: 'p1', ...played.service.phone('bo') };
    const answer = await api.post(`/tournaments/${played.id}/push`, asked);
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    const end = () => api.send('DELETE', `/tournaments/${played.id}/push/${id}`);
    expect([(await end()).status, (await end()).status]).toEqual([204, 404]);
    await playOn(played, 1);
    await settled();
    expect(played.service.tried).toEqual([]);
  });

  it.each([
    ['player.unknown', { player: 'p99' }, 422],
    ['push.unknown-service', { endpoint: 'https://10.0.0.1/' }, 422],
    ['request.invalid', { keys: { p256dh: 'BAAA', auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }, 400],
  ])('refuses what is none: %s', async (code, wrong, status) => {
    const played = await playing();
    const asked = { player: 'p1', ...played.service.phone('bo'), ...wrong };
    const answer = await apiClient(played.app).post(`/tournaments/${played.id}/push`, asked);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  it('reveals nothing of a tournament that is not public, and lets its phones go', async () => {
    const played = await playing();
    const kept = await played.subscribe(1, 'bo');
    await carryOut(played.app, played.id, show({ ...visible, published: false }));
    const api = apiClient(played.app);
    const asked = { player: 'p1', ...played.service.phone('ida') };
    const answers = [
      await api.post(`/tournaments/${played.id}/push`, asked),
      await api.post(`/tournaments/${played.id}/push`, {}),
      await api.post('/tournaments/none/push', asked),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const id = kept.ok ? kept.value.id : '';
    expect((await api.send('DELETE', `/tournaments/${played.id}/push/${id}`)).status).toBe(204);
  });

  it('refuses a crowd of phones for one player, and any for no tournament', async () => {
    const played = await playing();
    for (const place of Array.from({ length: 20 }, (_, index) => index)) {
      expect(await played.subscribe(1, `phone-${place}`)).toMatchObject({ ok: true });
    }
    expect(await played.subscribe(1, 'one-more')).toMatchObject({
      error: { code: 'push.too-many', most: 20 },
    });
    const request = { player: playerId(1), ...played.service.phone('bo') };
    expect(await played.app.push.subscribe(tournamentId('none'), request, from)).toMatchObject({
      error: { code: 'push.off' },
    });
  });
});

it('500 phones that ask at once are all told, and each once', async () => {
  const hall = await playing();
  await carryOut(hall.app, hall.id, show({ ...visible, published: false }));
  const many = Array.from({ length: 500 }, (_, index) => index);
  await carryOut(hall.app, hall.id, show(visible));
  const asked = await Promise.all(
    many.map((index) => hall.subscribe((index % 6) + 1, `phone-${index}`)),
  );
  const taken = asked.filter(({ ok }) => ok);
  // Twenty of each player, however many ask at the same moment.
  expect(taken).toHaveLength(6 * 20);
  expect(asked.filter((one) => !one.ok && one.error.code === 'push.too-many')).toHaveLength(380);
  await playOn(hall, 1);
  await eventually(() =>
    expect(new Set(hall.service.taken.map(({ path }) => path)).size).toBe(6 * 20),
  );
  await settled();
  for (const [path, messages] of Map.groupBy(hall.service.taken, (one) => one.path)) {
    const all = messages.map(({ message }) => message.body);
    expect(new Set(all).size, path).toBe(all.length);
  }
}, 60_000);
