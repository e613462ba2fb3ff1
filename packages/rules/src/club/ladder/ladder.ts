import { reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { objectionToAct } from './challenge-objection.ts';
import type { LadderRules } from './edition-2018.ts';
import type { Challenge, LadderAct, LadderPlayer, LadderReason } from './ladder-act.ts';
import type { LadderState } from './ladder-state.ts';

type ByPlayer<T> = ReadonlyMap<PlayerNo, T>;

/** The result of an act: a new state with the reasons, or a refusal without any change. */
export interface LadderStep {
  readonly state: LadderState;
  readonly refused: boolean;
  readonly because: readonly LadderReason[];
}

const done = (
  state: LadderState,
  code: LadderReason['code'],
  article: string,
  facts: LadderReason['facts'],
): LadderStep => ({ state, refused: false, because: [reason(code, article, facts)] });

const lowest = Number.NEGATIVE_INFINITY;

/**
 * A new ladder: by rating, equal ratings in the given order, unrated players last.
 *
 * @article Tempelhof 2018 III.G.2
 */
export function newLadder(players: readonly LadderPlayer[]): LadderState {
  const sorted = players.toSorted((a, b) => {
    const [one, other] = [a.rating ?? lowest, b.rating ?? lowest];
    return one === other ? 0 : other - one;
  });
  return {
    order: sorted.map(({ no }) => no),
    bonus: new Map(),
    lastChallenged: new Map(),
    refusals: new Map(),
    struck: [],
    ratings: new Map(players.map(({ no, rating }) => [no, rating])),
  };
}

const withPoints = (bonus: ByPlayer<number>, no: PlayerNo, points: number): ByPlayer<number> =>
  points === 0 ? bonus : new Map([...bonus, [no, (bonus.get(no) ?? 0) + points]]);

/**
 * The order after the challenger takes the place of the challenged, who comes right behind; the others
 * move down.
 */
function climbed(
  order: readonly PlayerNo[],
  { challenger, challenged }: Challenge,
): readonly PlayerNo[] {
  return order
    .filter((no) => no !== challenger)
    .flatMap((no) => (no === challenged ? [challenger, challenged] : [no]));
}

/** The state with the points of a challenge, and with what later rules need of it. */
function settled(
  state: LadderState,
  { challenger, challenged }: Challenge,
  [ofChallenger, ofChallenged]: readonly [number, number],
): LadderState {
  const bonus = withPoints(state.bonus, challenger, ofChallenger);
  return {
    ...state,
    bonus: withPoints(bonus, challenged, ofChallenged),
    lastChallenged: new Map([...state.lastChallenged, [challenger, challenged]]),
  };
}

type Act<Kind> = Extract<LadderAct, { kind: Kind }>;

function played(rules: LadderRules, state: LadderState, act: Act<'match'>): LadderStep {
  const { challenger: player, challenged: opponent } = act;
  const { winner, loser } = rules.bonus;
  const halfPoints = act.halfPoints.reduce((sum, each) => sum + each, 0);
  const won = halfPoints >= rules.toWin;
  const next = settled(state, act, won ? [winner, loser] : [loser, winner]);
  const place = state.order.indexOf(opponent) + 1;
  const facts = { player, opponent, halfPoints, place };
  const after = {
    ...next,
    order: won ? climbed(state.order, act) : state.order,
    refusals: new Map([...state.refusals, [opponent, 0]]),
  };
  return done(after, won ? 'ladder.won' : 'ladder.defended', 'III.G.4', facts);
}

function strikeOff(rules: LadderRules, { state, ...step }: LadderStep, no: PlayerNo): LadderStep {
  const times = state.refusals.get(no) ?? 0;
  if (times < rules.refusalsToStrike) return { state, ...step };
  const facts = { player: no, times };
  return {
    ...step,
    state: {
      ...state,
      order: state.order.filter((each) => each !== no),
      struck: [...state.struck, no],
    },
    because: [...step.because, reason('ladder.struck', 'III.G.6', facts)],
  };
}

function notMet(rules: LadderRules, state: LadderState, act: Act<'not-met'>): LadderStep {
  const { challenger: player, challenged: opponent } = act;
  const { winner, notMet: none } = rules.bonus;
  const facts = { player, opponent, place: state.order.indexOf(opponent) + 1 };
  const after = {
    ...settled(state, act, [winner, none]),
    order: climbed(state.order, act),
    refusals: new Map([...state.refusals, [opponent, (state.refusals.get(opponent) ?? 0) + 1]]),
  };
  return strikeOff(rules, done(after, 'ladder.given-up', 'III.G.6', facts), opponent);
}

function entered(rules: LadderRules, state: LadderState, { no, rating }: Act<'entry'>): LadderStep {
  const counted = (rating ?? lowest) - rules.entryBelow;
  const above = state.order.filter((each) => (state.ratings.get(each) ?? lowest) >= counted).length;
  const place = Math.min(Math.max(above + 1, rules.highestEntry), state.order.length + 1);
  const code = place > above + 1 ? 'ladder.entered-highest' : 'ladder.entered';
  const facts = { player: no, place, below: rules.entryBelow };
  const after = {
    ...state,
    order: state.order.toSpliced(place - 1, 0, no),
    struck: state.struck.filter((each) => each !== no),
    refusals: new Map([...state.refusals, [no, 0]]),
    ratings: new Map([...state.ratings, [no, rating]]),
  };
  return done(after, code, 'III.G.2', facts);
}

function left(state: LadderState, { no }: Act<'leave'>): LadderStep {
  const after = { ...state, order: state.order.filter((each) => each !== no) };
  return done(after, 'ladder.left', 'III.G.6', { player: no });
}

/**
 * The ladder after an act; unchanged if it is refused. An unmet challenge counts as won by the
 * challenger, who takes the place; three in a row strike the challenged player off, and a match that
 * they are challenged to and play resets the count. A later player is placed behind as many players as
 * have a rating not below their own less 50, wherever those are, at the highest on place 3.
 *
 * @article Tempelhof 2018 III.G.2, III.G.4, III.G.6, III.G.7
 */
export function ladderStep(rules: LadderRules, state: LadderState, act: LadderAct): LadderStep {
  const objection = objectionToAct(rules, state, act);
  if (objection !== null) return { state, refused: true, because: [objection] };
  switch (act.kind) {
    case 'match':
      return played(rules, state, act);
    case 'not-met':
      return notMet(rules, state, act);
    case 'entry':
      return entered(rules, state, act);
    case 'leave':
      return left(state, act);
  }
}
