import { lineUpFaults } from '../line-up.ts';
import type { EligiblePlayer } from './eligible-player.ts';
import type { LineUpLimits } from './limit-rules.ts';

/** Faults at a board, in the order in which the rules are asked. */
export const boardFaultCodes = [
  'gap',
  'doubled',
  'unlisted',
  'suspended',
  'not-named',
  'other-club',
  'other-team',
  'plays-higher',
  'order',
] as const;

export type BoardFaultCode = (typeof boardFaultCodes)[number];

/** Faults of a whole line-up. */
export type CountFaultCode =
  | 'too-many-guests'
  | 'too-many-foreigners'
  | 'too-many-reserves'
  | 'too-few-juniors'
  | 'too-few-women'
  | 'too-few-players';

/** A fault, with the article that says so where it is known. */
export type LimitFault =
  | {
      readonly code: BoardFaultCode;
      /** From 1. */
      readonly board: number;
      /** null: nobody sits there. */
      readonly player: string | null;
      readonly article: string | null;
    }
  | {
      readonly code: CountFaultCode;
      readonly count: number;
      /** The most or the fewest that are allowed. */
      readonly bound: number;
      readonly article: string | null;
    };

/** A line-up to be judged, board 1 first; null: nobody. `squad` is ranked, the highest board first. */
export interface LimitedLineUp {
  readonly squad: readonly EligiblePlayer[];
  readonly played: readonly (string | null)[];
  readonly limits: LineUpLimits;
}

/** A rule about a player by themselves: whether it is broken. */
const playerRules: readonly (readonly [
  BoardFaultCode,
  (player: EligiblePlayer, limits: LineUpLimits) => boolean,
])[] = [
  ['suspended', ({ suspendedBy }) => suspendedBy !== null],
  ['not-named', ({ isNamed }) => !isNamed],
  ['other-club', ({ otherClub }, { oneClub }) => oneClub && otherClub !== null],
  ['other-team', ({ otherTeam }) => otherTeam !== null],
  [
    'plays-higher',
    ({ playedHigher }, { fixedAfter }) => fixedAfter !== null && playedHigher >= fixedAfter,
  ],
];

function boardFaults({ squad, played, limits }: LimitedLineUp): readonly LimitFault[] {
  const byOrder = lineUpFaults({ listed: squad.map(({ id }) => id), played, rules: limits });
  return played.flatMap((id, index): readonly LimitFault[] => {
    const board = index + 1;
    const player = squad.find((each) => each.id === id);
    const ofPlayer = playerRules.flatMap(([code, isBroken]): readonly LimitFault[] => {
      if (player === undefined || !isBroken(player, limits)) return [];
      const article = code === 'suspended' ? player.suspendedBy : null;
      return [{ code, board, player: player.id, article }];
    });
    const ofOrder = byOrder
      .filter((fault) => fault.board === board)
      .map(({ code }): LimitFault => {
        const article = code === 'order' ? limits.article : null;
        return { code, board, player: id, article };
      });
    return [...ofPlayer, ...ofOrder];
  });
}

type Counted = keyof Pick<EligiblePlayer, 'isGuest' | 'isForeigner' | 'isJunior' | 'isWoman'>;

function countFaults({ squad, played, limits }: LimitedLineUp): readonly LimitFault[] {
  const seated = squad.filter(({ id }) => played.includes(id));
  const countOf = (fact: Counted): number => seated.filter((player) => player[fact]).length;
  const most = (code: CountFaultCode, count: number, bound: number | null) =>
    bound !== null && count > bound ? [{ code, count, bound, article: null }] : [];
  const least = (code: CountFaultCode, count: number, bound: number | null) =>
    bound !== null && count < bound ? [{ code, count, bound, article: null }] : [];
  const empty = played.filter((id) => id === null).length;
  const from = limits.penaltyFromEmpty;
  return [
    ...most('too-many-guests', countOf('isGuest'), limits.mostGuests),
    ...most('too-many-foreigners', countOf('isForeigner'), limits.mostForeigners),
    ...most(
      'too-many-reserves',
      seated.filter(({ seat }) => seat === 'reserve').length,
      limits.mostReserves,
    ),
    ...least('too-few-juniors', countOf('isJunior'), limits.leastJuniors),
    ...least('too-few-women', countOf('isWoman'), limits.leastWomen),
    ...(from !== null && empty >= from
      ? least('too-few-players', played.length - empty, played.length - from + 1)
      : []),
  ];
}

/**
 * The faults of a line-up by a league's limits, board by board, then those of the whole. Before the match
 * they are told, after it they are judged (`judgeLineUp`).
 *
 * @article Tempelhof 2018 III.H.3, III.H.4
 */
export const limitFaults = (lineUp: LimitedLineUp): readonly LimitFault[] => [
  ...boardFaults(lineUp),
  ...countFaults(lineUp),
];
