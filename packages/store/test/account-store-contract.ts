import { describe, expect, it, onTestFinished } from 'vitest';
import type {
  Storage,
  StoredAccount,
  StoredLink,
  StoredPasskey,
  StoredRelay,
  StoredSession,
  StoredSubscription,
  StoredWebhook,
} from '../src/index.ts';

/** An arbiter's account. */
export const account = (id: string, name: string): StoredAccount => ({
  id,
  name,
  passwordHash: '$argon2id$…',
  role: 'arbiter',
  createdAt: '2026-11-21T12:00:00.000Z',
  disabledAt: null,
  passkeyOnly: false,
  person: null,
});

const ida = account('a-1', 'Ida Hansen');

/** A session of an account, begun on the 21st. */
export const session = (
  tokenHash: string,
  accountId: string,
  expiresAt: string,
): StoredSession => ({
  tokenHash,
  accountId,
  expiresAt,
  device: 'Firefox, Windows',
  begunAt: '2026-11-21T12:00:00.000Z',
  usedAt: '2026-11-21T12:00:00.000Z',
});

/** A passkey of Ida's. */
const passkey = (id: string, madeAt: string): StoredPasskey => ({
  id,
  accountId: 'a-1',
  rpId: 'skak.dk',
  name: 'Telefon',
  publicKey: 'cHVibGlj',
  counter: 0,
  transports: ['internal', 'hybrid'],
  madeAt,
  usedAt: null,
});

/** The checks that every account store must pass; `open` returns a store in a new, empty place. */
export function describeAccountStore(name: string, open: () => Promise<Storage>): void {
  const storageForTest = async () => {
    const storage = await open();
    onTestFinished(() => storage.close());
    return storage;
  };
  describe(`account store: ${name}`, () => {
    it('finds an account by its name, however it is written', async () => {
      const { accounts } = await storageForTest();
      await accounts.add(ida);
      expect(await accounts.findByName('  ida   HANSEN ')).toEqual(ida);
      expect(await accounts.findByName('Ida')).toBeNull();
    });

    it('keeps names apart', async () => {
      const { accounts } = await storageForTest();
      await accounts.add(ida);
      expect(await accounts.add(account('a-2', 'IDA HANSEN'))).toEqual({
        ok: false,
        error: { code: 'account.name-taken' },
      });
      expect(await accounts.findByName('Ida Hansen')).toEqual(ida);
    });

    it('takes the set-up token once, and only the newest', async () => {
      const { accounts } = await storageForTest();
      await accounts.keepSetupToken('old');
      await accounts.keepSetupToken('new');
      expect(await accounts.isSetupToken('old')).toBe(false);
      expect(await accounts.isSetupToken('new')).toBe(true);
      expect(await accounts.addFirst(ida, 'old')).toBe(false);
      expect(await accounts.hasAccounts()).toBe(false);
      const both = [accounts.addFirst(ida, 'new'), accounts.addFirst(account('a-2', 'Bo'), 'new')];
      const taken = await Promise.all(both);
      expect(taken.toSorted()).toEqual([false, true]);
      expect(await accounts.list('2026-11-21')).toMatchObject([{ id: taken[0] ? 'a-1' : 'a-2' }]);
      expect(await accounts.isSetupToken('new')).toBe(false);
    });

    it('renames an account, and keeps its name from others', async () => {
      const { accounts } = await storageForTest();
      await accounts.add(ida);
      await accounts.add(account('a-2', 'Bo'));
      const taken = { ok: false, error: { code: 'account.name-taken' } };
      expect(await accounts.rename('a-2', 'ida HANSEN')).toEqual(taken);
      expect(await accounts.rename('a-1', 'IDA Hansen')).toEqual({ ok: true, value: null });
      expect(await accounts.rename('a-1', 'Ida Holm')).toEqual({ ok: true, value: null });
      expect(await accounts.findByName('ida holm')).toEqual({ ...ida, name: 'Ida Holm' });
      expect(await accounts.findByName('Ida Hansen')).toBeNull();
      expect(await accounts.rename('a-3', 'Nobody')).toEqual({
        ok: false,
        error: { code: 'account.missing' },
      });
    });

    it('says whose an account is', async () => {
      const { accounts } = await storageForTest();
      await accounts.add(ida);
      expect((await accounts.setPerson('a-1', 'person-7')).ok).toBe(true);
      expect(await accounts.find('a-1')).toEqual({ ...ida, person: 'person-7' });
      expect((await accounts.setPerson('a-1', null)).ok).toBe(true);
      expect(await accounts.find('a-1')).toEqual(ida);
      expect((await accounts.setPerson('a-2', null)).ok).toBe(false);
    });

    it('ends sessions with a new password, but the one kept, and lists those left', async () => {
      const { accounts } = await storageForTest();
      await accounts.add(ida);
      await accounts.add(account('a-2', 'Bo'));
      for (const [tokenHash, accountId] of [
        ['one', 'a-1'],
        ['two', 'a-1'],
        ['three', 'a-2'],
      ] as const) {
        await accounts.addSession(session(tokenHash, accountId, '2026-12-01'));
      }
      const counts = async (moment: string) =>
        (await accounts.list(moment)).map(({ name, sessions }) => [name, sessions]);
      expect(await counts('2026-11-21')).toEqual([
        ['Bo', 1],
        ['Ida Hansen', 2],
      ]);
      await accounts.setPassword('a-1', 'other', 'two');
      expect((await accounts.find('a-1'))?.passwordHash).toBe('other');
      expect(await accounts.findSession('one')).toBeNull();
      expect(await accounts.findSession('two')).not.toBeNull();
      expect(await counts('2026-11-21')).toEqual([
        ['Bo', 1],
        ['Ida Hansen', 1],
      ]);
      expect(await counts('2026-12-01')).toEqual([
        ['Bo', 0],
        ['Ida Hansen', 0],
      ]);
      expect(await accounts.removeSessionsOf('a-1', null)).toBe(1);
    });

    it('disables an account with its sessions, but never the last administrator', async () => {
      const { accounts } = await storageForTest();
      const admin = (id: string, name: string) => ({
        ...account(id, name),
        role: 'admin' as const,
      });
      await accounts.add(admin('a-1', 'Ida'));
      await accounts.add(admin('a-2', 'Bo'));
      await accounts.addSession(session('one', 'a-2', '2026-12-01'));
      const both = ['a-1', 'a-2'].map((id) => accounts.disable(id, '2026-11-22'));
      const done = (await Promise.all(both)).map(({ ok }) => ok);
      expect(done.toSorted()).toEqual([false, true]);
      const left = done[0] ? 'a-2' : 'a-1';
      expect(await accounts.disable(left, '2026-11-22')).toEqual({
        ok: false,
        error: { code: 'account.last-admin' },
      });
      expect((await accounts.findSession('one')) !== null).toBe(left === 'a-2');
      await accounts.enable('a-2');
      await accounts.enable('a-1');
      expect((await accounts.disable('a-2', '2026-11-22')).ok).toBe(true);
      expect((await accounts.find('a-2'))?.disabledAt).toBe('2026-11-22');
      expect(await accounts.findSession('one')).toBeNull();
    });

    it('keeps an owner when several step down at once', async () => {
      const { accounts } = await storageForTest();
      await accounts.add({ ...account('a-1', 'Ida'), role: 'admin' });
      await accounts.add({ ...account('a-2', 'Bo'), role: 'none' });
      expect(await accounts.setRole('a-1', 'none')).toEqual({
        ok: false,
        error: { code: 'account.last-admin' },
      });
      await accounts.setRole('a-2', 'admin');
      const both = [accounts.setRole('a-1', 'none'), accounts.disable('a-2', '2026-11-22')];
      const done = (await Promise.all(both)).map(({ ok }) => ok);
      expect(done.toSorted()).toEqual([false, true]);
      expect(await accounts.setRole('a-3', 'admin')).toEqual({
        ok: false,
        error: { code: 'account.missing' },
      });
    });

    it('keeps a session until it is signed out or over', async () => {
      const { accounts } = await storageForTest();
      await accounts.add(ida);
      await accounts.addSession(session('one', ida.id, '2026-12-01'));
      await accounts.addSession(session('two', ida.id, '2026-12-02'));
      await accounts.addSession(session('three', ida.id, '2026-12-03'));
      await accounts.extendSession('one', '2026-12-02', '2026-12-31');
      await accounts.removeSession('three');
      await accounts.removeSessionsExpiredBy('2026-12-05');
      expect(await accounts.findSession('one')).toEqual({
        session: { ...session('one', ida.id, '2026-12-31'), usedAt: '2026-12-02' },
        account: ida,
      });
      expect(await accounts.findSession('two')).toBeNull();
      expect(await accounts.findSession('three')).toBeNull();
    });

    it('tells where an account is signed in, the last used first', async () => {
      const { accounts } = await storageForTest();
      await accounts.add(ida);
      await accounts.add(account('a-2', 'Bo'));
      const [old, phone] = [
        session('old', ida.id, '2026-12-01'),
        session('p', ida.id, '2026-12-02'),
      ];
      for (const one of [old, phone, session('bo', 'a-2', '2026-12-02')]) {
        await accounts.addSession(one);
      }
      expect(await accounts.sessionsOf(ida.id, '2026-11-30')).toEqual([phone, old]);
      await accounts.extendSession('old', '2026-11-30', '2026-12-30');
      const used = { ...old, usedAt: '2026-11-30', expiresAt: '2026-12-30' };
      expect(await accounts.sessionsOf(ida.id, '2026-12-01')).toEqual([used, phone]);
      expect(await accounts.sessionsOf(ida.id, '2026-12-02')).toEqual([used]);
      expect(await accounts.sessionsOf('a-3', '2026-11-30')).toEqual([]);
    });

    it('keeps passkeys, and notes a use that counts further', async () => {
      const { accounts } = await storageForTest();
      await accounts.add(ida);
      const key = passkey('key', '2026-11-21');
      // Some authenticators do not state their transports.
      const other = { ...passkey('other', '2026-11-22'), transports: [] };
      expect(await accounts.hasPasskeys()).toBe(false);
      expect(await accounts.addPasskey(other)).toBe(true);
      expect(await accounts.addPasskey(key)).toBe(true);
      expect(await accounts.addPasskey({ ...key, name: 'again' })).toBe(false);
      expect(await accounts.hasPasskeys()).toBe(true);
      expect(await accounts.passkeysOf('a-1')).toEqual([key, other]);
      expect(await accounts.passkeysOf('a-2')).toEqual([]);
      expect(await accounts.findPasskey('key')).toEqual({ passkey: key, account: ida });
      expect(await accounts.findPasskey('none')).toBeNull();
      const used = (counter: number) => accounts.usePasskey('key', counter, '2026-11-23');
      expect(await used(0)).toBe(true);
      const both = await Promise.all([used(4_000_000_000), used(4_000_000_000)]);
      expect(both.toSorted()).toEqual([false, true]);
      expect([await used(0), await used(3)]).toEqual([false, false]);
      const noted = { ...key, counter: 4_000_000_000, usedAt: '2026-11-23' };
      expect(await accounts.passkeysOf('a-1')).toEqual([noted, other]);
    });

    it('keeps the last passkey of who signs in by it alone', async () => {
      const { accounts } = await storageForTest();
      await accounts.add(ida);
      const none = { ok: false, error: { code: 'passkey.none' } };
      expect(await accounts.setPasskeyOnly('a-1', true)).toEqual(none);
      await accounts.addPasskey(passkey('key', '2026-11-21'));
      await accounts.addPasskey(passkey('other', '2026-11-22'));
      expect((await accounts.setPasskeyOnly('a-1', true)).ok).toBe(true);
      expect(await accounts.find('a-1')).toEqual({ ...ida, passkeyOnly: true });
      const both = await Promise.all(
        ['key', 'other'].map((id) => accounts.removePasskey('a-1', id)),
      );
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      const [left] = await accounts.passkeysOf('a-1');
      const codes = [
        await accounts.removePasskey('a-1', left?.id ?? ''),
        await accounts.removePasskey('a-2', left?.id ?? ''),
      ].map((done) => (done.ok ? 'done' : done.error.code));
      expect(codes).toEqual(['passkey.only-way', 'passkey.missing']);
      await accounts.setPasskeyOnly('a-1', false);
      expect((await accounts.removePasskey('a-1', left?.id ?? '')).ok).toBe(true);
    });

    it('gives a challenge to one answer alone, in its time, and one secret to all', async () => {
      const { accounts } = await storageForTest();
      const add = (challenge: string, purpose: string, expiresAt: string) =>
        accounts.addChallenge({ challenge, purpose, expiresAt }, '2026-11-21');
      await add('one', 'sign-in', '2026-11-22');
      await add('two', 'add a-1', '2026-11-23');
      const take = (challenge: string) =>
        accounts.takeChallenge(challenge, 'sign-in', '2026-11-21');
      const both = await Promise.all([take('one'), take('one')]);
      expect(both.toSorted()).toEqual([false, true]);
      expect([await take('two'), await take('three')]).toEqual([false, false]);
      expect(await accounts.takeChallenge('two', 'add a-1', '2026-11-23')).toBe(false);
      const secrets = await Promise.all([accounts.secret('a'), accounts.secret('b')]);
      expect(secrets[0]).toBe(secrets[1]);
      expect(await accounts.secret('c')).toBe(secrets[0]);
    });

    it('keeps how the screens of a hall are arranged, the newest alone', async () => {
      const { screens } = await storageForTest();
      expect(await screens.screensOf('open')).toBeNull();
      const first = { arrangement: '[1]', changedAt: '2026-11-23T12:00:00.000Z' };
      await screens.keepScreens('open', first);
      await screens.keepScreens('other', { ...first, arrangement: '[]' });
      expect(await screens.screensOf('open')).toEqual(first);
      const later = { arrangement: '[2]', changedAt: '2026-11-23T12:00:01.000Z' };
      await screens.keepScreens('open', later);
      expect(await screens.screensOf('open')).toEqual(later);
    });

    it('keeps what was reminded of, and lets one of several processes try it', async () => {
      const { reminders } = await storageForTest();
      expect(await reminders.remindersOf('open')).toBeNull();
      const kept = { event: 'open', settings: '{}', changedAt: '2026-11-23T12:00:00.000Z' };
      await reminders.keepReminders({ ...kept, settings: '[]' });
      await reminders.keepReminders(kept);
      expect(await reminders.remindersOf('open')).toEqual(kept);
      expect(await reminders.allReminders()).toEqual([kept]);
      const one = { event: 'open', name: 'dsu-2002 fee 2026-12-01 week' };
      const [first, later] = ['2026-11-24T08:00:00.000Z', '2026-11-24T08:15:00.000Z'];
      const begin = (triedAt: string | null, moment: string) =>
        reminders.tryReminder({ ...one, triedAt }, moment);
      const both = await Promise.all([begin(null, first), begin(null, first)]);
      expect(both.toSorted()).toEqual([false, true]);
      await reminders.noteReminder(one, 'unreachable');
      expect(await reminders.sentReminders('open')).toEqual([
        { ...one, triedAt: first, tries: 1, sentAt: null, problem: 'unreachable' },
      ]);
      const again = await Promise.all([begin(first, later), begin(first, later)]);
      expect(again.toSorted()).toEqual([false, true]);
      await reminders.noteReminder(one, '');
      expect(await reminders.sentReminders('open')).toEqual([
        { ...one, triedAt: later, tries: 2, sentAt: later, problem: '' },
      ]);
      expect(await begin(later, '2026-11-25T08:00:00.000Z')).toBe(false);
      expect(await reminders.sentReminders('other')).toEqual([]);
    });

    it('keeps who looked at contact data, the newest first, and forgets them', async () => {
      const { looks } = await storageForTest();
      const look = (id: string, at: string) => ({
        id,
        at,
        account: 'a-1',
        name: 'Ida Hansen',
        person: 'p1',
        place: 'person',
        organisation: 'own',
      });
      const [old, later] = [look('1', '2025-11-21'), look('2', '2026-11-21')];
      await looks.addLook(old);
      await looks.addLook(later);
      await looks.addLook({ ...look('3', '2026-11-21'), organisation: 'skakklubben' });
      expect(await looks.looks('own', 10)).toEqual([later, old]);
      expect(await looks.looks('own', 1)).toEqual([later]);
      await looks.forgetLooks('2025-11-22');
      expect(await looks.looks('own', 10)).toEqual([later]);
    });

    it('keeps one relay of each kind of a tournament, until it is removed', async () => {
      const { relays } = await storageForTest();
      const one = (id: string, kind: StoredRelay['kind'], tournament = 'open'): StoredRelay => ({
        id,
        tournament,
        kind,
        settings: '{}',
        token: `lip_${id}`,
        account: 'a-1',
        madeBy: 'Ida',
        madeAt: '2026-11-30T20:00:00.000Z',
        sent: '{}',
        progress: '{}',
      });
      const [first, boards, other] = [
        one('1', 'broadcast'),
        one('2', 'boards'),
        one('3', 'boards', 'blitz'),
      ];
      for (const each of [first, boards, other]) await relays.putRelay(each);
      expect(await relays.relays()).toEqual([other, boards, first]);
      expect(await relays.claimRelay('1', '2026-11-30T20:00', '2026-11-30T20:01')).toBe(true);
      expect(await relays.claimRelay('1', '2026-11-30T20:00', '2026-11-30T20:02')).toBe(false);
      const second = one('4', 'broadcast');
      await relays.putRelay(second);
      await relays.keepRelay('1', { sent: '{"1":"late"}' });
      await relays.keepRelay('4', { progress: '{"taken":1}' });
      expect(await relays.relaysOf('open')).toEqual([
        boards,
        { ...second, progress: '{"taken":1}' },
      ]);
      expect(await relays.claimRelay('4', '2026-11-30T20:00', '2026-11-30T20:01')).toBe(true);
      expect(await relays.removeRelay('open', 'broadcast')).toBe(true);
      expect(await relays.removeRelay('open', 'broadcast')).toBe(false);
      expect(await relays.relaysOf('open')).toEqual([boards]);
    });

    it('keeps webhooks, each sent by one process at a time, until they are removed', async () => {
      const { webhooks } = await storageForTest();
      const one = (id: string, madeAt: string): StoredWebhook => ({
        id,
        kind: 'tournament',
        place: 'open',
        address: 'https://skak.example/',
        madeAt,
        secret: 'a secret',
        madeBy: 'Ida Hansen',
        told: '{}',
        progress: '{}',
      });
      const [first, second] = [one('2', '2026-11-21'), one('1', '2026-11-22')];
      await webhooks.addWebhook(second);
      await webhooks.addWebhook(first);
      expect(await webhooks.webhooks()).toEqual([first, second]);
      await webhooks.keepWebhook('1', { told: '{"open":{}}' });
      expect((await webhooks.webhooks())[1]).toEqual({ ...second, told: '{"open":{}}' });
      expect(await webhooks.claimWebhook('1', '2026-11-23T10:00', '2026-11-23T10:01')).toBe(true);
      expect(await webhooks.claimWebhook('1', '2026-11-23T10:00', '2026-11-23T10:02')).toBe(false);
      expect(await webhooks.claimWebhook('1', '2026-11-23T10:01', '2026-11-23T10:02')).toBe(true);
      expect(await webhooks.removeWebhook('other', '1')).toBe(false);
      expect(await webhooks.removeWebhook('open', '1')).toBe(true);
      expect(await webhooks.webhooks()).toEqual([first]);
    });

    it('keeps phones by tournament, each sent to by one process at a time, until they are removed', async () => {
      const { push } = await storageForTest();
      const one = (id: string, tournament: string, madeAt: string): StoredSubscription => ({
        id,
        tournament,
        player: 'p1',
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a',
        p256dh: 'a point',
        auth: 'a secret',
        language: 'da',
        origin: 'https://skak.example',
        madeAt,
        told: '{}',
        progress: '{}',
      });
      const [first, second] = [one('2', 'open', '2026-11-21'), one('1', 'open', '2026-11-22')];
      const other = one('3', 'blitz', '2026-11-22');
      for (const each of [second, first, other]) await push.addSubscription(each);
      await push.addSubscription({ ...first, language: 'en' });
      expect(await push.subscriptionsOf('open')).toEqual([first, second]);
      expect(await push.subscribedTournaments()).toEqual(['blitz', 'open']);
      const claim = (now: string, until: string) => push.claimSubscription(first, now, until);
      expect(await claim('2026-11-23T10:00', '2026-11-23T10:01')).toBe(true);
      expect(await claim('2026-11-23T10:00', '2026-11-23T10:02')).toBe(false);
      expect(await claim('2026-11-23T10:01', '2026-11-23T10:02')).toBe(true);
      await push.freeSubscription('2');
      await push.keepSubscription('2', { told: '{"over":"over"}' });
      // Whoever read it before another process told the phone does not tell it again.
      expect(await claim('2026-11-23T11:00', '2026-11-23T11:01')).toBe(false);
      expect((await push.subscriptionsOf('open'))[0]).toEqual({
        ...first,
        told: '{"over":"over"}',
      });
      expect(await push.removeSubscription('blitz', '1')).toBe(false);
      expect(await push.removeSubscription('open', '2')).toBe(true);
      expect(await push.subscriptionsOf('open')).toEqual([second]);
      await push.removeSubscriptions('open');
      expect(await push.subscribedTournaments()).toEqual(['blitz']);
    });

    it('keeps the keys of the sender that were made first', async () => {
      const { push } = await storageForTest();
      expect(await push.pushKeys('first')).toBe('first');
      expect(await push.pushKeys('second')).toBe('first');
    });

    it('keeps the links of helpers, also those that were revoked', async () => {
      const { accounts } = await storageForTest();
      const link = (id: string, event: string, madeAt: string): StoredLink => ({
        id,
        event,
        madeAt,
        tokenHash: `hash of ${id}`,
        name: 'Bo',
        rights: '[]',
        madeBy: 'Ida Hansen',
        revokedAt: null,
        usedAt: null,
      });
      const [one, two, other] = [
        link('one', 'open', '2026-11-21'),
        link('two', 'open', '2026-11-22'),
        link('other', 'blitz', '2026-11-22'),
      ] as const;
      for (const each of [one, two, other]) await accounts.addLink(each);
      expect(await accounts.linksOf('open')).toEqual([two, one]);
      expect(await accounts.findLink(one.tokenHash)).toEqual(one);
      expect(await accounts.findLink('hash of none')).toBeNull();
      expect(await accounts.revokeLink('blitz', 'one', '2026-11-23')).toBe(false);
      expect(await accounts.revokeLink('open', 'one', '2026-11-23')).toBe(true);
      expect(await accounts.revokeLink('open', 'one', '2026-11-24')).toBe(true);
      expect((await accounts.findLink(one.tokenHash))?.revokedAt).toBe('2026-11-23');
      expect((await accounts.findLink(two.tokenHash))?.revokedAt).toBeNull();
      await accounts.noteUse('two', '2026-11-25');
      expect(await accounts.findLink(two.tokenHash)).toEqual({ ...two, usedAt: '2026-11-25' });
    });
  });
}
