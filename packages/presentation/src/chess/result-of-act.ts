import type { GameResult } from '@rokade/tournament';

/**
 * The acts that enter a result: three for games, three for forfeits, then those for games to be
 * finished later.
 */
export const resultActs = [
  'white-wins',
  'draw',
  'black-wins',
  'black-absent',
  'white-absent',
  'both-absent',
  'adjourned',
  'postponed',
] as const;

/** An act that enters a result. */
export type ResultAct = (typeof resultActs)[number];

/** Whether an act enters a result. */
export const isResultAct = (act: string): act is ResultAct =>
  resultActs.some((resultAct) => resultAct === act);

/** The result that an act enters. `notice`: whether the absent players had given notice. */
export function resultOfAct(act: ResultAct, notice: boolean): GameResult {
  switch (act) {
    case 'white-wins':
      return { kind: 'played', white: 2, black: 0 };
    case 'draw':
      return { kind: 'played', white: 1, black: 1 };
    case 'black-wins':
      return { kind: 'played', white: 0, black: 2 };
    case 'black-absent':
      return { kind: 'forfeit', absent: 'black', notice };
    case 'white-absent':
      return { kind: 'forfeit', absent: 'white', notice };
    case 'both-absent':
      return { kind: 'forfeit', absent: 'both', notice };
    case 'adjourned':
    case 'postponed':
      return { kind: 'pending', why: act, due: '' };
  }
}

/** The forfeit with notice changed to one without, or the other way round. */
export const turnedNotice = (forfeit: Extract<GameResult, { kind: 'forfeit' }>): GameResult => ({
  ...forfeit,
  notice: !forfeit.notice,
});

/** The scores over the board that an arbiter alone gives, in half-points: ½–0, 0–½ and 0–0. */
export const unusualScores = [
  [1, 0],
  [0, 1],
  [0, 0],
] as const;

/** The scores that games usually have, in half-points. */
export const usualScores = [
  [2, 0],
  [1, 1],
  [0, 2],
] as const;

/** Every result that can be entered at the desk: games, forfeits, unusual scores, breaks and annulled games. */
export const enteredResults: readonly GameResult[] = [
  ...resultActs.map((act) => resultOfAct(act, false)),
  ...(['black-absent', 'white-absent', 'both-absent'] as const).map((act) =>
    resultOfAct(act, true),
  ),
  ...unusualScores.map(([white, black]) => ({ kind: 'played', white, black }) as const),
  ...[...unusualScores, ...usualScores].map(
    ([white, black]) => ({ kind: 'cancelled', white, black }) as const,
  ),
];
