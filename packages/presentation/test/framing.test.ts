import { describe, expect, test } from 'vitest';
import { framedOnlyBy } from '../src/public/screen/framing.ts';

const policy = "default-src 'self'; frame-ancestors 'none'; form-action 'self'";

describe('who may show a page in a frame', () => {
  test.each([
    [[], "frame-ancestors 'none'"],
    [['https://klub.example'], 'frame-ancestors https://klub.example'],
    [
      ['https://klub.example', 'http://10.0.0.7:8080'],
      'frame-ancestors https://klub.example http://10.0.0.7:8080',
    ],
  ])('%j', (sites, directive) => {
    const header = framedOnlyBy(policy, sites);
    expect(header).toBe(`default-src 'self'; ${directive}; form-action 'self'`);
  });

  test('where the policy ends with it', () => {
    expect(framedOnlyBy("frame-ancestors 'none'", ['https://a.example'])).toBe(
      'frame-ancestors https://a.example',
    );
  });
});
