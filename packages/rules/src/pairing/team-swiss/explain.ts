import { reason } from '../../kernel/reason.ts';
import type { BracketPair, PassedOverWhy } from './bracket-pairing.ts';
import type { AllocatedColours } from './colours.ts';
import { compareEntrants, type Entrant } from './entrant.ts';
import {
  type TeamSwissReason,
  type TeamSwissReasonCode,
  teamSwissRegulation,
} from './reason-codes.ts';
import type { Bracket } from './upfloaters.ts';

const article = (number: string): string => `${teamSwissRegulation} ${number}`;

/** Teams before an upfloater in the order, with its score, that did not come up. */
const passedOverFor = (upfloater: Entrant, { upfloaters }: Bracket, teams: readonly Entrant[]) =>
  teams.filter(
    (team) =>
      team.primary === upfloater.primary &&
      compareEntrants(team, upfloater) < 0 &&
      !upfloaters.includes(team),
  );

/** The reasons of an upfloater: that it comes up, and instead of whom. */
function explainUpfloater(
  resident: Entrant,
  upfloater: Entrant,
  { bracket, below }: { readonly bracket: Bracket; readonly below: readonly Entrant[] },
): readonly TeamSwissReason[] {
  const comesUp = reason('team-swiss.upfloater', article('3.5'), {
    player: resident.no,
    opponent: upfloater.no,
    halfPoints: resident.primary,
    opponentHalfPoints: upfloater.primary,
  });
  const others = passedOverFor(upfloater, bracket, below).map(({ no }) => no);
  if (others.length === 0) return [comesUp];
  const facts = { opponent: upfloater.no, passedOverPlayers: others };
  return [comesUp, reason('team-swiss.passed-over-upfloaters', article('3.5.5'), facts)];
}

const passedOverReasons: Readonly<
  Record<PassedOverWhy, { readonly code: TeamSwissReasonCode; readonly number: string }>
> = {
  met: { code: 'team-swiss.passed-over-met', number: '2.1.1' },
  criteria: { code: 'team-swiss.passed-over-criteria', number: '3.6.4' },
  rest: { code: 'team-swiss.passed-over-rest', number: '3.6.3' },
};

function explainPassedOver({ top, passedOver }: BracketPair): readonly TeamSwissReason[] {
  return (['met', 'criteria', 'rest'] as const).flatMap((why) => {
    const teams = passedOver.filter((each) => each.why === why).map(({ team }) => team.no);
    const { code, number } = passedOverReasons[why];
    const facts = { player: top.no, passedOverPlayers: teams };
    return teams.length === 0 ? [] : [reason(code, article(number), facts)];
  });
}

/** Why two teams of a bracket meet; `below` are the teams that could have come up. */
export function explainPair(
  pair: BracketPair,
  bracket: Bracket,
  below: readonly Entrant[],
): readonly TeamSwissReason[] {
  const { top, bottom, isInOneHalf } = pair;
  const facts = { player: top.no, opponent: bottom.no, halfPoints: top.primary };
  const [resident, upfloater] = bracket.upfloaters.includes(top) ? [bottom, top] : [top, bottom];
  const why = bracket.upfloaters.includes(upfloater)
    ? explainUpfloater(resident, upfloater, { bracket, below })
    : [reason('team-swiss.same-score', article('3.6'), facts)];
  const half = isInOneHalf ? [reason('team-swiss.same-half', article('3.6.4'), facts)] : [];
  return [...why, ...half, ...explainPassedOver(pair)];
}

/** Why the first board of a match has these colours. */
export function explainColours(allocated: AllocatedColours): TeamSwissReason {
  const { first, other, colourOfFirst, code } = allocated;
  const [white, black] = colourOfFirst === 'white' ? [first, other] : [other, first];
  const wishes = [first, other].map(({ preference }) => preference?.colour ?? null);
  const facts = {
    player: first.no,
    opponent: other.no,
    white: white.no,
    black: black.no,
    whiteDifference: white.difference,
    blackDifference: black.difference,
  };
  const granted = wishes[0] === colourOfFirst ? facts : { ...facts, player: other.no };
  const isOfOne = code === 'team-swiss.only-preference' || code === 'team-swiss.strong-preference';
  return reason(code, article(allocated.article), isOfOne ? granted : facts);
}

/** Why a team has the bye. */
export const explainBye = ({ no, primary, colours }: Entrant): readonly TeamSwissReason[] => [
  reason('team-swiss.bye', article('3.4'), {
    player: no,
    halfPoints: primary,
    matches: colours.length,
  }),
];
