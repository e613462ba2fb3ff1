import {
  type BookKind,
  fieldsOf,
  nothingPersonal,
  onlyOne,
  shapesOf,
  text,
  wordOf,
} from '@rokade/journal';
import { ok } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { applicationForTest, ida } from './sample-tournament.ts';

/** Who has which key of the hall: all that a kind of book of its own has to say. */
interface KeysTypes {
  readonly state: { readonly version: number; readonly holders: Readonly<Record<string, string>> };
  readonly command: { readonly kind: 'give-key'; readonly key: string; readonly to: string };
  readonly event: { readonly kind: 'key-given'; readonly key: string; readonly to: string };
  readonly refusal: { readonly code: string };
  readonly id: 'own';
  readonly summary: { readonly keys: number };
}

const entryShape = { key: text, to: text };

const keysBook: BookKind<KeysTypes> = {
  kind: 'keys',
  format: 1,
  migrations: [],
  decide: (_, { command: { key, to } }) => ok([{ kind: 'key-given', key, to }]),
  objectionToReturn: () => null,
  evolve: (state, { version, event: { key, to } }) => ({
    version,
    holders: { ...state?.holders, [key]: to },
  }),
  restsOn: ({ key }, event) => event.key === key,
  personal: nothingPersonal,
  ...onlyOne('own'),
  ...shapesOf(
    fieldsOf({ kind: wordOf(['give-key']), ...entryShape }),
    fieldsOf({ kind: wordOf(['key-given']), ...entryShape }),
  ),
  follows: () => true,
  summary: { format: 1, of: ({ holders }) => ({ keys: Object.keys(holders).length }) },
  copies: { nameAfter: () => null },
};

const give = (basedOn: number, key: string, to: string) => ({
  basedOn,
  reason: '',
  confirmed: false,
  command: { kind: 'give-key', key, to } as const,
});

describe('a kind of book with no room in the server', () => {
  it('is written, listed and taken back, and two who meant the same are told', async () => {
    const books = (await applicationForTest()).booksOf(keysBook);
    expect(await books.execute('own', give(0, 'door', 'Bo'), ida)).toMatchObject({ ok: true });
    expect(await books.execute('own', give(0, 'cellar', 'Eva'), ida)).toMatchObject({ ok: true });
    expect(await books.execute('own', give(1, 'cellar', 'Per'), ida)).toMatchObject({
      error: { code: 'store.conflict', actualVersion: 2 },
    });
    expect(await books.list()).toMatchObject([{ id: 'own', summary: { keys: 2 } }]);
    const back = { kind: 'return-to', toVersion: 1 } as const;
    const request = { basedOn: 2, command: back, reason: 'Forkert', confirmed: true };
    expect(await books.execute('own', request, ida)).toMatchObject({ ok: true });
    expect(await books.get('own')).toMatchObject({ value: { holders: { door: 'Bo' } } });
    expect(await books.journal('own')).toMatchObject({ value: { length: 3 } });
    const file = await books.exportJson('own');
    expect(file.ok && JSON.parse(file.value)).toMatchObject({ kind: 'keys', count: 3 });
  });
});
