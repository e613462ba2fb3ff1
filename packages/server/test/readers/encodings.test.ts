import { describe, expect, it } from 'vitest';
import { encoded, encodingFor } from '../../src/readers/encodings.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['br;q=nonsense', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it('is made from any other, and nothing is lost', async () => {
    const plain = Buffer.from('Ida Hansen – Bo Møller ½–½ '.repeat(100));
    const brotli = await encoded(plain, 'identity', 'br');
    const gzip = await encoded(brotli, 'br', 'gzip');
    expect(brotli.length).toBeLessThan(plain.length / 5);
    expect(await encoded(gzip, 'gzip', 'identity')).toEqual(plain);
  });
});
