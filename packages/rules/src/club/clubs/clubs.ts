import { invariant } from '../../kernel/invariant.ts';
import type { ClubRules, CompetitionRules } from './club-rules.ts';
import type { ClubWords } from './club-words.ts';
import { spilNaarDuVil } from './spil-naar-du-vil.ts';
import { tempelhof2018 } from './tempelhof-2018.ts';
import { tempelhof2018SixEvenings } from './tempelhof-2018-six-evenings.ts';

/** Every club whose rules are known, the usual one first; another one is its file and its place here. */
const clubs: readonly ClubRules[] = [tempelhof2018, tempelhof2018SixEvenings, spilNaarDuVil];

/** By which clubs' rules a competition can be played, the usual one first. */
export const ruleSetsOf = (competition: keyof CompetitionRules): readonly string[] =>
  clubs.filter((club) => club[competition] !== undefined).map(({ code }) => code);

/** What the club is called by whose rules something is played. */
export const clubName = (code: string): string =>
  clubs.find((one) => one.code === code)?.name ?? code;

/** What a club's own file says of how a competition is played; null: nothing. */
export function wordsOfClub(competition: keyof CompetitionRules, code: string): ClubWords | null {
  const club: ClubRules | undefined = clubs.find((one) => one.code === code);
  return club?.words?.[competition] ?? null;
}

/** What a club has for a competition; one that has none is not asked. */
export function rulesOfClub<Of extends keyof CompetitionRules>(
  competition: Of,
  code: string,
): CompetitionRules[Of] {
  const club: Partial<CompetitionRules> = clubs.find((one) => one.code === code) ?? {};
  const found: CompetitionRules[Of] | undefined = club[competition];
  invariant(found !== undefined, `${competition} by the rules of ${code}`);
  return found;
}
