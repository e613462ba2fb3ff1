import type { ChessEvent } from '@rokade/event';
import { foreignDocuments, officeRuleSet } from '@rokade/rules';
import { federationsOf } from '@rokade/server';
import { citation, ownWords } from '@rokade/texts';
import { articleOf, type Tournament } from '@rokade/tournament';

/** The federation code that stands for FIDE's own regulations. */
const fide = 'FID';

/** The regulations that an event does not cite, by those it has chosen, else by its groups. */
export const foreignAt = (
  event: Pick<ChessEvent, 'values'>,
  groups: readonly Tournament[],
): readonly string[] => {
  const isChosen = officeRuleSet(event.values.regulations) !== undefined;
  const own = federationsOf(event, groups).map((code) => (isChosen && code === '' ? fide : code));
  const systems = groups.map(({ settings }) => citation(articleOf(settings.system)));
  return foreignDocuments(own, systems);
};

/** Makes the texts of this request leave out citations of these regulations. */
export function speakWithout(locals: App.Locals, foreign: readonly string[]): void {
  locals.t = ownWords(locals.t, foreign);
}
