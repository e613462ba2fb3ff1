import { parsePlayerList } from '@rokade/formats';
import { emptyDetails } from '@rokade/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  entering,
  formOfPlayer,
  playerChanges,
  playerOfForm,
  readPlayerForm,
} from '../../src/lib/desks/entries/player-form.ts';
import { named } from '../played-journal.ts';

const formData = (values: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

const word = fc.stringMatching(/^[A-Za-zÆØÅæøå]{1,12}$/);

describe('a player’s form', () => {
  it('says the same player when it is sent back unchanged', () => {
    const details = fc.record({
      name: word,
      title: fc.constantFrom('', 'GM', 'WFM'),
      sex: fc.constantFrom('' as const, 'm' as const, 'w' as const),
      club: word,
      federation: fc.constantFrom('', 'DEN', 'GER'),
      citizenship: fc.constantFrom('', 'DEN', 'DEN GER'),
      rapidRating: fc.option(fc.integer({ min: 0, max: 3500 }), { nil: null }),
      dwzIndex: fc.option(fc.integer({ min: 0, max: 999 }), { nil: null }),
      blitzRating: fc.option(fc.integer({ min: 0, max: 3500 }), { nil: null }),
      rating: fc.option(fc.integer({ min: 0, max: 3500 }), { nil: null }),
      fideRating: fc.option(fc.integer({ min: 0, max: 3500 }), { nil: null }),
      fideId: fc.constantFrom('', '1400000'),
      nationalId: fc.constantFrom('', '12345'),
      birthDate: fc.constantFrom('', '2001', '2001-12-31'),
      person: fc.constantFrom('', 'person0000000001'),
    });
    fc.assert(
      fc.property(details, (player) => {
        const back = playerOfForm(readPlayerForm(formData(formOfPlayer(player))));
        expect(back).toEqual(player);
        expect(playerChanges(player, back)).toEqual({});
      }),
    );
  });

  it('takes blanks away and makes the federation capital', () => {
    const form = readPlayerForm(formData({ name: '  Hansen,   Ida ', federation: 'den' }));
    expect([form.name, form.federation, form.club]).toEqual(['Hansen, Ida', 'DEN', '']);
  });

  it('leaves what is no number to be refused', () => {
    expect(playerOfForm(readPlayerForm(formData({ rating: '18x2' }))).rating).toBeNaN();
  });

  it('names only what changed', () => {
    const { details } = named('a', 'Hansen, Ida');
    expect(playerChanges(details, { ...details, rating: 1812, club: 'Bjergby' })).toEqual({
      rating: 1812,
      club: 'Bjergby',
    });
  });
});

it('enters the players of a list by what a command may say, not by their rows', () => {
  const list = parsePlayerList('Navn;Rating\nHansen, Ida;1812');
  expect(list.players[0]).toHaveProperty('row');
  expect(entering(list.players)).toEqual({
    kind: 'enter-players',
    players: [
      {
        id: expect.any(String),
        details: { ...emptyDetails, name: 'Hansen, Ida', rating: 1812 },
        missed: [],
        listed: {},
      },
    ],
  });
});
