import type { TrfDocument } from '../trf/trf-document.ts';
import type { Loss } from './losses.ts';

/** A document in the words of one edition, and what that has no words for. */
export interface EditionDocument {
  readonly document: TrfDocument;
  readonly losses: readonly Loss[];
}
