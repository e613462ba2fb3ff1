import {
  divisionCertificates,
  divisionForms,
} from '@rokade/presentation/desks/leagues/division-norms.ts';
import { divisionName } from '@rokade/presentation/views/league/league-name.ts';
import { formOfQuestion, normsQuestion } from '@rokade/presentation/views/norms/norms-question.ts';
import { translator } from '@rokade/texts/all';
import { error } from '@sveltejs/kit';
import { divisionIn, loadLeague } from '#lib/server/leagues/league-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The norm certificates of a division on paper, or FIDE's forms; for its desk, since sex is known there alone. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const league = await loadLeague(locals, params);
  if (!mayDo(locals, 'see-league', league.id)) error(404, 'no such league');
  const division = divisionIn(league, params);
  const question = normsQuestion(url.searchParams);
  const player = url.searchParams.get('player');
  const isForms = url.searchParams.get('what') === 'forms';
  const { language } = locals;
  const say = translator(language);
  const certificates = divisionCertificates(league, division, { question, say, language });
  return {
    name: divisionName(league, division),
    back: `/console/leagues/${league.id}/divisions/${division.id}/players`,
    what: isForms ? 'forms' : 'certificates',
    kinds: [
      { what: 'certificates', name: say('print.kind-certificates') },
      { what: 'forms', name: say('print.kind-fide-forms') },
    ],
    none: say('norms.none'),
    query: formOfQuestion(question).query,
    certificates: isForms
      ? []
      : certificates.filter((one) => player === null || one.player === player),
    forms: isForms ? divisionForms(league, division.id, question) : [],
  };
};
