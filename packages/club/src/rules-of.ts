import { type CompetitionRules, rulesOfClub } from '@rokade/rules';
import type { Contest } from './contest.ts';

/** What the club by whose rules a competition is played has for it, or for its play-offs. */
export const rulesOf = <Of extends keyof CompetitionRules>(
  { rules }: Pick<Contest, 'rules'>,
  competition: Of,
): CompetitionRules[Of] => rulesOfClub(competition, rules);
