import type { RightsKeeping } from './give-rights.ts';
import type { GroupsOf } from './reached-rights.ts';

/** What accounts need besides their rows in the store. */
export interface AccountSurroundings extends RightsKeeping {
  readonly groupsOf: GroupsOf;
  /** Whether the installation's own register has a person with this id. */
  readonly isPerson: (id: string) => boolean;
}
