import { decideRequest, foldJournal, makeEntries } from '@rokade/journal';
import {
  type AssociationId,
  emptyRegister,
  type MembershipId,
  type PersonId,
  type PersonValues,
  type Register,
  type RegisterCommand,
  type RegisterEntry,
  registerBook,
  whoStays,
} from '@rokade/register';
import { clubToEnterWith, offersOfLists, offersOfRegister } from '@rokade/server';
import type { FoundPlayer } from '@rokade/store';
import type { Command, PlayerDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  arbiter,
  details,
  playerId,
  run,
  runConfirmed,
  settings,
  tournamentId,
} from '../../../test/tournament/journal-driver.ts';

const personId = (text: string) => text as PersonId;

/** The register after these commands, all confirmed. */
function registerAfter(...commands: readonly RegisterCommand[]): Register {
  let entries: readonly RegisterEntry[] = [];
  for (const command of commands) {
    const state = foldJournal(registerBook, entries);
    const request = { command, reason: '', confirmed: true };
    const decided = decideRequest(registerBook, state, request, state);
    if (!decided.ok) throw new Error(decided.error.code);
    const sign = { version: entries.length, at: '', actor: arbiter, reason: '' };
    entries = [...entries, ...makeEntries(decided.value, sign)];
  }
  return foldJournal(registerBook, entries) ?? emptyRegister;
}

const enter = (id: string, values: Partial<PersonValues>): RegisterCommand => ({
  kind: 'enter-person',
  person: personId(id),
  values,
});

const p1 = playerId('p1');
const today = '2026-11-01';

const ida = enter('ida', {
  surname: 'Alm',
  firstName: 'Ida',
  birth: '2001-05-02',
  title: 'CM',
  federation: 'DEN',
  dsuNumber: '100900001',
  fideId: '1490001',
});
const c1 = 'c1' as AssociationId;
const club: RegisterCommand = {
  kind: 'enter-association',
  association: c1,
  level: 'club',
  values: { name: 'Brønden', federation: 'DEN' },
  above: null,
};
const plays: RegisterCommand = {
  kind: 'begin-membership',
  membership: 'm1' as MembershipId,
  person: personId('ida'),
  values: { association: c1, standing: 'playing', memberNumber: '', from: '', to: '' },
};
const now = registerAfter(club, ida, plays);

/** Ida as the register says today. */
const registered: Partial<PlayerDetails> = {
  title: 'CM',
  club: 'Brønden',
  federation: 'DEN',
  birthDate: '2001-05-02',
  nationalId: '100900001',
  fideId: '1490001',
  person: 'ida',
};

const started = (more: Partial<PlayerDetails>, name = 'Alm, Ida', ...then: readonly Command[]) =>
  run(
    null,
    { kind: 'create-tournament', id: tournamentId, settings },
    { kind: 'enter-players', players: [{ id: p1, details: details(name, more) }] },
    ...then,
  ).state;

const offered = (
  t: ReturnType<typeof started>,
  register: Parameters<typeof offersOfRegister>[0] = now,
) => offersOfRegister(register, t, today).map(({ kind, by, changes }) => [kind, by.id, changes]);

describe('of a player who points to a person, a tournament is offered', () => {
  it('nothing where both say the same', () => {
    expect(offered(started(registered))).toEqual([]);
  });

  it.each<[what: string, here: Partial<PlayerDetails>, offer: Partial<PlayerDetails>]>([
    ['a new title', { title: '' }, { title: 'CM' }],
    ['the club played for on the first day', { club: 'Aalborg' }, { club: 'Brønden' }],
    ['another number', { fideId: '1499999' }, { fideId: '1490001' }],
    ['a birthday for a year', { birthDate: '2001' }, { birthDate: '2001-05-02' }],
    ['another federation', { federation: 'GER' }, { federation: 'DEN' }],
  ])('%s', (_, here, offer) => {
    expect(offered(started({ ...registered, ...here }))).toEqual([['changed', 'ida', offer]]);
  });

  it('another name', () => {
    expect(offered(started(registered, 'Bech, Ida'))).toEqual([
      ['changed', 'ida', { name: 'Alm, Ida' }],
    ]);
  });

  it('no year for a birthday, and nothing that the register does not say', () => {
    const less = registerAfter(enter('ida', { surname: 'Alm', firstName: 'Ida', birth: '2001' }));
    expect(offered(started(registered), less)).toEqual([]);
  });

  it('nothing once it is finished', () => {
    expect(
      offersOfRegister(now, { ...started({ ...registered, title: '' }), finished: true }, today),
    ).toEqual([]);
  });

  it('nothing without a register, and nothing of somebody whom it does not know', () => {
    expect(offered(started(registered), registerAfter(club))).toEqual([]);
  });
});

describe('what was declined', () => {
  const declined = started({ ...registered, title: '' }, 'Alm, Ida', {
    kind: 'decline-changes',
    players: [{ player: p1, values: { title: 'CM' } }],
  });

  it('is not offered again', () => {
    expect(offered(declined)).toEqual([]);
  });

  it('is offered once it is something else', () => {
    const later = registerAfter(club, ida, plays, {
      kind: 'change-person',
      person: personId('ida'),
      changes: { title: 'FM' },
    });
    expect(offered(declined, later)).toEqual([['changed', 'ida', { title: 'FM' }]]);
  });
});

describe('a person who is merged into another while a tournament points to them', () => {
  const twice = [
    enter('ida', { surname: 'Alm', firstName: 'Ida' }),
    enter('other', { surname: 'Alm', firstName: 'Ida Marie', title: 'FM' }),
  ];
  const merge: RegisterCommand = {
    kind: 'merge-people',
    stays: personId('other'),
    goes: personId('ida'),
    values: {},
    leftOut: [],
  };
  const t = started({ ...registered, birthDate: '' });

  it('is whoever stays', () => {
    const [offer] = offersOfRegister(registerAfter(...twice, merge), t, today);
    expect(offer).toMatchObject({ kind: 'changed', by: { id: 'other' } });
    expect(offer?.changes).toEqual({ name: 'Alm, Ida Marie', title: 'FM' });
  });

  it('is again themselves when the merging is undone', () => {
    const undone = { kind: 'undo-merging', goes: personId('ida') } as const;
    expect(offered(t, registerAfter(...twice, merge, undone))).toEqual([]);
  });

  it('is nobody once they are erased', () => {
    const erased = { kind: 'erase-person', person: personId('ida') } as const;
    const alone = started({ ...registered, nationalId: '', fideId: '' });
    expect(offered(alone, registerAfter(club, ida, erased))).toEqual([]);
  });
});

describe('a player who points to nobody is offered to be linked', () => {
  const unlinked = { ...registered, person: '' };

  it('to the person with the same number', () => {
    expect(offered(started(unlinked))).toEqual([['likely', 'ida', { person: 'ida' }]]);
  });

  it('with what else the register says', () => {
    expect(offered(started({ ...unlinked, club: 'Aalborg' }, 'Alm, I.'))).toEqual([
      ['likely', 'ida', { name: 'Alm, Ida', club: 'Brønden', person: 'ida' }],
    ]);
  });

  it('in doubt to each who has the name', () => {
    const two = registerAfter(
      enter('a', { surname: 'Alm', firstName: 'Ida' }),
      enter('b', { surname: 'Alm', firstName: 'Ida' }),
    );
    const t = started({ birthDate: '' });
    expect(offered(t, two)).toEqual([
      ['doubtful', 'a', { person: 'a' }],
      ['doubtful', 'b', { person: 'b' }],
    ]);
  });

  it('not to whom they were said not to be', () => {
    const declining: Command = {
      kind: 'decline-changes',
      players: [{ player: p1, values: { person: 'ida' } }],
    };
    expect(offered(started(unlinked, 'Alm, Ida', declining))).toEqual([]);
  });

  it('not to somebody who plays here already', () => {
    const once = run(
      null,
      { kind: 'create-tournament', id: tournamentId, settings },
      { kind: 'enter-players', players: [{ id: p1, details: details('Alm, Ida', unlinked) }] },
    );
    const again: Command = {
      kind: 'enter-players',
      players: [{ id: playerId('p2'), details: details('Alm, Ida M.', registered) }],
    };
    expect(offered(runConfirmed(once, again).state).filter(([kind]) => kind === 'likely')).toEqual(
      [],
    );
  });
});

describe('of a player whose number is in rating lists, a tournament is offered', () => {
  const standard = (rating: number | null) => ({ standard: rating, rapid: null, blitz: null });
  const found = (source: 'fide' | 'dsu' | 'dwz', more: Partial<FoundPlayer>): FoundPlayer => ({
    source,
    month: '2026-11',
    id: '1490001',
    name: 'Alm, Ida',
    federation: 'DEN',
    sex: '',
    title: '',
    born: '',
    club: '',
    association: '',
    fideId: '1490001',
    fideRating: null,
    index: null,
    ratings: standard(null),
    factors: standard(null),
    ...more,
  });
  const lists = {
    of: () => [
      [
        found('fide', { title: 'CM', ratings: standard(2131) }),
        found('dsu', { id: '100900001', ratings: standard(2050) }),
      ],
    ],
  };
  const before = { ...registered, title: '', fideRating: 2105, rating: 2050 } as const;

  it('what each list says otherwise, with its month', () => {
    expect(offersOfLists(lists, started(before))).toEqual([
      {
        player: p1,
        kind: 'listed',
        by: { id: 'fide-2026-11', name: 'fide', more: '2026-11' },
        changes: { title: 'CM', fideRating: 2131 },
        listed: { fideRating: { list: 'fide', month: '2026-11' } },
      },
    ]);
  });

  it('the index by which the DWZ weighs an event', () => {
    const german = { of: () => [[found('dwz', { id: 'NU4005017', index: 44 })]] };
    const [offer] = offersOfLists(german, {
      ...started({ ...before, nationalId: 'NU4005017' }),
      settings: { ...started(before).settings, federation: 'GER' },
    });
    expect(offer?.changes).toMatchObject({ dwzIndex: 44 });
  });

  it('nothing that was left out, until the list says something else', () => {
    const values = { title: 'CM', fideRating: 2105 } as const;
    const declined = started(before, 'Alm, Ida', {
      kind: 'decline-changes',
      players: [{ player: p1, values }],
    });
    expect(offersOfLists(lists, declined)).toMatchObject([{ changes: { fideRating: 2131 } }]);
  });

  it('nothing once the tournament is finished', () => {
    expect(offersOfLists(lists, { ...started(before), finished: true })).toEqual([]);
  });
});

it('enters somebody for the club that they join later, and says from when', () => {
  const joins: RegisterCommand = {
    ...plays,
    values: { association: c1, standing: 'playing', memberNumber: '', from: '2027-01-01', to: '' },
  };
  const register = registerAfter(club, ida, joins);
  const person = whoStays(register, personId('ida'));
  if (person == null) throw new Error('nobody');
  const on = (day: string) => clubToEnterWith(register, person, { federation: 'DEN', day });
  expect(on('2026-11-01')).toEqual({ name: 'Brønden', from: '2027-01-01' });
  expect(on('2027-01-01')).toEqual({ name: 'Brønden', from: '' });
});
