import { describe, expect, it } from 'vitest';
import { pathHere } from '../src/lib/ui/path-here.ts';

describe('pathHere', () => {
  it.each([
    ['/console/x?round=2', '/console/x?round=2'],
    ['/t/ø', '/t/%C3%B8'],
    ['//evil.example/x', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['console', '/'],
    ['', '/'],
    [null, '/'],
    [12, '/'],
  ])('%j leads to %s', (text, path) => {
    expect(pathHere(text)).toBe(path);
  });
});
