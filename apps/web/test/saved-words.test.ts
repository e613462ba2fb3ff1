import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The addresses whose answer has the entries that were written, so that the notice says what was saved. */
const ofBooks = [
  /\/commands$/,
  /\/settings$/,
  /\/(?:payments|line-ups|squads|ranks|teams|divided-teams)$/,
  // An address in a variable is that of a book's commands.
  /^\{(?:to|commands)\}$/,
];

/** The opening tag that begins at a place of a component, to its end. */
function tagAt(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '>' && depth === 0 && source[at - 1] !== '=') return source.slice(start, at);
  }
  return source.slice(start);
}

/** The forms of the console's pages with an address at the API, each with its opening tag. */
const forms = globSync('apps/web/src/**/*.svelte').flatMap((file) => {
  // Its address stands where it is used.
  if (file.endsWith('/LeagueForm.svelte')) return [];
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/<(?:Act|League)Form\b/g)].flatMap(({ index, 0: opening }) => {
    const tag = tagAt(source, index);
    if (opening === '<LeagueForm') {
      return [
        { file, tag, to: `/leagues/{league}/${/\bat="([^"]*)"/.exec(tag)?.[1] ?? 'commands'}` },
      ];
    }
    const to = /\bto=(?:"([^"]*)"|(\{\w+\}))/.exec(tag);
    return to === null ? [] : [{ file, tag, to: to[1] ?? to[2] ?? '' }];
  });
});

describe('a form that writes into no book', () => {
  const others = forms.filter(({ to }) => !ofBooks.some((pattern) => pattern.test(to)));

  it('is found', () => {
    expect(forms.length).toBeGreaterThan(90);
    expect(others.length).toBeGreaterThan(30);
  });

  it('says itself what was done, or leads to the page that shows it', () => {
    const bare = others.filter(({ tag }) => !/\b(?:done|next)\b(?:=|\})/.test(tag));
    expect(bare.map(({ file, to }) => `${file} ${to}`)).toEqual([]);
  });
});
