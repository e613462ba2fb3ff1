import { belongingTo, type InstallationId, may, placeIn } from '@rokade/installation';
import type { Result } from '@rokade/rules';
import type { Belongings, ListedOrganisation, OrganisationError } from '@rokade/server';
import { fail, redirect } from '@sveltejs/kit';
import { organisationName } from '#lib/ui/organisation-name.ts';
import { formActor, refused } from './form-sender.ts';
import { formText } from './form-text.ts';

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

type Act = 'handIn' | 'takeBack' | 'give';

/** A form's act with what belongs to an organisation. */
interface Asked {
  readonly act: Act;
  readonly what: Belongings;
  /** Where whoever gave it away goes on. */
  readonly list: '/console' | '/console/events';
}

async function carryOut(
  locals: App.Locals,
  { act, what }: Asked,
  form: FormData,
  to: InstallationId,
): Promise<Result<null, OrganisationError | typeof refused>> {
  const { organisations } = locals.app;
  const actor = formActor(locals, form);
  const isRefused = actor === null || (act === 'give' && !mayGiveTo(locals, to));
  if (isRefused) return { ok: false, error: refused };
  return act === 'give'
    ? organisations.assign(what, to)
    : organisations.handIn(what, { to, handedIn: act === 'handIn' }, actor);
}

/** Hands something in, takes it back, or gives it to another organisation, as a form asks. */
export async function belongingAct(locals: App.Locals, request: Request, asked: Asked) {
  const form = await request.formData();
  const { act, list } = asked;
  const organisation = formText(form, 'organisation');
  const to = await locals.app.organisations.find(organisation);
  if (to === null) {
    return fail(404, { act, error: { code: 'organisation.unknown' as const, organisation } });
  }
  const done = await carryOut(locals, asked, form, to.id);
  if (!done.ok) return fail(400, { act, error: done.error });
  if (act === 'give') redirect(303, list);
  return { act, given: organisationName(to) };
}
