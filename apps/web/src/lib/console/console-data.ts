import type { Act } from '@rokade/installation';
import type { CupStage } from '@rokade/rules';
import type { HealthProblem } from '@rokade/server';
import type { Phase, PlayerId, SystemChoice, TournamentId } from '@rokade/tournament';

/** The newest round, as the console's head shows it. */
export interface RoundState {
  readonly number: number;
  readonly status: 'draft' | 'published';
  readonly boards: number;
  readonly missing: number;
  readonly pending: number;
}

/** How many results of the round that is played are not in. */
export const missingIn = ({ round }: Pick<ConsoleData, 'round'>): number =>
  round?.status === 'published' ? round.missing : 0;

/** Another group of the same event. */
export interface GroupState {
  readonly id: TournamentId;
  readonly group: string;
  readonly missing: number;
}

/** What every page of a tournament's console knows. */
export interface ConsoleData {
  readonly id: TournamentId;
  readonly version: number;
  /** The documents whose articles are not cited here. */
  readonly foreign: readonly string[];
  readonly name: string;
  readonly group: string;
  readonly demo: boolean;
  readonly isPublic: boolean;
  /** What the reader may in this tournament. */
  readonly may: readonly Act[];
  readonly phase: Phase;
  readonly round: RoundState | null;
  readonly system: SystemChoice;
  readonly roundsPlanned: number;
  /** What the newest round, or before the first the next, is in a cup; null in any other tournament. */
  readonly stage: CupStage | null;
  readonly lotDue: boolean;
  readonly players: readonly {
    readonly id: PlayerId;
    readonly no: number;
    readonly name: string;
  }[];
  /** The event it is a group of, where the reader sees that. */
  readonly event: { readonly id: string; readonly name: string } | null;
  readonly groups: readonly GroupState[];
  /** The entry list is divided into groups, which are played instead of it. */
  readonly divided: boolean;
  readonly problems: readonly HealthProblem[];
  readonly signedIn: { readonly name: string; readonly csrf: string } | null;
}
