import type { FileProblem } from '@rokade/store';

/** The book that a problem concerns. */
interface OfBook {
  readonly kind: string;
  readonly id: string;
}

/** A backup file could not be written. */
export interface BackupFailed extends OfBook {
  readonly code: 'health.backup-failed';
  /** The name of the backup file. */
  readonly name: string;
  readonly folder: string;
  readonly problem: FileProblem;
}

/** A webhook was switched off because its receiver took nothing for days. */
export interface WebhookOff extends OfBook {
  readonly code: 'health.webhook-off';
  readonly host: string;
}

/** A broadcast or the taking of moves from electronic boards ended, because it was refused or failed for days. */
export interface RelayOff extends OfBook {
  readonly code: 'health.broadcast-off' | 'health.boards-off';
}

/** A book's journal is damaged: of `foundVersions` entries the first `soundVersions` can be exported. */
export interface BookDamaged extends OfBook {
  readonly code: 'health.book-damaged';
  readonly soundVersions: number;
  readonly foundVersions: number;
}

/** No copy can be written in the second place: the folder is not there, refuses to be written to, or is full. */
export interface SecondPlaceGone extends OfBook {
  readonly code: 'health.second-place' | 'health.second-place-full';
  readonly folder: string;
  /** When the newest copy there was made, as far as is known; '' = never. */
  readonly at: string;
}

/** A problem that an arbiter should see to; the application goes on working. */
export type HealthProblem = BackupFailed | WebhookOff | RelayOff | BookDamaged | SecondPlaceGone;

/** The backup before a removal could not be written, so nothing was removed. */
export type LastCopyFailed = Pick<BackupFailed, 'folder' | 'problem'> & {
  readonly code: 'remove.backup-failed';
};
