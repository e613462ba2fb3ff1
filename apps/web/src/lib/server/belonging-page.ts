import { belongingTo, may, placeIn } from '@rokade/installation';
import type { Belongings, ListedOrganisation } from '@rokade/server';
import { organisationName } from '#lib/ui/organisation-name.ts';

const option = (organisation: ListedOrganisation) => ({
  value: organisation.id as string,
  text: organisationName(organisation),
});

/** Whether the reader may give something to an organisation: they may make such there. */
const mayGiveTo = ({ session }: App.Locals, organisation: string): boolean =>
  may(session?.rights ?? [], 'make-event', placeIn(belongingTo(organisation), null));

/**
 * Whose a tournament or an event is, to whom it was handed in, and to whom it can be; null where there
 * is one organisation alone.
 */
export async function belongingShown(locals: App.Locals, what: Belongings) {
  const { organisations, tournaments, events } = locals.app;
  const all = await organisations.list();
  if (all.length < 2) return null;
  const found =
    what.kind === 'tournament'
      ? await tournaments.belonging(what.id)
      : await events.belonging(what.id);
  if (!found.ok) return null;
  const { organisation, handedTo } = found.value;
  const others = all.filter(({ id }) => id !== organisation);
  const whose = all.find(({ id }) => id === organisation);
  return {
    organisation: whose === undefined ? organisation : option(whose).text,
    handedTo: others.filter(({ id }) => handedTo.includes(id)).map(option),
    handable: others.filter(({ id }) => !handedTo.includes(id)).map(option),
    givable: others.filter(({ id }) => mayGiveTo(locals, id)).map(option),
  };
}
