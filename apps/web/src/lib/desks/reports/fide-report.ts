import {
  type FideReportRequirement,
  isRequired,
  missingInFideReport,
  ratingChoice,
  type TrfDocument,
  tournamentDocument,
} from '@rokade/formats';
import type { TranslateFor } from '@rokade/texts';
import { partOfMonth, placesInFile, type SettingName, type Tournament } from '@rokade/tournament';
import { settingPage } from './missing-in-report.ts';

const ratingsIn = ({ players }: Tournament) => ratingChoice(players.map(({ details }) => details));

/**
 * The tournament as the report file has it, with the places as they are now: the whole of it, or
 * one month's part.
 */
export function reportDocument(whole: Tournament, month: string | null = null): TrfDocument {
  const t = month === null ? whole : partOfMonth(whole, month);
  const ranks = placesInFile(t);
  const document = tournamentDocument(t, { ratings: ratingsIn(t), ranks });
  // Points lent for pairing are said by rounds of the whole.
  return month === null ? document : { ...document, accelerations: [] };
}

/** Something that is missing, and the page below the tournament's address where it is mended. */
interface MissingThing {
  readonly text: string;
  readonly page: string;
}

/** What is missing of one kind, and of how many more than are named. */
export interface MissingGroup {
  readonly named: readonly MissingThing[];
  readonly more: number;
}

/** The settings that say what a report's header holds. */
const settingOf: Partial<Record<FideReportRequirement['code'], SettingName>> = {
  'fide-report.name-missing': 'name',
  'fide-report.city-missing': 'place',
  'fide-report.federation-missing': 'federation',
  'fide-report.chief-arbiter-missing': 'chiefArbiter',
  'fide-report.time-control-missing': 'timeControl',
  'fide-report.arbiter-id-missing': 'arbiters',
  'fide-report.title-record-missing': 'system',
};

/** Where something is mended: at its player, its round or the setting it stands in. */
function pageOf(t: Tournament, requirement: FideReportRequirement): string {
  if (requirement.code === 'fide-report.game-unfinished') return `results/${requirement.round}`;
  if (requirement.code === 'fide-report.rounds-unplayed') return 'round';
  if ('round' in requirement) return settingPage(`roundDate-${requirement.round}`);
  if (!('player' in requirement)) {
    return settingPage(settingOf[requirement.code] ?? 'roundDates');
  }
  const player = t.players[requirement.player - 1];
  return player === undefined ? 'players' : `players/${player.id}/edit`;
}

/** What the report to FIDE lacks, in words, kind by kind. */
export interface FideReportCheck {
  /** Without these FIDE does not take it. */
  readonly required: readonly MissingGroup[];
  readonly advised: readonly MissingGroup[];
}

/** Looks through the report as it would be sent now. @article DSU 2002 §3b */
export function checkFideReport(
  t: Tournament,
  { t: say, most }: { readonly t: TranslateFor<'console'>; readonly most: number },
): FideReportCheck {
  // Everybody has a place in the standings; which it is, need not be worked out to know what is missing.
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
