import type { Act } from '@rokade/installation';
import type { ShownFideMode } from '@rokade/presentation/chess/fide-mode-text.ts';
import type { CupStage } from '@rokade/rules';
import type { HealthProblem } from '@rokade/server';
import type { Phase, PlayerId, SystemChoice, TournamentId } from '@rokade/tournament';

/** The newest round in the header of the console. */
export interface RoundState {
  readonly number: number;
  readonly status: 'draft' | 'published';
  readonly boards: number;
  readonly missing: number;
  readonly pending: number;
}

/** The number of missing results of the round that is being played. */
export const missingIn = ({ round }: Pick<ConsoleData, 'round'>): number =>
  round?.status === 'published' ? round.missing : 0;

/** Another group of the same event. */
export interface GroupState {
  readonly id: TournamentId;
  readonly group: string;
  readonly missing: number;
}

/** The data that all pages of a tournament's console have. */
export interface ConsoleData {
  readonly id: TournamentId;
  readonly version: number;
  /** The documents whose articles are not cited here. */
  readonly foreign: readonly string[];
  readonly name: string;
  readonly group: string;
  readonly demo: boolean;
  readonly isPublic: boolean;
  readonly fideMode: ShownFideMode;
  /** The acts that the reader may do in this tournament. */
  readonly may: readonly Act[];
  readonly phase: Phase;
  readonly round: RoundState | null;
  readonly system: SystemChoice;
  readonly roundsPlanned: number;
  /** The cup's stage of the newest round, or of the next before the first; null: it is no cup. */
  readonly stage: CupStage | null;
  readonly lotDue: boolean;
  /** Whether its players are in classes, as in a club's championship. */
  readonly hasClasses: boolean;
  /** The number of players who are not here yet, once the check-in has begun; else 0. */
  readonly awaited: number;
  readonly players: readonly {
    readonly id: PlayerId;
    readonly no: number;
    readonly name: string;
  }[];
  /** The event to which the tournament belongs; null: none, or the reader may not see it. */
  readonly event: { readonly id: string; readonly name: string } | null;
  readonly groups: readonly GroupState[];
  /** Whether it is an entry list that is divided into groups, which are played instead of it. */
  readonly divided: boolean;
  readonly problems: readonly HealthProblem[];
  readonly signedIn: { readonly name: string; readonly csrf: string } | null;
}
