import type { FileProblem } from '@rokade/store';

/** The kind of book, and which. */
interface OfBook {
  readonly kind: string;
  readonly id: string;
}

/** A copy could not be written. */
export interface BackupFailed extends OfBook {
  readonly code: 'health.backup-failed';
  /** The file's name. */
  readonly name: string;
  readonly folder: string;
  readonly problem: FileProblem;
}

/** A webhook was switched off, since nothing was taken there for days. */
export interface WebhookOff extends OfBook {
  readonly code: 'health.webhook-off';
  readonly host: string;
}

/** A book's journal is damaged; what is sound of it can be saved. */
export interface BookDamaged extends OfBook {
  readonly code: 'health.book-damaged';
  readonly soundVersions: number;
  readonly foundVersions: number;
}

/** Something the arbiter should know and do something about; the application goes on working. */
export type HealthProblem = BackupFailed | WebhookOff | BookDamaged;

/** The last copy could not be written: what was to be removed stays. */
export type LastCopyFailed = Pick<BackupFailed, 'folder' | 'problem'> & {
  readonly code: 'remove.backup-failed';
};
