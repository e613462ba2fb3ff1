import { belongingTo, may, placeIn } from '@rokade/installation';
import { organisationName } from '@rokade/presentation/forms/organisation-name.ts';
import type { Belongings, ListedOrganisation } from '@rokade/server';

const option = (organisation: ListedOrganisation) => ({
  value: organisation.id as string,
  text: organisationName(organisation),
});

/** Whether the reader may give a book to an organisation: they may create books there. */
const mayGiveTo = ({ session }: App.Locals, organisation: string): boolean =>
  may(session?.rights ?? [], 'make-event', placeIn(belongingTo(organisation), null));

/**
 * The organisation of a tournament or an event, those to which it was handed in or can be, and
 * those to which it can be given; null: the server has only one organisation.
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
