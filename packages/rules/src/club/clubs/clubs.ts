import { invariant } from '../../kernel/invariant.ts';
import type { ClubRules, CompetitionRules } from './club-rules.ts';
import type { ClubTournament } from './club-tournament.ts';
import type { ClubWords } from './club-words.ts';
import { spilNaarDuVil } from './spil-naar-du-vil.ts';
import { tempelhof2018 } from './tempelhof-2018.ts';
import { tempelhof2018SixEvenings } from './tempelhof-2018-six-evenings.ts';

/** Every club with known rules, the default first; a new club is a file and an entry here. */
const clubs: readonly ClubRules[] = [tempelhof2018, tempelhof2018SixEvenings, spilNaarDuVil];

/** The clubs whose rules can be used for a competition, the default first. */
export const ruleSetsOf = (competition: keyof CompetitionRules): readonly string[] =>
  clubs.filter((club) => club[competition] !== undefined).map(({ code }) => code);

/** The name of the club of a rule set. */
export const clubName = (code: string): string =>
  clubs.find((one) => one.code === code)?.name ?? code;

/** The tournaments of the club that an organisation of that name is, if its rules have some. */
export const tournamentsOfClub = (name: string): readonly ClubTournament[] =>
  clubs.find(({ called }) => called?.test(name) === true)?.tournaments ?? [];

/** A club's tournament with a code; undefined: no club has it. */
export const tournamentOfAnyClub = (code: string): ClubTournament | undefined =>
  clubs.flatMap(({ tournaments = [] }) => tournaments).find((one) => one.code === code);

/** A club's own description of a competition; null: none. */
export function wordsOfClub(competition: keyof CompetitionRules, code: string): ClubWords | null {
  const club: ClubRules | undefined = clubs.find((one) => one.code === code);
  return club?.words?.[competition] ?? null;
}

/** A club's rules for a competition, which it must have. */
export function rulesOfClub<Of extends keyof CompetitionRules>(
  competition: Of,
  code: string,
): CompetitionRules[Of] {
  const club: Partial<CompetitionRules> = clubs.find((one) => one.code === code) ?? {};
  const found: CompetitionRules[Of] | undefined = club[competition];
  invariant(found !== undefined, `${competition} by the rules of ${code}`);
  return found;
}
