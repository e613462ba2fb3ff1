import type { LeagueCommand } from './command.ts';
import type { TeamId } from './ids.ts';

/** The commands that a captain may send, for the team that the shell puts in as `by`. */
const ofCaptains = [
  'hand-in-line-up',
  'note-results',
  'seat-reserve',
  'change-sheet',
  'agree-sheet',
  'call-player',
  'answer-call',
] as const satisfies readonly LeagueCommand['kind'][];

/** A command that a captain may send. */
export type CaptainsCommand = Extract<LeagueCommand, { kind: (typeof ofCaptains)[number] }>;

/** Whether captains may send a command at all; what of it is theirs, the book decides by `by`. */
export const isCaptainsCommand = (command: { readonly kind: string }): command is CaptainsCommand =>
  ofCaptains.some((kind) => kind === command.kind);

/** A command as a team's captain sends it, or as the leader does (null). */
export function sentBy<Command extends { readonly kind: string }>(
  command: Command,
  team: TeamId | null,
): Command {
  if (!isCaptainsCommand(command)) return command;
  const { by: _, ...others } = command;
  return (team === null ? others : { ...others, by: team }) as unknown as Command;
}
