import { describe, expect, it } from 'vitest';
import { type BuiltFile, joinedFiles } from '../bundling/joined-files.ts';

const script = (name: string, letters: number, imports: readonly string[] = []): BuiltFile => ({
  name,
  kind: 'script',
  letters,
  imports,
  joinable: true,
});

const page = (name: string, imports: readonly string[]): BuiltFile => ({
  ...script(name, 100, imports),
  joinable: false,
});

describe('joinedFiles', () => {
  it('joins what the same page needs, never a page itself', () => {
    const files = [page('page', ['a', 'b']), script('a', 500), script('b', 500)];
    expect(joinedFiles(files, [{ files: ['page'], room: 0, most: 1e9 }])).toEqual([['a', 'b']]);
  });

  it('makes no page heavier than it has room for', () => {
    const files = [
      page('public', ['a']),
      page('console', ['a', 'b']),
      script('a', 10),
      script('b', 500),
    ];
    const pages = (room: number) => [
      { files: ['public'], room, most: 1e9 },
      ...Array.from({ length: 99 }, () => ({ files: ['console'], room: 0, most: 1e9 })),
    ];
    expect(joinedFiles(files, pages(499))).toEqual([]);
    expect(joinedFiles(files, pages(500))).toEqual([['a', 'b']]);
  });

  it('makes no page heavier than any may be, whatever room it has', () => {
    const files = [
      page('public', ['a']),
      page('console', ['a', 'b']),
      script('a', 10),
      script('b', 500),
    ];
    const pages = (most: number) => [
      { files: ['public'], room: 9000, most },
      ...Array.from({ length: 99 }, () => ({ files: ['console'], room: 0, most: 1e9 })),
    ];
    const letters = files[0] === undefined ? 0 : files[0].letters + 10;
    expect(joinedFiles(files, pages(letters + 499))).toEqual([]);
    expect(joinedFiles(files, pages(letters + 500))).toEqual([['a', 'b']]);
  });

  it('counts what a joined file imports as well', () => {
    const files = [
      page('public', ['a']),
      page('console', ['a', 'b']),
      script('a', 10),
      script('b', 10, ['large']),
      { ...script('large', 5000), joinable: false },
    ];
    const pages = [
      { files: ['public'], room: 1000, most: 1e9 },
      ...Array.from({ length: 99 }, () => ({ files: ['console'], room: 0, most: 1e9 })),
    ];
    expect(joinedFiles(files, pages)).toEqual([]);
  });

  it('never joins two of which one imports the other by way of a third', () => {
    const files = [
      page('page', ['a']),
      script('a', 10, ['between']),
      { ...script('between', 10, ['b']), joinable: false },
      script('b', 10),
    ];
    expect(joinedFiles(files, [{ files: ['page'], room: 0, most: 1e9 }])).toEqual([]);
  });

  it('joins such two where the third is joined, too', () => {
    const files = [
      page('page', ['a']),
      script('a', 10, ['b']),
      script('b', 10, ['c']),
      script('c', 10),
    ];
    const [joined] = joinedFiles(files, [{ files: ['page'], room: 0, most: 1e9 }]);
    expect(joined?.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('keeps styles and scripts apart', () => {
    const files: BuiltFile[] = [
      page('page', ['a', 'a styles', 'b styles']),
      script('a', 10),
      { ...script('a styles', 10), kind: 'styles' },
      { ...script('b styles', 10), kind: 'styles' },
    ];
    expect(joinedFiles(files, [{ files: ['page'], room: 0, most: 1e9 }])).toEqual([
      ['a styles', 'b styles'],
    ]);
  });
});
