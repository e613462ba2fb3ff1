import { invitationField, invitationFieldNames } from '@rokade/event';
import type { AnnouncementContent } from '@rokade/rules';
import type { Tournament } from '@rokade/tournament';

/**
 * The console address, below the group, of each content of an invitation that a group's settings
 * give.
 */
const inGroup: Partial<Readonly<Record<AnnouncementContent, string>>> = {
  system: 'settings#system',
  rounds: 'settings#roundsPlanned',
  dates: 'settings#roundDates.0',
  time: 'settings#timeControl',
  waiting: 'settings#waitingMinutes',
  'tie-breaks': 'settings#tieBreaks',
  prizes: 'prizes',
  'prize-sharing': 'prizes',
};

/**
 * The address of the field for a content of an invitation: in the fee table of those who keep the
 * money, in the invitation, the event's settings or the first group.
 */
export function addressOfContent(
  content: AnnouncementContent,
  event: string,
  { groups, keepsMoney }: { readonly groups: readonly Tournament[]; readonly keepsMoney: boolean },
): string {
  const isFee = content === 'entry-fee' || content === 'late-fee';
  if (isFee && keepsMoney) return `/console/events/${event}/money/fees`;
  const field = invitationFieldNames.find((name) => invitationField(name).content === content);
  if (field !== undefined) return `#${field}`;
  const base = `/console/events/${event}`;
  if (content === 'chief-arbiter' || content === 'committee') return `${base}/settings`;
  const [first] = groups;
  const place = inGroup[content];
  return first === undefined || place === undefined ? base : `/console/${first.id}/${place}`;
}
