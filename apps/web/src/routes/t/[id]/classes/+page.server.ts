import { championshipPage } from '@rokade/presentation/views/championship/championship-page.ts';
import { error } from '@sveltejs/kit';
import { forVisitors } from '#lib/server/tournaments/shared-page.ts';

export const load = forVisitors(
  (t, { locals }) => {
    const view = championshipPage(t, { locals, isArbiter: false });
    return view === null ? error(404, 'no championship') : { view };
  },
  ({ standings }) => standings,
);
