import { isJunior, isSenior } from '../kernel/age-group.ts';
import { unreachable } from '../kernel/invariant.ts';
import type { PrizePlayer } from './prize-input.ts';
import type { PrizeCondition } from './prize-plan.ts';
import type { PrizeReason, PrizeReasonCode } from './reason-codes.ts';

type RatingCondition = Extract<PrizeCondition, { kind: 'rating' }>;

const isRatedBetween = (rating: number | null, { from, to }: RatingCondition): boolean =>
  rating !== null && (from === null || rating >= from) && (to === null || rating <= to);

/**
 * Whether a player is a citizen of a federation's country. If the citizenship is not known, the
 * player's federation stands in, as the reason says.
 *
 * @article DSU 2002 4.2 §36
 */
const isCitizen = ({ citizenship, federation }: PrizePlayer, of: string): boolean =>
  citizenship === '' ? federation === of : citizenship.split(/[^\p{L}]+/u).includes(of);

/** Whether a player meets a condition; `year` is the one for ages. */
export function fulfils(player: PrizePlayer, condition: PrizeCondition, year: number): boolean {
  const { no, rating, sex, birthYear, club } = player;
  switch (condition.kind) {
    case 'rating':
      return isRatedBetween(rating, condition);
    case 'unrated':
      return rating === null;
    case 'women':
      return sex === 'w';
    case 'seniors':
      return birthYear !== null && isSenior(birthYear, year, condition.fromAge);
    case 'juniors':
      return birthYear !== null && isJunior(birthYear, year, condition.toAge);
    case 'club':
      return club === condition.club;
    case 'citizens':
      return isCitizen(player, condition.federation);
    case 'listed':
      return condition.players.includes(no);
    default:
      return unreachable(condition);
  }
}

function ratingCode({ from, to }: RatingCondition): PrizeReasonCode {
  if (from === null) return to === null ? 'prize.rated' : 'prize.rating-to';
  return to === null ? 'prize.rating-from' : 'prize.rating-from-to';
}

const announcement = 'DSU §5f';

/** The reason why a player meets a condition. */
export function explainCondition(
  { no: player, rating, birthYear, citizenship }: PrizePlayer,
  condition: PrizeCondition,
  year: number,
): PrizeReason {
  const article = announcement;
  const age = year - (birthYear ?? year);
  switch (condition.kind) {
    case 'rating': {
      const facts = {
        player,
        rating: rating ?? 0,
        from: condition.from ?? 0,
        to: condition.to ?? 0,
      };
      return { code: ratingCode(condition), article, facts };
    }
    case 'unrated':
      return { code: 'prize.unrated', article, facts: { player } };
    case 'women':
      return { code: 'prize.woman', article: 'Tempelhof III.B.2', facts: { player } };
    case 'seniors': {
      const facts = { player, year, age, fromAge: condition.fromAge };
      return { code: 'prize.senior', article: 'Tempelhof III.B.2', facts };
    }
    case 'juniors': {
      const facts = { player, year, age, toAge: condition.toAge };
      return { code: 'prize.junior', article: 'Tempelhof III.B.2', facts };
    }
    case 'club':
      return { code: 'prize.club', article, facts: { player, club: condition.club } };
    case 'citizens': {
      const { federation } = condition;
      const code = citizenship === '' ? 'prize.citizen-presumed' : 'prize.citizen';
      return { code, article: 'DSU 4.2 §36', facts: { player, federation } };
    }
    case 'listed':
      return { code: 'prize.listed', article, facts: { player } };
    default:
      return unreachable(condition);
  }
}
