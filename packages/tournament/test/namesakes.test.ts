import type { Command, PlayerDetails } from '@rokade/tournament';
import { viewRound, viewStandings } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  details,
  playerId,
  refusalOf,
  run,
  runConfirmed,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';

const enter = (id: string, changes: Partial<PlayerDetails> = {}): Command => ({
  kind: 'enter-players',
  players: [{ id: playerId(id), details: details('Holm, Ida', { club: '', ...changes }) }],
});
const two = (one: Partial<PlayerDetails>, other: Partial<PlayerDetails>) =>
  run(run(withPlayers(2), enter('a', one)), enter('b', other));
const namesOf = ({ state }: ReturnType<typeof two>): readonly string[] =>
  viewStandings(state)
    .rows.map(({ player }) => player.name)
    .filter((name) => name.startsWith('Holm'))
    .toSorted();

describe('two players of one name', () => {
  test.each<[string, Partial<PlayerDetails>, Partial<PlayerDetails>, readonly string[]]>([
    ['clubs', { club: 'Sydøst' }, { club: 'Brønshøj' }, ['Brønshøj', 'Sydøst']],
    ['births', { birthDate: '2011-04-01' }, { birthDate: '1958' }, ['1958', '2011']],
    ['numbers', { nationalId: '7' }, { nationalId: '8' }, ['3', '4']],
    [
      'births in one club',
      { club: 'Sydøst', birthDate: '2011' },
      { club: 'Sydøst', birthDate: '1958' },
      ['1958', '2011'],
    ],
  ])(
    'are entered where their %s tell them apart, which is said behind their names',
    (_, one, other, marks) => {
      expect(namesOf(two(one, other))).toEqual(marks.map((mark) => `Holm, Ida (${mark})`));
    },
  );

  test('are asked about where nothing does, by hand, in a list and when somebody is changed', () => {
    const asks = {
      code: 'command.needs-confirmation',
      consequences: [{ code: 'consequence.namesakes', names: 'Holm, Ida' }],
      reasonNeeded: false,
      again: false,
    };
    const one = run(withPlayers(2), enter('a', { club: 'Sydøst' }));
    expect(refusalOf(one, enter('b'))).toEqual(asks);
    const list: Command = {
      kind: 'enter-players',
      players: ['b', 'c'].map((id) => ({
        id: playerId(id),
        details: details('Holm, Ida', { club: 'Brønshøj' }),
      })),
    };
    expect(refusalOf(one, list)).toEqual(asks);
    const change: Command = {
      kind: 'change-player',
      player: playerId('p1'),
      changes: { name: 'holm,  ida', club: '' },
    };
    expect(refusalOf(one, change)).toMatchObject({ code: 'command.needs-confirmation' });
    expect(runConfirmed(one, enter('b')).state.players).toHaveLength(4);
  });

  test('stay as they are when something else of them is changed', () => {
    const both = runConfirmed(run(withPlayers(2), enter('a')), enter('b'));
    const rated = run(both, {
      kind: 'change-player',
      player: playerId('b'),
      changes: { rating: 1500 },
    });
    expect(rated.state.players[3]?.details.rating).toBe(1500);
  });

  test('stand with their marks on the boards of a round', () => {
    const paired = run(two({ club: 'Sydøst' }, { club: 'Brønshøj' }), { kind: 'pair-round' });
    const names = viewRound(paired.state, 1)?.boards.flatMap(({ white, black }) => [
      white.name,
      black.name,
    ]);
    expect(names).toContain('Holm, Ida (Sydøst)');
    expect(names).toContain('Holm, Ida (Brønshøj)');
  });
});
