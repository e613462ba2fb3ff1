import type { TournamentDefaults } from '@rokade/installation';
import { differing } from '@rokade/journal';
import { allSettings, type Settings, type SystemCode, usualSettings } from '@rokade/tournament';
import { tournamentDefaults } from '../../installation/tournament-defaults.ts';
import { type ChosenSettings, chosenSettings } from './begin-tournament.ts';

/** The settings chosen for new tournaments. */
export interface ChosenDefaults extends Pick<ChosenSettings, 'settings' | 'system'> {
  /** The system with which the order of tie-breaks came: an unchanged order follows the chosen system. */
  readonly follows?: SystemCode | undefined;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const shared = allSettings.filter(([, record]) => record.shared).map(([name]) => String(name));

/**
 * The settings to be kept for new tournaments: of those that differ from Rokade's defaults, the ones that
 * many tournaments share. The language of prints is always included, because its default depends on who
 * creates a tournament.
 */
const keptOf = (settings: Settings): Partial<Settings> => ({
  ...Object.fromEntries(
    Object.entries(differing(usualSettings, settings)).filter(([field]) => shared.includes(field)),
  ),
  printLanguage: settings.printLanguage,
});

/** The chosen settings without an order of tie-breaks that nobody changed and that came with another system. */
function withoutFollowing(
  before: Settings,
  { settings, system, follows }: ChosenDefaults,
): Partial<Settings> {
  const isOther = follows !== undefined && system !== undefined && system.code !== follows;
  if (!isOther || !same(settings.tieBreaks, before.tieBreaks)) return settings;
  const { tieBreaks: _, tieBreakEdition: __, ...others } = settings;
  return others;
}

/** The defaults for new tournaments after a choice; null: they stay as they are. */
export function chosenDefaults(
  before: Settings,
  chosen: ChosenDefaults,
): TournamentDefaults | null {
  const { system } = chosen;
  const settings = chosenSettings(before, { settings: withoutFollowing(before, chosen), system });
  return Object.keys(differing(before, settings)).length === 0
    ? null
    : tournamentDefaults(keptOf(settings));
}
