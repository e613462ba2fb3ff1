import { makeTrf } from '../trf/make-trf.ts';
import type { TrfDocument } from '../trf/trf-document.ts';
import type { EditionDocument } from './edition-document.ts';
import { type Loss, trfLosses } from './losses.ts';
import { toTrf16 } from './to-trf16.ts';
import { toTrf26 } from './to-trf26.ts';

/** The editions of the format in which a file can be written. */
export type TrfEdition = 'trf16' | 'trf26';

const inWordsOf: Readonly<Record<TrfEdition, (document: TrfDocument) => EditionDocument>> = {
  trf16: toTrf16,
  trf26: toTrf26,
};

/** Matches lines of records that an edition does not have; lines of no known record stay. */
const foreign: Readonly<Record<TrfEdition, RegExp>> = {
  trf16: /^(?:1[4-9]2|2[0-2]2|352|362) /,
  trf26: /^(?:XX[A-Z]|BB[A-Z]) /,
};

/**
 * A report file with the records of one edition only: TRF26, or TRF16 with those that the pairing
 * programs JaVaFo and bbpPairings added; and what such a file cannot hold of the document.
 */
export function makeTrfIn(
  edition: TrfEdition,
  document: TrfDocument,
): { readonly text: string; readonly losses: readonly Loss[] } {
  const converted = inWordsOf[edition](document);
  const text = makeTrf(converted.document)
    .split(/(?<=\n)/)
    .filter((line) => !foreign[edition].test(line))
    .join('');
  const losses = [...converted.losses, ...trfLosses(document)].filter(({ count }) => count > 0);
  return { text, losses };
}
