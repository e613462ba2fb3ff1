import { type CopiedBy, copiedValues } from '@rokade/journal';
import type { TournamentCommand } from '../commands/command.ts';
import { allSettings, type Settings } from '../settings/settings.ts';
import { usualSettings } from '../settings/usual-settings.ts';
import type { Tournament } from '../state/state.ts';
import type { TournamentId } from '../values/ids.ts';
import type { Prizes } from '../values/prizes.ts';

const bySettings = Object.fromEntries(
  allSettings.map(([name, { copied }]) => [name, copied]),
) as unknown as CopiedBy<Settings>;

/** Lists for players by name and what was played off or drawn are of their year; nobody sees them yet. */
function copiedPrizes({ plan }: Prizes, later: number | null): Prizes | null {
  const lists = plan.lists.filter(({ who }) => !who.some(({ kind }) => kind === 'listed'));
  const years = Math.round((later ?? 365) / 365.25);
  const year = plan.year === null ? null : plan.year + years;
  return lists.length === 0
    ? null
    : { plan: { ...plan, lists, year, decisions: [] }, visible: false };
}

/** A tournament to be made like another, for another year. */
export interface CopiedTournament {
  readonly id: TournamentId;
  readonly name: string;
  /** By how many days all of it is later; null: nobody knows, and days are left out. */
  readonly later: number | null;
}

/**
 * The commands that make a tournament like another one, with its settings as their records have it,
 * its prizes and what it announced of protests; without players, rounds, lots and days.
 */
export function copyingCommands(
  t: Tournament,
  { id, name, later }: CopiedTournament,
): readonly TournamentCommand[] {
  const copied = copiedValues<Settings>(t.settings, usualSettings, { by: bySettings, later });
  const prizes = t.prizes === null ? null : copiedPrizes(t.prizes, later);
  return [
    { kind: 'create-tournament', id, settings: { ...copied, name } },
    ...(prizes === null ? [] : [{ kind: 'set-prizes', prizes } as const]),
    ...(t.appealTerms === null ? [] : [{ kind: 'set-appeals', terms: t.appealTerms } as const]),
  ];
}
