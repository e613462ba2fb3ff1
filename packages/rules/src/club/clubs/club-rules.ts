import { invariant } from '../../kernel/invariant.ts';
import type { BlitzYearRules } from '../blitz-year/blitz-year.ts';
import type { FreePlayRules } from '../free-play/free-play.ts';
import type { LadderRules } from '../ladder/edition-2018.ts';
import type { MehrkampfRules } from '../mehrkampf/mehrkampf.ts';
import type { SeasonRules } from '../season/season.ts';
import type { SkatRules } from '../skat/edition-2018.ts';
import type { TitleGameRules } from '../title-games/title-games.ts';
import type { TrophyRules } from '../trophy/trophy.ts';
import { spilNaarDuVil } from './spil-naar-du-vil.ts';
import { tempelhof2018 } from './tempelhof-2018.ts';

/** The competitions of a club's year that go by rules of its own. */
export interface CompetitionRules {
  readonly ladder: LadderRules;
  readonly 'free-play': FreePlayRules;
  readonly 'blitz-year': BlitzYearRules;
  readonly mehrkampf: MehrkampfRules;
  readonly skat: SkatRules;
  readonly trophy: TrophyRules;
  readonly season: SeasonRules;
  readonly 'title-games': TitleGameRules;
}

/** The rules of a club; what it does not play is left out. */
export interface ClubRules extends Partial<CompetitionRules> {
  readonly code: string;
}

/** Every club whose rules are known, the usual one first; another one is its file and its place here. */
const clubs: readonly ClubRules[] = [tempelhof2018, spilNaarDuVil];

/** By which clubs' rules a competition can be played, the usual one first. */
export const ruleSetsOf = (competition: keyof CompetitionRules): readonly string[] =>
  clubs.filter((club) => club[competition] !== undefined).map(({ code }) => code);

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
