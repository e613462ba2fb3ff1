import type { Webhook } from '@rokade/server';
import { type ActionFailure, fail } from '@sveltejs/kit';
import type { LinkAnswer } from '#lib/desks/results/link-text.ts';
import { formActor, refused } from './form-sender.ts';
import { formText } from './form-text.ts';
import { mayDo } from './may-do.ts';

/** What tells of published rounds and results: a tournament, or an event with its groups. */
interface Place {
  readonly kind: 'tournament' | 'event';
  readonly id: string;
}

type Answer = Promise<LinkAnswer | ActionFailure<LinkAnswer>>;

/** A form sent from the page of links. */
interface Sent<Params> {
  readonly locals: App.Locals;
  readonly request: Request;
  readonly params: Params;
}

/** The addresses that are told; null: the reader does not decide about them. */
export const webhookDesk = async (
  locals: App.Locals,
  id: string,
): Promise<readonly Webhook[] | null> =>
  mayDo(locals, 'change-event', id) ? locals.app.webhooks.of(id) : null;

/** The actions of a page with such addresses. */
export const webhookActions = <Params>(
  placeOf: (locals: App.Locals, params: Params) => Promise<Place>,
) => ({
  addWebhook: async ({ locals, request, params }: Sent<Params>): Answer => {
    const form = await request.formData();
    const actor = formActor(locals, form);
    if (actor === null) return fail(403, { error: refused });
    const address = formText(form, 'address');
    const place = await placeOf(locals, params);
    const added = await locals.app.webhooks.add(place, { address }, actor.name);
    return added.ok
      ? { webhookSecret: added.value.secret }
      : fail(400, { webhookError: added.error, webhookAddress: address });
  },
  removeWebhook: async ({ locals, request, params }: Sent<Params>): Answer => {
    const form = await request.formData();
    if (formActor(locals, form) === null) return fail(403, { error: refused });
    const { id } = await placeOf(locals, params);
    const removed = await locals.app.webhooks.remove(id, formText(form, 'webhook'));
    return removed.ok ? { webhookRemoved: true } : fail(404, { webhookError: removed.error });
  },
  testWebhook: async ({ locals, request, params }: Sent<Params>): Answer => {
    const form = await request.formData();
    if (formActor(locals, form) === null) return fail(403, { error: refused });
    const { id } = await placeOf(locals, params);
    const tested = await locals.app.webhooks.test(id, formText(form, 'webhook'));
    return tested.ok ? {} : fail(404, { webhookError: tested.error });
  },
});
