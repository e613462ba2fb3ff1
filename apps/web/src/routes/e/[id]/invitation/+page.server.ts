import { invitationSections } from '@rokade/presentation/about/about-invitation.ts';
import { feeTexts } from '@rokade/presentation/desks/money/invitation-fees.ts';
import { readInvitation } from '#lib/server/events/event-invitation.ts';
import { speakOfEvent } from '#lib/server/events/event-page.ts';
import { feesOf } from '#lib/server/events/invitation-fees.ts';
import type { PageServerLoad } from './$types';

/** The invitation of an event, with the regulations of its groups. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { event, invitation, groups, hidden } = await readInvitation(locals, params.id);
  const foreign = await speakOfEvent(locals, event.id, groups);
  const fees = await feesOf(locals, event.id);
  const before = {
    entryFee: feeTexts(locals, fees, groups, ({ late }) => !late),
    lateFee: feeTexts(locals, fees, groups, ({ late }) => late),
  };
  return {
    foreign,
    id: event.id,
    name: event.name,
    hidden,
    calledOff: invitation.calledOff ?? '',
    sections: invitationSections(event, invitation, { groups, before }, locals),
  };
};
