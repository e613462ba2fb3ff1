import { type Contest, type ContestId, emptyContestValues, emptyEntryValues } from '@rokade/club';
import type { PersonId } from '@rokade/register';
import type { Application } from '@rokade/server';
import { describe, expect, it } from 'vitest';
import { contestPeople } from '../src/lib/server/club/contest-people.ts';
import { ida as account, memoryApplication } from './memory-application.ts';

const id = 'aar' as ContestId;
const people = { ida: 'Alm', bo: 'Bech', eva: 'Carl' } as const;

/** A season in which Bech, Bo was typed in, and a register with him and two others. */
async function office() {
  const app = await memoryApplication();
  for (const [index, [person, surname]] of Object.entries(people).entries()) {
    const firstName = person[0]?.toUpperCase() + person.slice(1);
    const values = { surname, firstName, birth: '1990-03-01' };
    const command = { kind: 'enter-person', person: person as PersonId, values } as const;
    const request = { basedOn: index, command, reason: '', confirmed: true };
    expect(await app.register.execute(request, account)).toMatchObject({ ok: true });
  }
  const days = { firstDay: '2026-01-01', lastDay: '2026-12-31' };
  const values = { ...emptyContestValues, name: 'Klubåret', ...days };
  const bo = { ...emptyEntryValues, name: 'bech, bo' };
  for (const [basedOn, command] of [
    { kind: 'make-contest', id, format: 'season', rules: 'tempelhof-2018', seed: 'frø', values },
    { kind: 'enter-entry', entry: 'bo', values: bo, rating: null, day: '2026-01-01' },
  ].entries()) {
    const request = { basedOn, command, reason: '', confirmed: true };
    expect(await app.contests.execute(id, request as never, account)).toMatchObject({ ok: true });
  }
  const scope = { kind: 'organisation', organisation: app.organisation };
  const session = { rights: [{ role: 'owner', for: scope }], csrf: 'c', accountId: 'a', name: 'I' };
  const locals = { app, session, belongings: new Map(), language: 'da', t: (key: string) => key };
  return { app, locals: locals as unknown as App.Locals };
}

async function contestOf(app: Application): Promise<Contest> {
  const found = await app.contests.get(id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

describe('people of the register', () => {
  it('are found, and said to be entered once they are', async () => {
    const { app, locals } = await office();
    const found = contestPeople(locals, await contestOf(app), 'Alm');
    expect(found?.people).toMatchObject([{ id: 'ida', name: 'Alm, Ida', isEntered: false }]);
    const contest = await contestOf(app);
    const ida = { ...emptyEntryValues, name: 'Alm, Ida', person: 'ida' };
    const command = {
      kind: 'enter-entry',
      entry: 'ida',
      values: ida,
      rating: null,
      day: '2026-01-02',
    };
    const request = { basedOn: contest.version, command, reason: '', confirmed: true };
    await app.contests.execute(id, request as never, account);
    const again = contestPeople(locals, await contestOf(app), 'Alm');
    expect(again?.people).toMatchObject([{ isEntered: true }]);
  });

  it('are nobody’s to look for who may not look into the register', async () => {
    const { app, locals } = await office();
    const without = { ...locals, session: { ...locals.session, rights: [] } };
    expect(contestPeople(without as unknown as App.Locals, await contestOf(app), 'Alm')).toBeNull();
  });
});
