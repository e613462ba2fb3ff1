import { describe, expect, it } from 'vitest';
import { makePasswords } from '../src/accounts/passwords.ts';

const { fits, hash } = makePasswords();

/** By @node-rs/argon2 2.2.1, which hashed the passwords of Rokade's first folders. */
const kept =
  '$argon2id$v=19$m=19456,t=2,p=1$BjdR9jZ2e59+c+zTugvw3Q$1K859U+YCCyhRbo6NADIZ/jAIoZfgSNzFaf+qambBhE';

describe('a stored password', () => {
  it('is recognised in the hashes of earlier versions, and no other is', async () => {
    expect(await fits('en hest, tre tårne', kept)).toBe(true);
    expect(await fits('en hest, to tårne', kept)).toBe(false);
  });

  it('is kept as argon2id with a salt of its own, cost and all', async () => {
    const [first, second] = [await hash('lange rokade'), await hash('lange rokade')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await fits('lange rokade', second)).toBe(true);
    expect(await fits('kurze rokade', second)).toBe(false);
  });

  it('fits nobody where there is no account, or no hash', async () => {
    expect(await fits('lange rokade', null)).toBe(false);
    expect(await fits('', '$argon2id$')).toBe(false);
    expect(await fits('lange rokade', kept.replace('argon2id', 'argon2d'))).toBe(false);
  });
});
