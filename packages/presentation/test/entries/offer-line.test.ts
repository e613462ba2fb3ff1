import { emptyDetails, type PlayerId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  answering,
  isTickedBeforehand,
  type OfferLine,
  offerKey,
} from '../../src/desks/entries/offer-line.ts';

const november = { list: 'dsu', month: '2026-11' };

const line = (more: Partial<OfferLine>): OfferLine => ({
  player: 'p1' as PlayerId,
  kind: 'changed',
  by: { id: 'ida', name: 'Alm, Ida', more: '' },
  changes: { title: 'CM', rating: 1812 },
  listed: { rating: november },
  name: 'Alm, Ida',
  before: emptyDetails,
  ...more,
});

const changed = line({});
const likely = line({
  player: 'p2' as PlayerId,
  kind: 'likely',
  by: { id: 'bo', name: 'Bo', more: '' },
  changes: { club: 'Brønden', person: 'bo' },
  listed: {},
});
const offers = [changed, likely];

const takingOver = (sent: FormData, of: readonly OfferLine[]) => answering(sent, of);

function leavingOut(sent: FormData, of: readonly OfferLine[]) {
  sent.append('act', 'leave-out');
  return answering(sent, of);
}

/** A form in which these fields are ticked. */
function form(...ticks: readonly [OfferLine, keyof OfferLine['changes']][]): FormData {
  const sent = new FormData();
  for (const [offer, field] of ticks) sent.append('take', offerKey(offer, field));
  return sent;
}

describe('of what is offered', () => {
  it('all is ticked beforehand but names, and what is in doubt', () => {
    const renamed = line({ changes: { name: 'Alm, Ida Marie', title: 'CM' } });
    const doubtful = line({ kind: 'doubtful', changes: { person: 'eva' } });
    const both = [renamed, doubtful];
    expect(isTickedBeforehand(both, 0, 'title')).toBe(true);
    expect(isTickedBeforehand(both, 0, 'name')).toBe(false);
    expect(isTickedBeforehand(both, 1, 'person')).toBe(false);
    expect(isTickedBeforehand([renamed, line({})], 1, 'title')).toBe(false);
  });

  it('what is ticked is taken over in one act, with its list', () => {
    expect(takingOver(form([changed, 'rating'], [likely, 'person']), offers)).toEqual({
      kind: 'change-players',
      players: [
        { player: 'p1', changes: { rating: 1812 }, listed: { rating: november } },
        { player: 'p2', changes: { person: 'bo' }, listed: {} },
      ],
    });
  });

  it('the rest is left out', () => {
    expect(leavingOut(form([changed, 'rating'], [likely, 'person']), offers)).toEqual({
      kind: 'decline-changes',
      players: [
        { player: 'p1', values: { title: 'CM' } },
        { player: 'p2', values: { club: 'Brønden' } },
      ],
    });
  });

  it('of somebody who is not the player nothing but that is said', () => {
    expect(leavingOut(form([changed, 'rating'], [changed, 'title']), offers)).toEqual({
      kind: 'decline-changes',
      players: [{ player: 'p2', values: { person: 'bo' } }],
    });
  });

  it('nothing is sent where nothing is ticked, or everything', () => {
    expect(takingOver(form(), offers)).toBeNull();
    const all: readonly [OfferLine, keyof OfferLine['changes']][] = [
      [changed, 'rating'],
      [changed, 'title'],
      [likely, 'club'],
      [likely, 'person'],
    ];
    expect(leavingOut(form(...all), offers)).toBeNull();
  });
});
