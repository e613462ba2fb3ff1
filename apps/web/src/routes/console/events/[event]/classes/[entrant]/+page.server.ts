import { type ChessEvent, type EntrantId, emptyClassFacts, parseEntrantId } from '@rokade/event';
import { error } from '@sveltejs/kit';
import { loadEvent } from '#lib/server/events/event-page.ts';
import type { PageServerLoad } from './$types';

function entrantOr404({ entrants }: ChessEvent, text: string): EntrantId {
  const id = parseEntrantId(text);
  if (id === null || entrants.every((one) => one.id !== id)) error(404, 'not on the entry list');
  return id;
}

export const load: PageServerLoad = async ({ locals, params }) => {
  const event = await loadEvent(locals, params);
  const id = entrantOr404(event, params.entrant);
  const { facts, byHand } = event.classes;
  return {
    entrant: id,
    name: event.entrants.find((one) => one.id === id)?.values.name ?? '',
    facts: facts[id] ?? emptyClassFacts,
    byHand: byHand[id] ?? { class: '', reason: '' },
  };
};

export { actions } from '#lib/server/forms/tell.ts';
