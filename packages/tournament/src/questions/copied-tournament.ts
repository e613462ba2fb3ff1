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

/**
 * The plan of prizes for next year's copy: lists of named players, play-offs and lots are left out, and
 * the prizes are hidden.
 */
function copiedPrizes({ plan }: Prizes, later: number | null): Prizes | null {
  const lists = plan.lists.filter(({ who }) => !who.some(({ kind }) => kind === 'listed'));
  const years = Math.round((later ?? 365) / 365.25);
  const year = plan.year === null ? null : plan.year + years;
  return lists.length === 0
    ? null
    : { plan: { ...plan, lists, year, decisions: [] }, visible: false };
}

/** The classes of a championship, in which nobody is yet: next year's are proposed from the results. */
const copiedClasses = ({ championship }: Tournament): readonly TournamentCommand[] =>
  championship === null
    ? []
    : [{ kind: 'give-classes', rules: championship.rules, of: championship.of, given: [] }];

/** Options for a copy of a tournament for another year. */
export interface CopiedTournament {
  readonly id: TournamentId;
  readonly name: string;
  /** The days between both tournaments; null: not known, and dates are left out. */
  readonly later: number | null;
}

/**
 * The commands that create a copy of a tournament, with the settings that their records copy, its
 * prizes, its terms for protests and a championship's classes; without players, rounds, lots and dates.
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
    ...copiedClasses(t),
  ];
}
