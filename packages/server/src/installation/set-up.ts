import {
  type InstallationValues,
  installationFields,
  type Purpose,
  purposes,
} from '@rokade/installation';
import { type Actor, type Language, languages } from '@rokade/journal';
import { makeSystem, type Settings, usualSettings, withSystem } from '@rokade/tournament';
import { z } from 'zod';
import { schemaOf } from '../shapes/schema-of.ts';
import type { InstallationBook } from './installation-types.ts';
import { tournamentDefaults } from './tournament-defaults.ts';

/**
 * The federations that set-up offers, by FIDE's code. FID stands for any other federation and selects
 * FIDE's rules; '' would leave the Danish ones.
 */
export const offeredFederations = ['DEN', 'GER', 'FID'] as const;
type OfferedFederation = (typeof offeredFederations)[number];

/** The Dutch system with its own tie-breaks, as FIDE has them. */
function byFide(): Partial<Settings> {
  const { system, tieBreaks, tieBreakEdition } = withSystem(usualSettings, makeSystem('dutch'));
  return { system, tieBreaks, tieBreakEdition };
}

/** The settings of a federation's new tournaments that differ from Rokade's own. */
const federationDefaults: Readonly<Record<OfferedFederation, Partial<Settings>>> = {
  DEN: { federation: 'DEN' },
  GER: { federation: 'GER', ...byFide() },
  FID: { federation: 'FID', ...byFide() },
};

/** In a federation's house nobody sees a new tournament before it is published; a club's is public at once. */
const hidden: Partial<Settings> = {
  visibility: { ...usualSettings.visibility, published: false },
};

/**
 * The settings of new tournaments that follow from the answers; null: Rokade's own. An open is played by
 * FIDE's Dutch system in each federation.
 */
function defaultsOf({ purpose, federation }: SetUpAnswers): Partial<Settings> | null {
  const isOpen = purpose === 'open';
  if (federation === undefined && purpose !== 'federation' && !isOpen) return null;
  return {
    ...(federation !== undefined && federationDefaults[federation]),
    ...(isOpen && byFide()),
    ...(purpose === 'federation' && hidden),
  };
}

/** The fields of set-up besides the owner's account; all optional. */
export const setUpShape = {
  purpose: z.enum(['', ...purposes]).optional(),
  federation: z.enum(offeredFederations).optional(),
  /** The language of public pages for browsers that ask for no language of Rokade. */
  language: z.enum(languages).optional(),
  /** The name of the club or federation. */
  club: z.string().max(200).optional(),
  /** The time zone of the hall by its IANA name; one that this machine does not know is left out. */
  timeZone: z.string().max(100).optional(),
};

/** The answers at set-up. */
interface SetUpAnswers {
  readonly purpose?: Purpose | '' | undefined;
  readonly federation?: OfferedFederation | undefined;
  readonly language?: Language | undefined;
  readonly club?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** What is kept of the answers that are typed, or that a browser gives. */
function namesIn({ club = '', timeZone = '' }: SetUpAnswers): Partial<InstallationValues> {
  const name = club.trim();
  const zone = schemaOf(installationFields.timeZone.shape).safeParse(timeZone);
  return { ...(name !== '' && { name }), ...(timeZone !== '' && zone.success && { timeZone }) };
}

/** Writes the answers at set-up into the installation's book; no entry if there are none. */
export async function recordSetUp(
  installation: InstallationBook,
  owner: Actor,
  answers: SetUpAnswers,
): Promise<void> {
  const { purpose, language } = answers;
  const defaults = defaultsOf(answers);
  const changes = {
    ...(purpose !== undefined && { purpose }),
    ...(language !== undefined && { language }),
    ...namesIn(answers),
    ...(defaults !== null && { newTournament: tournamentDefaults(defaults) }),
  };
  const command = { kind: 'change-installation', changes } as const;
  const basedOn = installation.now().version;
  await installation.execute({ command, basedOn, reason: '', confirmed: false }, owner);
}
