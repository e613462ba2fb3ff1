import { describe, expect, it } from 'vitest';
import { fitsPassword, hashPassword } from '../src/accounts/passwords.ts';

/** By @node-rs/argon2 2.2.1, which hashed the passwords of Rokade's first folders. */
const kept =
  '$argon2id$v=19$m=19456,t=2,p=1$BjdR9jZ2e59+c+zTugvw3Q$1K859U+YCCyhRbo6NADIZ/jAIoZfgSNzFaf+qambBhE';

describe('a stored password', () => {
  it('is recognised in the hashes of earlier versions, and no other is', async () => {
    expect(await fitsPassword('en hest, tre tårne', kept)).toBe(true);
    expect(await fitsPassword('en hest, to tårne', kept)).toBe(false);
  });

  it('is kept as argon2id with a salt of its own, cost and all', async () => {
    const [first, second] = [
      await hashPassword('lange rokade'),
      await hashPassword('lange rokade'),
    ];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await fitsPassword('lange rokade', second)).toBe(true);
    expect(await fitsPassword('kurze rokade', second)).toBe(false);
  });

  it('fits nobody where there is no account, or no hash', async () => {
    expect(await fitsPassword('lange rokade', null)).toBe(false);
    expect(await fitsPassword('', '$argon2id$')).toBe(false);
    expect(await fitsPassword('lange rokade', kept.replace('argon2id', 'argon2d'))).toBe(false);
  });
});
