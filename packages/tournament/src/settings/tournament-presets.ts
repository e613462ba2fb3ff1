import {
  type ClubTournament,
  type ClubWords,
  invariant,
  tournamentOfAnyClub,
  tournamentsOfClub,
} from '@rokade/rules';
import { makeSystem } from '../systems/system-choice.ts';
import { parseSystemCode } from '../systems/systems.ts';
import { timeControlPresets } from '../values/time-control-text.ts';
import type { RoundRhythm } from './round-dates.ts';
import type { Settings } from './settings.ts';
import { usualPreset } from './usual-order.ts';

/** What a tournament of a kind begins with; everything else is as new tournaments begin at the place. */
export interface TournamentPreset {
  readonly code: string;
  /** Its name as its club writes it; null: our own word for it. */
  readonly words: ClubWords | null;
  /** How its rounds follow each other, once the first day is chosen. */
  readonly rhythm: RoundRhythm;
  /** Without a system it is the one that new tournaments begin with. */
  readonly settings: Partial<Settings>;
  /** The template of its prizes, without amounts; null: it brings none. */
  readonly prizes: PresetPrizes | null;
  /** The classes of a championship; null: it has none. */
  readonly classes: NonNullable<ClubTournament['classes']> | null;
}

/** The templates of prizes that presets bring. */
export type PresetPrizes = NonNullable<ClubTournament['prizes']>;

/** The kinds of tournament that any club knows. */
const general = {
  'club-championship': {
    prizes: 'club',
    rhythm: 'weekly',
    settings: { roundsPlanned: 7, timeControl: timeControlPresets['fide-ninety'] },
  },
  'blitz-evening': {
    prizes: null,
    rhythm: 'one-day',
    settings: {
      system: makeSystem('berger'),
      timeControl: timeControlPresets['blitz-three'],
      halfPointByes: 0,
    },
  },
  'open-rapid': {
    prizes: null,
    rhythm: 'one-day',
    settings: {
      system: makeSystem('dutch'),
      roundsPlanned: 7,
      timeControl: timeControlPresets['rapid-fifteen'],
    },
  },
} as const satisfies Readonly<Record<string, Omit<TournamentPreset, 'code' | 'words' | 'classes'>>>;

/** The code of a preset that has a word of ours. */
export type GeneralPreset = keyof typeof general;

const generalPresets: readonly TournamentPreset[] = Object.entries(general).map(
  ([code, preset]) => ({ code, words: null, classes: null, ...preset }),
);

/** A club's own kind of tournament, as its rules have it. */
function presetOfClub({ code, words, system, rhythm, ...play }: ClubTournament): TournamentPreset {
  const parsed = parseSystemCode(system);
  invariant(parsed !== null, `the system ${system} of ${code}`);
  const { rounds, stages, incrementSeconds, options = {}, prizes = null, classes = null } = play;
  return {
    code,
    words,
    rhythm,
    prizes,
    classes,
    settings: {
      system: makeSystem(parsed, options),
      timeControl: { stages, incrementSeconds },
      ...(rounds === null ? {} : { roundsPlanned: rounds }),
    },
  };
}

/**
 * The presets at a place: those of the club of that name, where its rules have some, then the general ones
 * in whose place none of the club's stands.
 */
export function tournamentPresets(place: string): readonly TournamentPreset[] {
  const own = tournamentsOfClub(place);
  const general = generalPresets.filter(
    ({ code }) => !own.some(({ insteadOf }) => insteadOf === code),
  );
  return [...own.map(presetOfClub), ...general];
}

/** The preset of a code, of any club; undefined: there is none. */
export function tournamentPresetOf(code: string): TournamentPreset | undefined {
  const own = tournamentOfAnyClub(code);
  return own === undefined ? generalPresets.find((one) => one.code === code) : presetOfClub(own);
}

/** The settings with another system, and with the tie-breaks of that where it is another one. */
export function withSystem(settings: Settings, system: Settings['system']): Settings {
  if (settings.system.code === system.code) return { ...settings, system };
  const order = usualPreset(system.code);
  return {
    ...settings,
    system,
    tieBreaks: order?.tieBreaks ?? [],
    tieBreakEdition: order?.edition ?? settings.tieBreakEdition,
  };
}

/** What a tournament by a preset begins with, where new tournaments begin with `base`. */
export const settingsByPreset = (base: Settings, { settings }: TournamentPreset): Settings => ({
  ...withSystem(base, settings.system ?? base.system),
  ...settings,
});
