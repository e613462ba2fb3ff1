import { type FideForm, fideForms, tournamentDocument } from '@rokade/formats';
import type { NormsQuestion } from '@rokade/presentation/views/norms/describe-norms.ts';
import { normReport } from '@rokade/presentation/views/norms/describe-norms.ts';
import type { Tournament } from '@rokade/tournament';

/** FIDE's forms of a tournament. */
export function filledForms(t: Tournament, question: NormsQuestion): readonly FideForm[] {
  const document = tournamentDocument(t, { ratings: 'fide', ranks: new Map() });
  return fideForms({ document, norms: normReport(t, question).norms });
}
