import { printRequest } from '@rokade/presentation/print/print-request.ts';
import { printedSheet } from '@rokade/presentation/print/printed-sheet.ts';
import type { MadeForReader, Sheet } from '@rokade/presentation/print/sheet.ts';
import type { PrintKind } from '@rokade/presentation/views/prints/kinds.ts';
import { translator } from '@rokade/texts/all';
import { type Tournament, viewPrizes } from '@rokade/tournament';

/** A print of a tournament for an address's query; `made`: what the server adds, by default only the prizes. */
export function sheetOf(
  t: Tournament,
  kind: PrintKind,
  query = '',
  made: Partial<MadeForReader> = {},
): Sheet {
  const request = printRequest(t, kind, new URLSearchParams(query));
  return printedSheet(t, request, translator(request.language), {
    prizes: viewPrizes(t),
    about: [],
    certificates: [],
    forms: [],
    groups: [],
    codes: [],
    emergency: null,
    times: null,
    envelopes: [],
    ...made,
  });
}
