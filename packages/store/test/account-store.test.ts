import { describe, expect, it, onTestFinished } from 'vitest';
import { openStorage, type StoredAccount } from '../src/index.ts';

async function accountsForTest() {
  const opened = await openStorage(':memory:');
  if (!opened.ok) throw new Error(opened.error.code);
  onTestFinished(() => opened.value.journals.close());
  return opened.value.accounts;
}

const account = (id: string, name: string): StoredAccount => ({
  id,
  name,
  passwordHash: '$argon2id$…',
  role: 'arbiter',
  createdAt: '2026-11-21T12:00:00.000Z',
});

const ida = account('a-1', 'Ida Hansen');

describe('account store', () => {
  it('finds an account by its name, however it is written', async () => {
    const accounts = await accountsForTest();
    await accounts.add(ida);
    expect(await accounts.findByName('  ida   HANSEN ')).toEqual(ida);
    expect(await accounts.findByName('Ida')).toBeNull();
  });

  it('keeps names apart', async () => {
    const accounts = await accountsForTest();
    await accounts.add(ida);
    expect(await accounts.add(account('a-2', 'IDA HANSEN'))).toEqual({
      ok: false,
      error: { code: 'account.name-taken' },
    });
    expect(await accounts.findByName('Ida Hansen')).toEqual(ida);
  });

  it('takes the set-up token once, and only the newest', async () => {
    const accounts = await accountsForTest();
    await accounts.keepSetupToken('old');
    await accounts.keepSetupToken('new');
    expect(await accounts.isSetupToken('old')).toBe(false);
    expect(await accounts.isSetupToken('new')).toBe(true);
    expect(await accounts.addFirst(ida, 'old')).toBe(false);
    expect(await accounts.hasAccounts()).toBe(false);
    const both = [accounts.addFirst(ida, 'new'), accounts.addFirst(account('a-2', 'Bo'), 'new')];
    expect(await Promise.all(both)).toEqual([true, false]);
    expect(await accounts.findByName('Bo')).toBeNull();
    expect(await accounts.isSetupToken('new')).toBe(false);
  });

  it('keeps a session until it is signed out or over', async () => {
    const accounts = await accountsForTest();
    await accounts.add(ida);
    const session = (tokenHash: string, expiresAt: string) => ({
      tokenHash,
      accountId: ida.id,
      expiresAt,
    });
    await accounts.addSession(session('one', '2026-12-01'));
    await accounts.addSession(session('two', '2026-12-02'));
    await accounts.addSession(session('three', '2026-12-03'));
    await accounts.extendSession('one', '2026-12-31');
    await accounts.removeSession('three');
    await accounts.removeSessionsExpiredBy('2026-12-05');
    expect(await accounts.findSession('one')).toEqual({
      session: session('one', '2026-12-31'),
      account: ida,
    });
    expect(await accounts.findSession('two')).toBeNull();
    expect(await accounts.findSession('three')).toBeNull();
  });
});
