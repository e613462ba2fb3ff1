import type { ChessEvent, Invitation } from '@rokade/event';
import { invitationField, invitationFieldNames } from '@rokade/event';
import {
  type Announced,
  type AnnouncementContent,
  type AnnouncementFinding,
  type AnnouncementProblem,
  type AnnouncementTrait,
  announcementDates,
  checkAnnouncement,
  type FeeRule,
  kindOfPlay,
} from '@rokade/rules';
import {
  hasScoreGroups,
  isKnockOut,
  plannedRounds,
  playOfRound,
  type Tournament,
} from '@rokade/tournament';
import { daysOf, editionsOf } from './event-days.ts';

type Groups = readonly Tournament[];

const anyOf =
  (groups: Groups) =>
  (holds: (t: Tournament) => boolean): boolean =>
    groups.some(holds);

/** The traits of an event that decide what its invitation must contain. */
function traitsOf({ invitation }: ChessEvent, groups: Groups): ReadonlySet<AnnouncementTrait> {
  const { kind, level, ratedBy, combination, calledOff, invited } = invitation;
  const any = anyOf(groups);
  const byFide = ratedBy === 'fide' || ratedBy === 'both';
  const isLarge = level === 'l1' || level === 'l2';
  const traits: readonly (readonly [AnnouncementTrait, boolean])[] = [
    ['open', kind === 'open'],
    ['closed', kind === 'closed'],
    ['championship', kind === 'championship'],
    ['rated-by-fide', byFide],
    ['quick', any(({ settings }) => kindOfPlay(settings.timeControl) !== 'standard')],
    ['long-games', any(({ settings }) => kindOfPlay(settings.timeControl) === 'standard')],
    ['no-increment', any(({ settings }) => settings.timeControl.incrementSeconds === 0)],
    ['official', level === 'l1'],
    ['for-titles', isLarge],
    ['local', !isLarge],
    ['combined', combination !== ''],
    ['called-off', calledOff !== ''],
    ['invites', invited !== ''],
  ];
  return new Set(traits.flatMap(([trait, holds]) => (holds ? [trait] : [])));
}

const contentsOfInvitation = (invitation: Invitation): readonly AnnouncementContent[] =>
  invitationFieldNames.flatMap((name) => {
    const { content } = invitationField(name);
    return content === null || invitation[name] === '' ? [] : [content];
  });

const areDatesSet = (t: Tournament): boolean =>
  t.settings.roundDates.filter((date) => date !== '').length >= plannedRounds(t);

/** The contents that the groups' settings provide; every group must provide a content. */
function contentsOfGroups(groups: Groups): readonly AnnouncementContent[] {
  const provides: Partial<Readonly<Record<AnnouncementContent, (t: Tournament) => boolean>>> = {
    system: () => true,
    rounds: () => true,
    time: () => true,
    waiting: () => true,
    dates: areDatesSet,
    'tie-breaks': ({ settings }) => isKnockOut(settings.system) || settings.tieBreaks.length > 0,
    prizes: ({ prizes }) => prizes?.visible === true,
    'prize-sharing': ({ prizes }) => prizes?.visible === true,
    'chief-arbiter': ({ settings }) => settings.chiefArbiter !== '',
    committee: ({ settings }) => settings.committee.length > 0,
  };
  return Object.entries(provides).flatMap(([content, by]) =>
    groups.length > 0 && groups.every(by) ? [content as AnnouncementContent] : [],
  );
}

/** The contents that the event's officers provide for all groups: chief arbiter and appeals committee. */
function contentsOfOfficers({ values }: ChessEvent): readonly AnnouncementContent[] {
  const roles = values.officers.map(({ role }) => role);
  return [
    ...(roles.includes('chief-arbiter') ? (['chief-arbiter'] as const) : []),
    ...(roles.includes('appeals') ? (['committee'] as const) : []),
  ];
}

/** The contents that the lines of the fee table provide. */
function contentsOfFees(fees: readonly FeeRule[]): readonly AnnouncementContent[] {
  const isPrice = ({ kind, late }: FeeRule) => kind === 'fee' && !late;
  return [
    ...(fees.some(isPrice) ? (['entry-fee'] as const) : []),
    ...(fees.some(({ late }) => late) ? (['late-fee'] as const) : []),
  ];
}

function announced(event: ChessEvent, groups: Groups, fees: readonly FeeRule[]): Announced {
  const { announcedOn, entriesClose, combinationApproved } = event.invitation;
  const days = daysOf(event, groups);
  return {
    editions: editionsOf(event, groups, days?.first ?? ''),
    traits: traitsOf(event, groups),
    contents: new Set([
      ...contentsOfInvitation(event.invitation),
      ...contentsOfGroups(groups),
      ...contentsOfOfficers(event),
      ...contentsOfFees(fees),
    ]),
    days,
    announcedOn,
    entriesClose,
    combinationApproved,
    halfPointByes: groups.some(
      ({ settings }) => hasScoreGroups(settings.system) && settings.halfPointByes !== 0,
    ),
    waitingMinutes: Math.max(0, ...groups.map((t) => playOfRound(t, 1).waitingMinutes)),
  };
}

/** The required contents of an event's invitation, each with whether it is there, and the problems of its days. */
export interface AnnouncementState {
  readonly contents: readonly AnnouncementFinding[];
  readonly problems: readonly AnnouncementProblem[];
}

/**
 * Checks the invitation of an event by the regulations that apply to it.
 *
 * @param fees the lines of the event's fee table, which stand in the invitation
 */
export function announcementOf(
  event: ChessEvent,
  groups: Groups,
  fees: readonly FeeRule[],
): AnnouncementState {
  const announcement = announced(event, groups, fees);
  return {
    contents: checkAnnouncement(announcement),
    problems: announcementDates(announcement),
  };
}
