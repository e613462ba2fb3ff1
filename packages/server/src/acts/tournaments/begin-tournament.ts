import { isDay, ok, plusDays, type Result } from '@rokade/rules';
import {
  type Actor,
  chosenSystem,
  copyingCommands,
  type Language,
  type NamedSystem,
  presetsFor,
  type RoundRhythm,
  roundRhythms,
  type Settings,
  settingsByPreset,
  type Tournament,
  type TournamentCommand,
  tournamentPresetOf,
  usualSettings,
  withSystem,
} from '@rokade/tournament';
import type { Application } from '../../application.ts';
import type { AppError } from '../../kinds/tournament-types.ts';
import { newTournamentId } from '../../values/new-ids.ts';

type Desk = Pick<Application, 'installation' | 'tournaments' | 'hall'>;

/** What a new tournament begins with, before anything is chosen for it. */
export interface Beginning {
  readonly settings: Settings;
  /** How its rounds follow each other, once the first day is chosen. */
  readonly rhythm: RoundRhythm;
  /** What is taken over besides the settings: prizes, terms for protests and classes. */
  readonly further: readonly TournamentCommand[];
}

const year = 364;

/** The name of next year's tournament: "Monrad 2026" after "Monrad 2025". */
export const nameLater = (name: string, years: number): string =>
  name.replace(/\b(?:19|20)\d{2}\b/g, (text) => String(Number(text) + years));

/** So many weeks later that its first day is not over yet; null: it has no days. */
function daysLater({ settings: { roundDates } }: Tournament, today: string): number | null {
  const first = roundDates.find((date) => date !== '')?.slice(0, 10) ?? '';
  if (!isDay(first)) return null;
  let later = year;
  while (plusDays(first, later) < today) later += year;
  return later;
}

/** What a tournament like an earlier one begins with: as its copy for another year, with that year in its name. */
export function beginningLike(t: Tournament, today: string): Beginning {
  const later = daysLater(t, today);
  const name = nameLater(t.settings.name, later === null ? 1 : Math.round(later / year));
  const [first, ...further] = copyingCommands(t, { id: newTournamentId(name), name, later });
  const settings = first?.kind === 'create-tournament' ? first.settings : usualSettings;
  return { settings: { ...settings, origin: null }, rhythm: 'weekly', further };
}

/** How rounds follow each other in the house: an open has one a day, a club one evening a week. */
const rhythmAt = ({ now }: Desk['installation']): RoundRhythm =>
  now().purpose === 'open' ? 'daily' : 'weekly';

/** What a new tournament begins with at a desk, by one of its presets; '' asks for none, null: there is no such. */
export function beginningAt(
  { installation }: Pick<Desk, 'installation'>,
  { preset, language }: { readonly preset: string; readonly language: Language },
): Beginning | null {
  const base = installation.newTournament({ ...usualSettings, printLanguage: language });
  if (preset === '') return { settings: base, rhythm: rhythmAt(installation), further: [] };
  const found = tournamentPresetOf(preset);
  return found === undefined
    ? null
    : {
        settings: settingsByPreset(base, found),
        rhythm: found.rhythm,
        further:
          found.classes === null ? [] : [{ kind: 'give-classes', ...found.classes, given: [] }],
      };
}

/** The settings that somebody chose for a new tournament; what they left out is as it begins. */
export interface ChosenSettings {
  readonly settings: Partial<Settings>;
  /** A system with some of its options; those of other systems are passed over. */
  readonly system?: NamedSystem | undefined;
  /** A ready-made order of tie-breaks. */
  readonly order?: string | undefined;
  /** The days of its rounds, from the first on; left out: as the settings say. */
  readonly days?:
    | { readonly first: string; readonly time: string; readonly rhythm: RoundRhythm }
    | undefined;
}

/** The chosen settings of a tournament with the chosen system. */
export const settingsWithSystem = (
  before: Settings,
  { settings, system }: Pick<ChosenSettings, 'settings' | 'system'>,
): Partial<Settings> =>
  system === undefined ? settings : { ...settings, system: chosenSystem(before.system, system) };

/** The settings of the new tournament. */
export function chosenSettings(beginning: Settings, chosen: ChosenSettings): Settings {
  const { system, order, days } = chosen;
  const withIt =
    system === undefined
      ? beginning
      : withSystem(beginning, chosenSystem(beginning.system, system));
  const preset = presetsFor(withIt.system.code).find(({ code }) => code === order);
  const ordered =
    preset === undefined
      ? withIt
      : {
          ...withIt,
          tieBreaks: preset.tieBreaks,
          tieBreakEdition: preset.edition ?? withIt.tieBreakEdition,
        };
  const settings = { ...ordered, ...chosen.settings };
  const isKept =
    days === undefined ||
    days.first === '' ||
    settings.roundDates[0] === `${days.first}T${days.time}`;
  return isKept
    ? settings
    : {
        ...settings,
        roundDates: roundRhythms[days.rhythm](days.first, days.time, settings.roundsPlanned),
      };
}

/** Where a tournament is made, and whether it was made there before and then left. */
interface PlaceOfTournament {
  readonly id: Tournament['id'];
  readonly isMade: boolean;
}

/**
 * What is left to do for a tournament that was made before: it is set as somebody chose now, unless there
 * is something in it already.
 */
const commandsLeft = (
  { players, rounds }: Tournament,
  { settings, further }: Pick<Beginning, 'settings' | 'further'>,
): readonly TournamentCommand[] =>
  players.length > 0 || rounds.length > 0
    ? []
    : [{ kind: 'change-settings', changes: settings }, ...further];

/**
 * Makes a tournament as somebody chose, with what else it takes over from where it begins. Without a
 * place it gets a new address.
 */
export async function beginTournament(
  { tournaments }: Pick<Desk, 'tournaments'>,
  beginning: Pick<Beginning, 'settings' | 'further'>,
  { actor, confirmed }: { readonly actor: Actor; readonly confirmed: boolean },
  place: PlaceOfTournament = { id: newTournamentId(beginning.settings.name), isMade: false },
): Promise<Result<{ readonly id: Tournament['id']; readonly version: number }, AppError>> {
  const { id } = place;
  const { settings, further } = beginning;
  const before = place.isMade ? await tournaments.get(id) : null;
  if (before?.ok === false) return before;
  const commands: readonly TournamentCommand[] =
    before === null
      ? [{ kind: 'create-tournament', id, settings }, ...further]
      : commandsLeft(before.value, beginning);
  let version = before?.value.version ?? 0;
  for (const command of commands) {
    const request = { basedOn: version, command, reason: '', confirmed };
    const done = await tournaments.execute(id, request, actor);
    if (!done.ok) return done;
    version = done.value.state.version;
  }
  return ok({ id, version });
}
