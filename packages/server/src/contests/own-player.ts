import type { Right } from '@rokade/installation';

/** The player of a competition for whom a link's right is; null: no right is for a player. */
export function ownPlayer(rights: readonly Right[], contest: string): string | null {
  for (const { role, for: scope } of rights) {
    if (role === 'player' && scope.kind === 'task' && scope.event === contest) {
      return scope.player ?? null;
    }
  }
  return null;
}
