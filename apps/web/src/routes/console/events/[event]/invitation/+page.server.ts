import { feeTexts } from '@rokade/presentation/desks/money/invitation-fees.ts';
import { addressOfContent } from '@rokade/presentation/desks/tournaments/address-of-content.ts';
import { officeRuleSet } from '@rokade/rules';
import { announcementOf, editionsOf } from '@rokade/server';
import { announcementRows, articleOfEdition, dateText } from '@rokade/tables';
import { loadEvent, tournamentsOf } from '#lib/server/events/event-page.ts';
import { feesOf } from '#lib/server/events/invitation-fees.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const event = await loadEvent(locals, params);
  const groups = await tournamentsOf(locals, event);
  const fees = await feesOf(locals, event.id);
  const { contents, problems } = announcementOf(event, groups, fees.rules);
  const keepsMoney = mayDo(locals, 'keep-money', event.id);
  const rows = announcementRows(locals, contents).map((row) => ({
    ...row,
    at: row.isSaid ? '' : addressOfContent(row.content, event.id, { groups, keepsMoney }),
  }));
  const editions = editionsOf(event, groups, event.values.firstDay);
  return {
    invitation: event.invitation,
    /** The lines of the fee table, which stand in the invitation. */
    fees: feeTexts(locals, fees, groups, () => true),
    /**
     * Whether one of the event's regulations is FIDE's, which has rules on accepted invitations.
     */
    isByFide: editions.some((code) => officeRuleSet(code)?.federation === ''),
    isSeen: event.values.published && event.invitation.publication === 'public',
    missing: rows.filter(({ duty, isSaid }) => duty !== 'if-any' && !isSaid),
    rest: rows.filter(({ duty, isSaid }) => duty === 'if-any' || isSaid),
    problems: problems.map((one) => {
      const day = dateText(locals.language, one.by, 'plain');
      return `${locals.t(`invitation.problem-${one.code}`, { day })} (${articleOfEdition(one)})`;
    }),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
