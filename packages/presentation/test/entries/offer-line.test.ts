import { emptyDetails, type PlayerId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { isTickedBeforehand, type OfferLine } from '../../src/desks/entries/offer-line.ts';

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
});
