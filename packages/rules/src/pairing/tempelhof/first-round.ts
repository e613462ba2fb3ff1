import { at } from '../../kernel/at.ts';
import type { PairedRound, Pairing } from '../pairing-system.ts';
import { byeFor } from './bye.ts';
import { seatsOf } from './colours.ts';
import type { Competitor } from './competitor.ts';
import type { FirstRoundRule } from './tempelhof-request.ts';

const article = 'Tempelhof IV.2';

/** Orders by rating; unrated players are last, and equal ratings go by number. */
const compareByRating = (a: Competitor, b: Competitor): number =>
  (b.rating ?? -1) - (a.rating ?? -1) || a.no - b.no;

/** Lots 1 and 2 meet, 3 and 4 …; the first of each has White, so that the lot also decides the colours. */
function neighbours(field: readonly Competitor[]): readonly Pairing[] {
  return Array.from({ length: Math.floor(field.length / 2) }, (_, index) => {
    const [white, black] = [at(field, 2 * index).no, at(field, 2 * index + 1).no];
    const facts = { player: white, opponent: black };
    return {
      board: index + 1,
      white,
      black,
      because: [
        { code: 'tempelhof.lot-neighbours', article, facts },
        { code: 'tempelhof.colours-by-lot', article: 'Tempelhof III.A.6', facts: { white, black } },
      ],
    };
  });
}

/** The upper half against the lower; the stronger has White on the odd boards. */
function halves(field: readonly Competitor[]): readonly Pairing[] {
  const half = Math.floor(field.length / 2);
  return field.slice(0, half).map(({ no }, index) => {
    const opponent = at(field, half + index).no;
    const board = index + 1;
    const seats = seatsOf(no, opponent, board % 2 === 1 ? 'white' : 'black');
    return {
      board,
      ...seats,
      because: [
        { code: 'tempelhof.rating-halves', article, facts: { player: no, opponent, place: board } },
        { code: 'tempelhof.colours-by-board', article, facts: { ...seats, board } },
      ],
    };
  });
}

/**
 * The first round, by lot or by rating; an odd last player has the bye.
 *
 * @article Tempelhof 2018 IV.2, III.A.6
 */
export function pairFirstRound(byNumber: readonly Competitor[], rule: FirstRoundRule): PairedRound {
  const field = rule === 'lot' ? byNumber : byNumber.toSorted(compareByRating);
  const last = field.length % 2 === 1 ? field.at(-1) : undefined;
  const pairings = rule === 'lot' ? neighbours(field) : halves(field);
  return { pairings, byes: last === undefined ? [] : [byeFor(last, [])], remarks: [] };
}
