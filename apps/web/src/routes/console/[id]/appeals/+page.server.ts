import { parseEventId } from '@rokade/event';
import { appealDesk } from '@rokade/presentation/desks/appeals/appeal-desk.ts';
import { publishedGames } from '@rokade/presentation/desks/appeals/published-games.ts';
import { type AppealRules, appealRuleSets, appealRules } from '@rokade/rules';
import { alphabetOf } from '@rokade/tables';
import { namesShown, type Tournament, viewAppeals } from '@rokade/tournament';
import { eventOf } from '#lib/server/events/event-of.ts';
import { fieldsOfEvent } from '#lib/server/events/fields-of-event.ts';
import { today } from '#lib/server/register/register-page.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/**
 * The appeal rules of the event's regulations, if the group has not chosen any and its usual ones
 * differ.
 */
async function rulesOfEvent(
  { app }: App.Locals,
  t: Tournament,
  usual: AppealRules | undefined,
): Promise<AppealRules | undefined> {
  const linked = t.appealTerms === null ? await eventOf(app, t.id, () => true) : null;
  const id = linked === null ? null : parseEventId(linked.id);
  const event = id === null ? null : await app.events.get(id);
  const { regulations } = event?.ok === true ? event.value.values : { regulations: '' };
  return usual?.offices === regulations
    ? undefined
    : appealRuleSets.find(({ offices }) => offices === regulations);
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const view = viewAppeals(t);
  const rules = appealRules(view.rules ?? '');
  const ofEvent = await rulesOfEvent(locals, t, rules);
  const byName = alphabetOf(locals.language);
  return {
    ...appealDesk(t, locals, { view, rules, ofEvent }),
    games: publishedGames(t, locals),
    players: [...namesShown(t.players)]
      .map(([id, name]) => ({ value: id as string, text: name }))
      .toSorted((a, b) => byName(a.text, b.text)),
    day: today(locals),
    ofEvent: await fieldsOfEvent(locals, t.id),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
