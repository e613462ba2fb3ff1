import type { Right } from '@rokade/installation';

/** Who of a competition somebody's rights let act for themselves alone; null: nobody. */
export function ownPlayer(rights: readonly Right[], contest: string): string | null {
  for (const { role, for: scope } of rights) {
    if (role === 'player' && scope.kind === 'task' && scope.event === contest) {
      return scope.player ?? null;
    }
  }
  return null;
}
