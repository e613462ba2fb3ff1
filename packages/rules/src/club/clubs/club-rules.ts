import type { BlitzYearRules } from '../blitz-year/blitz-year.ts';
import type { FreePlayRules } from '../free-play/free-play.ts';
import type { LadderRules } from '../ladder/edition-2018.ts';
import type { MehrkampfRules } from '../mehrkampf/mehrkampf.ts';
import type { SeasonRules } from '../season/season.ts';
import type { SkatRules } from '../skat/edition-2018.ts';
import type { TitleGameRules } from '../title-games/title-games.ts';
import type { TrophyRules } from '../trophy/trophy.ts';
import type { ClubTournament } from './club-tournament.ts';
import type { ClubWords } from './club-words.ts';

/** The competitions of a club's year that have rules of their own. */
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

/** The rules of a club; competitions that it does not play are absent. */
export interface ClubRules extends Partial<CompetitionRules> {
  readonly code: string;
  /** The club's name, in every language. */
  readonly name: string;
  /** Matches the names of the organisations that play by its rules. */
  readonly called?: RegExp;
  /** The tournaments of its year, as they begin. */
  readonly tournaments?: readonly ClubTournament[];
  /** The description of a competition on its public page; absent: the program's own, if it has one. */
  readonly words?: Readonly<Partial<Record<keyof CompetitionRules, ClubWords>>>;
}
