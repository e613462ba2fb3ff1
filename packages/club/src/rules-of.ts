import { type CompetitionRules, rulesOfClub } from '@rokade/rules';
import type { Contest } from './contest.ts';

/** The rules of a competition's club for it, or for its play-offs. */
export const rulesOf = <Of extends keyof CompetitionRules>(
  { rules }: Pick<Contest, 'rules'>,
  competition: Of,
): CompetitionRules[Of] => rulesOfClub(competition, rules);
