import { at } from '../../../kernel/at.ts';
import type { HalfPoints } from '../../../kernel/half-points.ts';
import { reason } from '../../../kernel/reason.ts';
import { allocateColours } from '../../dutch/colour/allocate-colours.ts';
import { inConflict } from '../../dutch/criteria/c01-no-rematch.ts';
import { colourForbids } from '../../dutch/criteria/c03-absolute-preferences.ts';
import type { Criterion } from '../../dutch/criteria/criterion.ts';
import type { DutchArticles, DutchEdition } from '../../dutch/dutch-edition.ts';
import type { DutchRequest } from '../../dutch/dutch-request.ts';
import { type Field, makeField } from '../../dutch/field/field.ts';
import type { Pairee } from '../../dutch/field/pairee.ts';
import type { DutchVerdict, DutchVerdictCode } from '../../dutch/reason-codes.ts';
import type { GivenRound } from '../../pairing-system.ts';
import {
  firstDifferenceOf,
  type JudgedBracket,
  judgedBrackets,
  type Opponents,
} from './judged-brackets.ts';

/** The code of a verdict by a criterion, by the code of those passed over because of it. */
const codes: Readonly<Record<Criterion['passedOver'], DutchVerdictCode>> = {
  'dutch.passed-over-downfloaters': 'dutch.given-downfloaters',
  'dutch.passed-over-moved-down': 'dutch.given-moved-down',
  'dutch.passed-over-next-bracket': 'dutch.given-next-bracket',
  'dutch.passed-over-bye-receiver': 'dutch.given-bye-receiver',
  'dutch.passed-over-topscorer-colour': 'dutch.given-topscorer-colour',
  'dutch.passed-over-colour': 'dutch.given-preference',
  'dutch.passed-over-strong-colour': 'dutch.given-strong-preference',
  'dutch.passed-over-downfloat': 'dutch.given-downfloat',
  'dutch.passed-over-upfloat': 'dutch.given-upfloat',
  'dutch.passed-over-float-differences': 'dutch.given-float-differences',
};

type Articles = Pick<DutchArticles, 'regulation' | 'handling' | 'bestCandidate' | 'colours'>;

/** A given round, as boards of players; null if it does not seat exactly those to be paired. */
function seated(field: Field, { pairings, byes }: GivenRound) {
  const byNo = new Map(field.pairees.map((each) => [each.no, each]));
  const boards = pairings.flatMap(({ white, black }): [Pairee, Pairee][] => {
    const [first, second] = [byNo.get(white), byNo.get(black)];
    return first === undefined || second === undefined ? [] : [[first, second]];
  });
  const without = byes.flatMap((no) => byNo.get(no) ?? []);
  const all = new Set([...boards.flat(), ...without]);
  const isWhole = all.size === field.pairees.length && without.length <= 1;
  return isWhole && boards.length === pairings.length ? { boards, bye: without[0] ?? null } : null;
}

type Seated = NonNullable<ReturnType<typeof seated>>;

/** C1 to C3: what is not allowed at all. */
function forbidden(
  { regulation, handling }: Articles,
  field: Field,
  { boards, bye }: Seated,
): DutchVerdict | null {
  if (bye !== null && !bye.mayHaveBye) {
    return reason('dutch.given-bye-forbidden', `${regulation} C2`, { player: bye.no });
  }
  for (const [white, black] of boards) {
    const facts = { player: white.no, opponent: black.no };
    if (inConflict(field.conflicts, white.index, black.index)) {
      return white.opponents.includes(black.no)
        ? reason('dutch.given-met', `${regulation} C1`, facts)
        : reason('dutch.given-forbidden', handling, facts);
    }
    if (colourForbids(white, black)) {
      return reason('dutch.given-absolute-colour', `${regulation} C3`, facts);
    }
  }
  return null;
}

const opponentsIn = ({ boards }: Seated): Opponents =>
  new Map(
    boards.flatMap(([white, black]): [Pairee, Pairee][] => [
      [white, black],
      [black, white],
    ]),
  );

const isSame = (one: JudgedBracket, other: JudgedBracket): boolean =>
  one.pairs.length === other.pairs.length &&
  one.pairs.every(([higher, lower]) =>
    other.pairs.some((pair) => pair[0] === higher && pair[1] === lower),
  );

/** The first bracket that the two pair in another way, and what decides in it; null if there is none. */
function ofBrackets(
  { regulation, bestCandidate }: Articles,
  given: readonly JudgedBracket[],
  right: readonly JudgedBracket[],
): DutchVerdict | null {
  for (const [index, bracket] of given.entries()) {
    const other = at(right, index);
    if (isSame(bracket, other)) continue;
    const bracketHalfPoints = at(bracket.stage.residents, 0).score;
    const difference = firstDifferenceOf(bracket, other);
    if (difference === null) {
      return reason('dutch.given-later', `${regulation} ${bestCandidate}`, { bracketHalfPoints });
    }
    const { criterion, ...failures } = difference;
    const article = `${regulation} ${criterion.code}`;
    return reason(codes[criterion.passedOver], article, { bracketHalfPoints, ...failures });
  }
  return null;
}

/** The first board with the wrong colours, where everybody has the right opponent. */
function ofColours(
  { regulation, colours }: Articles,
  field: Field,
  { boards }: Seated,
): DutchVerdict | null {
  for (const [white, black] of boards) {
    const [higher, lower] = white.index < black.index ? [white, black] : [black, white];
    const { colourOfHigher, article } = allocateColours(higher, lower, field.initialColour);
    if ((colourOfHigher === 'white') === (higher === white)) continue;
    const facts = { player: black.no, opponent: white.no };
    return reason('dutch.given-colour', `${regulation} ${colours[article]}`, facts);
  }
  return null;
}

/**
 * The first article by which a round is not paired as somebody else paired it: what is forbidden, the
 * score of the bye, then from the top the first bracket that is paired otherwise and in it the first
 * criterion that differs, or else the order of article 4; at last the colours. Null where the two agree,
 * the round is impossible, or the other one seats other players. `@article FIDE C.04.3 2026 1.9, 3.8`
 */
export function verdictOn(
  edition: DutchEdition,
  request: DutchRequest,
  given: GivenRound,
): DutchVerdict | null {
  const { articles } = edition;
  const field = makeField(request, edition);
  const round = seated(field, given);
  const paired = edition.pairField(field);
  if (round === null || !paired.ok) return null;
  const { pairs, bye } = paired.value;
  const own: Seated = { boards: pairs.map(({ higher, lower }) => [higher, lower]), bye };
  const byeScoreOf = (seats: Seated): HalfPoints | null => seats.bye?.score ?? null;
  const fault = forbidden(articles, field, round);
  if (fault !== null) return fault;
  const [byeScore, ofGiven] = [byeScoreOf(own), byeScoreOf(round)];
  if (byeScore !== ofGiven) {
    const facts = { givenHalfPoints: ofGiven ?? 0, rightHalfPoints: byeScore ?? 0 };
    return reason('dutch.given-bye-score', `${articles.regulation} C5`, facts);
  }
  const bracketsOf = (seats: Seated) => judgedBrackets(field, opponentsIn(seats), byeScore);
  return (
    ofBrackets(articles, bracketsOf(round), bracketsOf(own)) ?? ofColours(articles, field, round)
  );
}
