import { type Purpose, purposes } from '@rokade/installation';
import { type Actor, type Language, languages } from '@rokade/journal';
import { makeSystem, type Settings } from '@rokade/tournament';
import { z } from 'zod';
import type { InstallationBook } from './installation-types.ts';
import { tournamentDefaults } from './tournament-defaults.ts';

/**
 * Federations that set-up offers, by FIDE's code; FIDE's own stands for any other: its rules are gone by, where
 * '' would say nothing, and leave the Danish ones.
 */
export const offeredFederations = ['DEN', 'GER', 'FID'] as const;
type OfferedFederation = (typeof offeredFederations)[number];

/** What new tournaments of a federation begin with, where Rokade's own settings say otherwise. */
const federationDefaults: Readonly<Record<OfferedFederation, Partial<Settings>>> = {
  DEN: { federation: 'DEN' },
  GER: { federation: 'GER', system: makeSystem('dutch') },
  FID: { federation: 'FID', system: makeSystem('dutch') },
};

/** What set-up asks besides the owner's account. Each may be left out. */
export const setUpShape = {
  purpose: z.enum(['', ...purposes]).optional(),
  federation: z.enum(offeredFederations).optional(),
  /** Of public pages, for readers whose browser asks for none of ours. */
  language: z.enum(languages).optional(),
};

/** Answers given at set-up. */
interface SetUpAnswers {
  readonly purpose?: Purpose | '' | undefined;
  readonly federation?: OfferedFederation | undefined;
  readonly language?: Language | undefined;
}

/** Writes the answers given at set-up into the installation's book; nothing where there are none. */
export async function recordSetUp(
  installation: InstallationBook,
  owner: Actor,
  { purpose, federation, language }: SetUpAnswers,
): Promise<void> {
  const changes = {
    ...(purpose !== undefined && { purpose }),
    ...(language !== undefined && { language }),
    ...(federation !== undefined && {
      newTournament: tournamentDefaults(federationDefaults[federation]),
    }),
  };
  const command = { kind: 'change-installation', changes } as const;
  const basedOn = installation.now().version;
  await installation.execute({ command, basedOn, reason: '', confirmed: false }, owner);
}
