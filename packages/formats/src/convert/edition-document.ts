import type { TrfDocument } from '../trf/trf-document.ts';
import type { Loss } from './losses.ts';

/** A document in the records of one edition, and what these cannot express. */
export interface EditionDocument {
  readonly document: TrfDocument;
  readonly losses: readonly Loss[];
}
