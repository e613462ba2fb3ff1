import { expect, it } from 'vitest';
import { type ChampionOffer, offersToTake } from '../src/desks/club/trophy-champions.ts';

const offer = (item: string, state: ChampionOffer['state'], isEntered = true): ChampionOffer => ({
  item,
  state,
  isEntered,
  year: 2026,
  competition: 'Blitz',
  name: 'Alm, Ida',
  winner: state === 'other' ? 'Bek, Bo' : '',
});

it('champions to be taken over begin with what is doubtful; what cannot be taken is none of them', () => {
  const offers = [
    offer('noted', 'noted'),
    offer('new', 'new'),
    offer('stranger', 'new', false),
    offer('shared', 'shared'),
    offer('other', 'other'),
    offer('newer', 'new'),
  ];
  const items = offersToTake(offers).map(({ item }) => item);
  expect(items).toEqual(['stranger', 'other', 'new', 'newer']);
});
