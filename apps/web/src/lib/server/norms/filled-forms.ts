import { type FideForm, fideForms, tournamentDocument } from '@rokade/formats';
import type { Tournament } from '@rokade/tournament';
import { normReport } from './norm-lines.ts';
import type { NormsQuestion } from './norms-question.ts';

/** FIDE's forms of a tournament. */
export function filledForms(t: Tournament, question: NormsQuestion): readonly FideForm[] {
  const document = tournamentDocument(t, { ratings: 'fide', ranks: new Map() });
  return fideForms({ document, norms: normReport(t, question).norms });
}
