/** A change that changes nothing anybody could see, and why. */
interface Equivalent {
  readonly file: string;
  /** The line it stands in, without the blanks around it. */
  readonly line: string;
  readonly change: string;
  readonly why: string;
}

/** Looked at one by one; a line that is written anew is looked at again. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'packages/store/src/sql/watch-changes.ts',
    line: 'const pause = 200;',
    change: '200 → 201',
    why: 'a millisecond more between two looks at the database',
  },
];
