import type { Installation, InstallationCommand, TournamentDefaults } from '@rokade/installation';
import { someOf } from '@rokade/journal';
import {
  decide,
  journalFormat,
  migrateEvent,
  type Refusal,
  type Settings,
  settingShapes,
  usualSettings,
} from '@rokade/tournament';
import { schemaOf } from '../shapes/schema-of.ts';
import { newTournamentId } from '../values/new-ids.ts';

/** Settings of the present format, as the installation's book keeps them. */
export const tournamentDefaults = (settings: Partial<Settings>): TournamentDefaults => ({
  format: journalFormat,
  settings,
});

const someSettings = someOf(settingShapes);

const isFields = (value: unknown): value is { readonly changes: unknown } =>
  typeof value === 'object' && value !== null && 'changes' in value;

/** Kept settings migrated to the present format, as in a journal; null: they are invalid. */
function settingsIn({ format, settings }: TournamentDefaults): Partial<Settings> | null {
  const migrated = migrateEvent({ kind: 'settings-changed', changes: settings }, format);
  const parsed = schemaOf(someSettings).safeParse(isFields(migrated) ? migrated.changes : null);
  return parsed.success ? parsed.data : null;
}

/** The settings that a new tournament starts with: the installation's, else those of `base`. */
export function newTournamentSettings(base: Settings, { newTournament }: Installation): Settings {
  const own = newTournament === null ? null : settingsIn(newTournament);
  return { ...base, ...own };
}

/** Why new tournaments cannot start with the settings in a command; null: they can. */
export function defaultsRefusal(
  command: InstallationCommand,
): Refusal | { readonly code: 'request.invalid'; readonly at: string } | null {
  const defaults =
    command.kind === 'change-installation' ? (command.changes.newTournament ?? null) : null;
  if (defaults === null) return null;
  const own = settingsIn(defaults);
  if (own === null) return { code: 'request.invalid', at: 'command.changes.newTournament' };
  const settings = { ...usualSettings, ...own, name: own.name || 'x' };
  const create = { kind: 'create-tournament', id: newTournamentId(''), settings } as const;
  const decided = decide(null, { command: create, reason: '', confirmed: false });
  return decided.ok ? null : decided.error;
}
