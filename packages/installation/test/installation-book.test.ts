import {
  conflictsWith,
  decideRequest,
  foldJournal,
  foldReturn,
  makeEntries,
} from '@rokade/journal';
import { describe, expect, it } from 'vitest';
import {
  type Installation,
  type InstallationCommand,
  type InstallationEntry,
  type InstallationValues,
  installationBook,
  logoType,
  type Right,
} from '../src/index.ts';

const actor = { id: 'a', name: 'Ida' };
const at = '2026-11-22T10:00:00.000Z';

const base64 = (...bytes: readonly number[]) => Buffer.from(bytes).toString('base64');

/** The beginning of a PNG of a width and height. */
function pngOf(width: number, height: number) {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(width, 0);
  sides.writeUInt32BE(height, 4);
  return { type: 'image/png', data: Buffer.concat([bytes, sides]).toString('base64') } as const;
}
const png = pngOf(300, 100);

const decide = (
  state: Installation | null,
  command: InstallationCommand,
  earlier: Installation | null = null,
) => decideRequest(installationBook, state, { command, reason: '', confirmed: false }, earlier);

const change = (changes: Partial<InstallationValues>) =>
  ({ kind: 'change-installation', changes }) as const;

/** The journal after these changes in order. */
function journal(...commands: readonly InstallationCommand[]): readonly InstallationEntry[] {
  let entries: readonly InstallationEntry[] = [];
  for (const command of commands) {
    const earlier =
      command.kind === 'return-to'
        ? foldReturn(installationBook, entries, command.toVersion)
        : null;
    const decided = decide(foldJournal(installationBook, entries), command, earlier);
    if (!decided.ok) throw new Error(decided.error.code);
    const sign = { version: entries.length, at, actor, reason: '' };
    entries = [...entries, ...makeEntries(decided.value, sign)];
  }
  return entries;
}

const stateAfter = (...commands: readonly InstallationCommand[]) =>
  foldJournal(installationBook, journal(...commands));

describe('the installation’s book', () => {
  it('begins with the first change, and writes what differs', () => {
    const entries = journal(change({ name: 'Skakklubben', address: '' }), change({ logo: png }));
    expect(entries.map(({ event }) => event)).toEqual([
      { kind: 'installation-begun' },
      { kind: 'installation-changed', changes: { name: 'Skakklubben' } },
      { kind: 'installation-changed', changes: { logo: png } },
    ]);
    expect(foldJournal(installationBook, entries)).toMatchObject({
      version: 3,
      name: 'Skakklubben',
      logo: png,
      timeZone: '',
    });
  });

  it('writes nothing where nothing changes', () => {
    expect(decide(null, change({ name: '', newTournament: null }))).toEqual({
      ok: true,
      value: [],
    });
    const named = stateAfter(change({ name: 'Skakklubben' }));
    expect(decide(named, change({ name: 'Skakklubben' }))).toEqual({ ok: true, value: [] });
  });

  it('is undone to before its first change', () => {
    const undone = stateAfter(
      change({ name: 'Skakklubben' }),
      change({ timeZone: 'Europe/Berlin' }),
      { kind: 'return-to', toVersion: 1 },
    );
    expect(undone).toMatchObject({ version: 4, name: '', timeZone: '' });
  });

  it('gives rights for good: a return takes back what was said, and leaves rights', () => {
    const arbiter = { role: 'arbiter', for: { kind: 'event', event: 'open' } } as const;
    const give = (...rights: readonly Right[]) =>
      ({ kind: 'set-rights', account: 'b', name: 'Bo', rights }) as const;
    const commands = [change({ name: 'Skakklubben' }), give(arbiter, arbiter)] as const;
    expect(journal(...commands).at(-1)?.event).toEqual({
      kind: 'rights-set',
      account: 'b',
      name: 'Bo',
      rights: [arbiter],
    });
    const back = { kind: 'return-to', toVersion: 1 } as const;
    expect(stateAfter(...commands, back)).toMatchObject({ name: '', rights: { b: [arbiter] } });
    expect(stateAfter(...commands, back, give())?.rights).toEqual({ b: [] });
    const state = stateAfter(...commands);
    expect(decide(state, { kind: 'return-to', toVersion: 2 }, state)).toMatchObject({
      error: { code: 'installation.nothing-to-return' },
    });
    expect(decide(state, give(arbiter))).toEqual({ ok: true, value: [] });
    const everywhere = { kind: 'organisation', organisation: 'own' } as const;
    expect(decide(state, give({ role: 'captain', for: everywhere }))).toEqual({
      ok: false,
      error: { code: 'rights.other-scope', role: 'captain', scope: 'organisation' },
    });
    expect(conflictsWith(installationBook, give(), journal(...commands))).toBe(true);
    const other = { ...give(), account: 'c' };
    expect(conflictsWith(installationBook, other, journal(...commands))).toBe(false);
  });

  it('is changed by two at once where they change different things', () => {
    const since = journal(change({ name: 'Skakklubben' }));
    expect(conflictsWith(installationBook, change({ name: 'Another' }), since)).toBe(true);
    expect(conflictsWith(installationBook, change({ address: 'Havnegade 1' }), since)).toBe(false);
  });
});

describe('what it refuses', () => {
  const gif = { type: 'image/png', data: base64(71, 73, 70, 56, 57, 97, 0, 0, 0) } as const;
  const large = { ...png, data: png.data + 'A'.repeat(140_000) };
  const svg = Buffer.from('<svg onload="alert(1)">').toString('base64');
  it.each([
    ['a long name', { name: 'x'.repeat(101) }, 'installation.text-too-long'],
    ['a long address', { address: 'x'.repeat(501) }, 'installation.text-too-long'],
    ['a picture that is none', { logo: gif }, 'installation.logo-not-an-image'],
    [
      'a type that is another',
      { logo: { ...png, type: 'image/webp' } },
      'installation.logo-not-an-image',
    ],
    ['no base64', { logo: { ...png, data: `${png.data}<svg>` } }, 'installation.logo-not-an-image'],
    ['a drawing with a script', { logo: { ...png, data: svg } }, 'installation.logo-not-an-image'],
    ['a large logo', { logo: large }, 'installation.logo-too-large'],
    ['a bomb', { logo: pngOf(60_000, 60_000) }, 'installation.logo-too-many-pixels'],
    [
      'one that is cut off',
      { logo: { ...png, data: png.data.slice(0, 20) } },
      'installation.logo-not-an-image',
    ],
  ] as const)('%s', (_, changes, code) => {
    expect(decide(null, change(changes))).toMatchObject({ ok: false, error: { code } });
  });

  it('tells pictures by how they begin', () => {
    expect(logoType(base64(255, 216, 255, 224, 0, 16))).toBe('image/jpeg');
    expect(logoType(Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ').toString('base64'))).toBe(
      'image/webp',
    );
    expect(logoType(Buffer.from('<svg onload="alert(1)">').toString('base64'))).toBeNull();
  });
});
