import type { Tournament, Visibility } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { publicPage } from '../public/public-page.ts';
import { loadTournament } from './load-tournament.ts';

/** The request for a page about a tournament. */
interface PageRequest {
  readonly locals: App.Locals;
  readonly params: { readonly id: string };
  readonly url: URL;
}

/** Makes a page's data from the tournament as the reader may see it. */
type MakePage<Data> = (t: Tournament, request: PageRequest) => Data | Promise<Data>;

/** Makes the page for arbiters, from the complete tournament. */
export const forArbiters =
  <Data>(make: MakePage<Data>) =>
  async (request: PageRequest): Promise<Data> =>
    make(await loadTournament(request.locals, request.params), request);

/** Makes the page for visitors, from the published data; error 404 unless `isShown`. */
export const forVisitors =
  <Data>(make: MakePage<Data>, isShown: (visibility: Visibility) => boolean = () => true) =>
  async (request: PageRequest): Promise<Data> => {
    const { t } = await publicPage(request.locals, request.params.id);
    if (!isShown(t.settings.visibility)) error(404, 'not public');
    return make(t, request);
  };
