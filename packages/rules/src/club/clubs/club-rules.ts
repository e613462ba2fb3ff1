import type { BlitzYearRules } from '../blitz-year/blitz-year.ts';
import type { FreePlayRules } from '../free-play/free-play.ts';
import type { LadderRules } from '../ladder/edition-2018.ts';
import type { MehrkampfRules } from '../mehrkampf/mehrkampf.ts';
import type { SeasonRules } from '../season/season.ts';
import type { SkatRules } from '../skat/edition-2018.ts';
import type { TitleGameRules } from '../title-games/title-games.ts';
import type { TrophyRules } from '../trophy/trophy.ts';
import type { ClubWords } from './club-words.ts';

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
  /** What it is called, in every language. */
  readonly name: string;
  /** How a competition is played, as its public page says it; left out: as the program has it, or nothing. */
  readonly words?: Readonly<Partial<Record<keyof CompetitionRules, ClubWords>>>;
}
