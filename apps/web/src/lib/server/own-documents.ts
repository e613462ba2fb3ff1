import type { ChessEvent } from '@rokade/event';
import { foreignDocuments, officeRuleSet } from '@rokade/rules';
import { federationsOf } from '@rokade/server';
import { citation, ownWords } from '@rokade/texts';
import { articleOf, type Settings, type Tournament } from '@rokade/tournament';

/** The documents whose articles are not cited in a tournament: those of other federations and clubs. */
export const foreignIn = ({ federation, system }: Pick<Settings, 'federation' | 'system'>) =>
  foreignDocuments([federation], [citation(articleOf(system))]);

/** What stands for a federation where FIDE's own regulations are chosen. */
const fide = 'FID';

/** The same of an event, by the regulations it has chosen, else by its groups'. */
export const foreignAt = (
  event: Pick<ChessEvent, 'values'>,
  groups: readonly Tournament[],
): readonly string[] => {
  const isChosen = officeRuleSet(event.values.regulations) !== undefined;
  const own = federationsOf(event, groups).map((code) => (isChosen && code === '' ? fide : code));
  const systems = groups.map(({ settings }) => citation(articleOf(settings.system)));
  return foreignDocuments(own, systems);
};

/** From here on a request is answered without citing other documents. */
export function speakWithout(locals: App.Locals, foreign: readonly string[]): void {
  locals.t = ownWords(locals.t, foreign);
}
