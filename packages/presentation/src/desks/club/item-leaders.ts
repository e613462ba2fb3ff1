/** Who stands first in the book of an item of a season's programme. */
export interface ItemLeaders {
  readonly names: readonly string[];
  /** The ids of those of them who are members of the season. */
  readonly entries: readonly string[];
}
