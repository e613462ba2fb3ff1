import { changedLines, type LineContents } from '@rokade/presentation/public/changed-lines.ts';
import { untrack } from 'svelte';

/** How long a changed line stays marked. */
const markedSeconds = 60;

/**
 * Which lines of a table changed while the reader looked at it. `table` names the table: another
 * round is another table and starts without marks.
 */
export function followChanges(
  table: () => string,
  contents: () => LineContents,
): { has(key: string): boolean } {
  let changed = $state.raw<ReadonlySet<string>>(new Set());
  let before: { readonly table: string; readonly contents: LineContents } | null = null;

  $effect(() => {
    const now = { table: table(), contents: contents() };
    const earlier = before?.table === now.table ? before.contents : now.contents;
    before = now;
    const fresh = changedLines(earlier, now.contents);
    untrack(() => {
      if (fresh.size > 0 || earlier === now.contents) changed = fresh;
    });
    const timer = setTimeout(() => {
      changed = new Set();
    }, markedSeconds * 1000);
    return () => clearTimeout(timer);
  });

  return { has: (key) => changed.has(key) };
}
