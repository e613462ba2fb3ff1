import type { Tournament, Visibility } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { loadTournament } from './load-tournament.ts';
import { publicPage } from './public-page.ts';

/** What a page is asked for, and by whom. */
interface Asked {
  readonly locals: App.Locals;
  readonly params: { readonly id: string };
  readonly url: URL;
}

/** What a page shows of a tournament, as its reader may see that. */
type MakePage<Data> = (t: Tournament, asked: Asked) => Data | Promise<Data>;

/** The page for arbiters, who see the tournament as it stands. */
export const forArbiters =
  <Data>(make: MakePage<Data>) =>
  async (asked: Asked): Promise<Data> =>
    make(await loadTournament(asked.locals, asked.params), asked);

/** The same for visitors, who see what is published; 404 where the organiser keeps it back. */
export const forVisitors =
  <Data>(make: MakePage<Data>, isShown: (visibility: Visibility) => boolean = () => true) =>
  async (asked: Asked): Promise<Data> => {
    const { t } = await publicPage(asked.locals, asked.params.id);
    if (!isShown(t.settings.visibility)) error(404, 'not public');
    return make(t, asked);
  };
