import type { Consequence } from '../commands/consequence.ts';
import type { Scoring } from '../values/setting-values.ts';
import { when } from './confirmation.ts';

/** Unusual values of games and byes, which need confirmation. */
export const scoringConsequences = ({
  win,
  draw,
  allocatedBye,
}: Scoring): readonly Consequence[] => [
  ...when(allocatedBye > win, { code: 'consequence.bye-above-win' }),
  ...when(draw >= win, { code: 'consequence.draw-as-win' }),
];
