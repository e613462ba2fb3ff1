import { type Namer, namesIn } from '@rokade/tables';
import type { RatingReportRequirement, SettingName, Tournament } from '@rokade/tournament';

/** A place where something is missing: its label, and the page where it is entered. */
export interface MissingPlace {
  readonly label: string;
  /** The path below the tournament's address in the console. */
  readonly page: string;
}

/** Places that lack the same thing: those named, and how many more there are. */
export interface MissingGroup {
  readonly code: RatingReportRequirement['code'];
  readonly places: readonly MissingPlace[];
  readonly more: number;
}

/** The address of a field on the settings page: of a setting, or of a round's date. */
export const settingPage = (field: SettingName | `roundDates.${number}`): string =>
  `settings#${field}`;

/** The address of a round's date on the settings page. */
export const roundDatePage = (round: number): string => settingPage(`roundDates.${round - 1}`);

/** The settings that a whole report needs. */
const settingOf = {
  'report.arbiter-missing': 'chiefArbiter',
  'report.committee-incomplete': 'committee',
  'report.time-control-outside-rules': 'timeControl',
} as const;

function placeOf({ nameOf }: Namer, requirement: RatingReportRequirement): MissingPlace {
  if ('player' in requirement) {
    const { player } = requirement;
    return { label: nameOf(player), page: `players/${player}/edit` };
  }
  if ('board' in requirement) {
    return {
      label: `${requirement.round}/${requirement.board}`,
      page: `results/${requirement.round}?board=${requirement.board}`,
    };
  }
  if ('round' in requirement) {
    const { round } = requirement;
    return { label: String(round), page: roundDatePage(round) };
  }
  return { label: '', page: settingPage(settingOf[requirement.code]) };
}

/** What a rating report lacks, grouped by kind, in the order in which the kinds first occur. */
export function groupedMissing(
  t: Tournament,
  {
    missing,
    most,
  }: { readonly missing: readonly RatingReportRequirement[]; readonly most: number },
): readonly MissingGroup[] {
  const names = namesIn(t);
  const groups = Map.groupBy(missing, ({ code }) => code);
  return [...groups].map(([code, missing]) => ({
    code,
    places: missing.slice(0, most).map((requirement) => placeOf(names, requirement)),
    more: Math.max(0, missing.length - most),
  }));
}
