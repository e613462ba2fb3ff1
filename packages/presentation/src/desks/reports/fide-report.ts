import {
  type FideReportRequirement,
  isRequired,
  missingInFideReport,
  tournamentDocument,
} from '@rokade/formats';
import type { TranslateFor } from '@rokade/texts';
import type { SettingName, Tournament } from '@rokade/tournament';
import { ratingsIn } from '../../files/report-document.ts';
import { roundDatePage, settingPage } from './missing-in-report.ts';

/** Something missing, and the page below the tournament's address where it is entered. */
interface MissingThing {
  readonly text: string;
  readonly page: string;
}

/** Missing things of one kind: those named, and how many more there are. */
export interface MissingGroup {
  readonly named: readonly MissingThing[];
  readonly more: number;
}

/** The settings for the header of a report. */
const settingOf: Partial<Record<FideReportRequirement['code'], SettingName>> = {
  'fide-report.name-missing': 'name',
  'fide-report.city-missing': 'place',
  'fide-report.federation-missing': 'federation',
  'fide-report.chief-arbiter-missing': 'chiefArbiter',
  'fide-report.time-control-missing': 'timeControl',
  'fide-report.arbiter-id-missing': 'arbiters',
  'fide-report.title-record-missing': 'system',
};

/** The page where something missing is entered: a player's, a round's or that of the settings. */
function pageOf(t: Tournament, requirement: FideReportRequirement): string {
  if (requirement.code === 'fide-report.game-unfinished') return `results/${requirement.round}`;
  if (requirement.code === 'fide-report.rounds-unplayed') return 'round';
  if ('round' in requirement) return roundDatePage(requirement.round);
  if (!('player' in requirement)) {
    return settingPage(settingOf[requirement.code] ?? 'roundDates');
  }
  const player = t.players[requirement.player - 1];
  return player === undefined ? 'players' : `players/${player.id}/edit`;
}

/** What the report to FIDE lacks, grouped by kind. */
export interface FideReportCheck {
  /** What FIDE requires; it does not accept a report without. */
  readonly required: readonly MissingGroup[];
  readonly advised: readonly MissingGroup[];
}

/** Checks the report as it would be sent now. @article DSU 2002 §3b */
export function checkFideReport(
  t: Tournament,
  { t: say, most }: { readonly t: TranslateFor<'console'>; readonly most: number },
): FideReportCheck {
  // The check only needs some place for each player, not the right one, so we use their numbers.
  const ranks = new Map(t.players.map(({ no }) => [no, no]));
  const missing = missingInFideReport(tournamentDocument(t, { ratings: ratingsIn(t), ranks }));
  const grouped = (some: readonly FideReportRequirement[]): readonly MissingGroup[] =>
    [...Map.groupBy(some, ({ code }) => code).values()].map((group) => ({
      named: group.slice(0, most).map((requirement) => ({
        text: say(requirement.code, { ...requirement }),
        page: pageOf(t, requirement),
      })),
      more: Math.max(0, group.length - most),
    }));
  return {
    required: grouped(missing.filter(isRequired)),
    advised: grouped(missing.filter((requirement) => !isRequired(requirement))),
  };
}
