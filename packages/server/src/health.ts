import type { FileProblem } from '@rokade/store';

/** Something the arbiter should know and do something about; the application goes on working. */
export type HealthProblem = {
  readonly code: 'health.backup-failed';
  /** The kind of book, and which. */
  readonly kind: string;
  readonly id: string;
  /** The file's name. */
  readonly name: string;
  readonly folder: string;
  readonly problem: FileProblem;
};

/** The last copy could not be written: what was to be removed stays. */
export type LastCopyFailed = Pick<HealthProblem, 'folder' | 'problem'> & {
  readonly code: 'remove.backup-failed';
};
