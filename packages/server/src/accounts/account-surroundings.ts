import type { RightsKeeping } from './give-rights.ts';
import type { GroupsOf } from './reached-rights.ts';

/** What accounts rest on beside their rows. */
export interface AccountSurroundings extends RightsKeeping {
  readonly groupsOf: GroupsOf;
  /** Whether the register of those who have the installation has somebody of an id. */
  readonly isPerson: (id: string) => boolean;
}
