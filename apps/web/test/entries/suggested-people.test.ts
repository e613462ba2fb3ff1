import type { AssociationId, MembershipId, PersonId, RegisterCommand } from '@rokade/register';
import { translator } from '@rokade/texts/all';
import { usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { suggestedPeople } from '../../src/lib/server/register/suggested-people.ts';
import { ida, memoryApplication } from '../memory-application.ts';

const club = (id: string, name: string, federation: string): RegisterCommand => ({
  kind: 'enter-association',
  association: id as AssociationId,
  level: 'club',
  values: { name, federation },
  above: null,
});

const member = (id: string, association: string, from = ''): RegisterCommand => ({
  kind: 'begin-membership',
  membership: id as MembershipId,
  person: 'p1' as PersonId,
  values: {
    association: association as AssociationId,
    standing: 'playing',
    memberNumber: '',
    from,
    to: '',
  },
});

/** One who plays for a club in Denmark and one in Germany, with a number in each. */
async function playingForTwo(from = '') {
  const app = await memoryApplication();
  const commands: readonly RegisterCommand[] = [
    club('c1', 'Brønden', 'DEN'),
    club('c2', 'Tempelhof', 'GER'),
    {
      kind: 'enter-person',
      person: 'p1' as PersonId,
      values: {
        surname: 'Weiß',
        firstName: 'Ida',
        birth: '2001-05-02',
        womenTitle: 'WFM',
        dsuNumber: '100900001',
        dsbId: 'NU9000001',
        email: 'ida@example.org',
      },
    },
    member('m1', 'c1', from),
    member('m2', 'c2', from),
  ];
  for (const command of commands) {
    const basedOn = app.register.now().version;
    const done = await app.register.execute({ basedOn, command, reason: '', confirmed: true }, ida);
    if (!done.ok) throw new Error(done.error.code);
  }
  return { app, language: 'en', t: translator('en') } as unknown as App.Locals;
}

describe('whoever may be meant in a form of a player', () => {
  it.each([
    ['DEN', 'Brønden', '100900001'],
    ['GER', 'Tempelhof', 'NU9000001'],
    ['NOR', 'Brønden', ''],
  ])('has the club and the number of the federation %s', async (federation, clubName, number) => {
    const locals = await playingForTwo();
    const [found] = suggestedPeople(locals, 'ida weiss', { ...usualSettings, federation });
    expect(found?.values).toMatchObject({
      name: 'Weiß, Ida',
      title: 'WFM',
      birthDate: '2001-05-02',
      club: clubName,
      nationalId: number,
    });
  });

  it('is entered with the club that they join later, which is said', async () => {
    const locals = await playingForTwo('2026-12-01');
    const settings = { ...usualSettings, federation: 'DEN', roundDates: ['2026-11-21'] };
    const [found] = suggestedPeople(locals, 'ida weiss', settings);
    expect(found?.values.club).toBe('Brønden');
    expect(found?.more).toContain('Brønden (member from 1 December 2026)');
  });

  it('is told from others by year, club and number, never by contact data', async () => {
    const locals = await playingForTwo();
    const found = suggestedPeople(locals, '1009', { ...usualSettings, federation: 'DEN' });
    expect(found.map(({ more }) => more)).toEqual(['2001 · Brønden · 100900001']);
    expect(JSON.stringify(found)).not.toContain('example.org');
  });
});
