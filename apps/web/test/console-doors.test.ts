import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { actAtDoor, actionActs, doors } from '@rokade/presentation/console/doors/doors.ts';
import { describe, expect, it } from 'vitest';

const routes = join(import.meta.dirname, '../src/routes');
const filesOf = (pattern: string): readonly string[] => globSync(pattern, { cwd: routes });

/** The actions of each page that has some, as its module says. */
async function actionsOfPages(): Promise<Readonly<Record<string, readonly string[]>>> {
  const files = filesOf('console/**/+page.server.ts');
  const found = await Promise.all(
    files.map(async (file) => {
      const { actions = {} } = await import(join(routes, file));
      // What is passed on to the API is judged there.
      const own = Object.keys(actions).filter((name) => name !== 'tell');
      return [`/${dirname(file)}`, own.toSorted()] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, names]) => names.length > 0));
}

const names = (acts: Readonly<Record<string, object>>): Readonly<Record<string, string[]>> =>
  Object.fromEntries(
    Object.entries(acts).map(([route, of]) => [route, Object.keys(of).toSorted()]),
  );

describe('the doors of the console', () => {
  it('are one for each of its routes', () => {
    const found = filesOf('console/**/+{page.svelte,page.server.ts,server.ts}');
    const answering = new Set(found.map((file) => `/${dirname(file)}`));
    expect(Object.keys(doors).toSorted()).toEqual([...answering].toSorted());
  });

  it('name every action of every page', { timeout: 60_000 }, async () => {
    expect(names(actionActs)).toEqual(await actionsOfPages());
  });

  it('let nobody in where none is', () => {
    expect(actAtDoor('/console/nowhere', null)).toBeNull();
    expect(actAtDoor('/console/new', 'other')).toBeNull();
    expect(actAtDoor('/console/[id]', 'default')).toBeNull();
    expect(actAtDoor('/console/[id]/settings', null)).toBe('see-event');
    expect(actAtDoor('/console/[id]/settings', 'remove')).toBeNull();
  });
});
