import {
  fieldNameAt,
  formOfPlayer,
  missedByes,
  readPlayerForm,
} from '@rokade/presentation/desks/entries/player-form.ts';
import { bodyOfForm, makeApi } from '@rokade/server';
import { type Command, emptyDetails } from '@rokade/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryApplication } from '../memory-application.ts';

/** Makes a command from the fields of a form, as the API reads them. */
async function commandReader() {
  const { routes } = makeApi(await memoryApplication(), () => {});
  const request = routes.find(({ path }) => path === '/tournaments/{id}/commands')?.body;
  if (request === undefined) throw new Error('the API takes commands');
  return (...fields: readonly (readonly [string, string])[]): Command => {
    const body = request.parse(bodyOfForm(request, [['basedOn', '1'], ...fields]));
    return (body as { readonly command: Command }).command;
  };
}

const word = fc.stringMatching(/^[A-Za-zÆØÅæøå]{1,12}$/);

describe('a player’s form', () => {
  it('says the same player when it is sent back unchanged', async () => {
    const commandOf = await commandReader();
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
        const at = 'command.changes';
        const fields = Object.entries(formOfPlayer(player)).map(
          ([field, text]) => [fieldNameAt(at, field as keyof typeof player), text] as const,
        );
        const kind = ['command.kind', 'change-player'] as const;
        expect(commandOf(kind, ['command.player', 'p1'], ...fields)).toEqual({
          kind: 'change-player',
          player: 'p1',
          changes: player,
        });
      }),
    );
  });

  it('enters a player with the byes of the rounds missed and the lists of the numbers', async () => {
    const commandOf = await commandReader();
    const at = 'command.players.0';
    const listed = { rating: { list: 'dsu', month: '2026-11' } };
    const command = commandOf(
      ['command.kind', 'enter-players'],
      [`${at}.id`, 'p7'],
      [`${at}.missed:json`, JSON.stringify(missedByes(2))],
      [`${at}.listed:json`, JSON.stringify(listed)],
      ...Object.entries(formOfPlayer({ ...emptyDetails, name: 'Dam,   Eli', rating: 1812 })).map(
        ([field, text]) => [fieldNameAt(`${at}.details`, field as 'name'), text] as const,
      ),
      [`${at}.details.federation:capitals`, 'den'],
    );
    expect(command).toMatchObject({
      players: [
        {
          id: 'p7',
          details: { name: 'Dam, Eli', rating: 1812, federation: 'DEN' },
          missed: [
            { round: 1, bye: 'half-point' },
            { round: 2, bye: 'half-point' },
          ],
          listed,
        },
      ],
    });
  });

  it('is read as it is typed by the script that looks for suggestions', () => {
    const form = new FormData();
    form.set('command.changes.name', '  Hansen,   Ida ');
    const read = readPlayerForm(form, 'command.changes');
    expect([read.name, read.club]).toEqual(['Hansen, Ida', '']);
  });
});
