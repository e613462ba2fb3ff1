import { type Act, eventRemarks, type Ratings } from '@rokade/ratings';
import { dateText, remarkText, signedText } from '@rokade/tables';
import type { Locale } from '../../words/locale.ts';

/** An event that was rated, and whether the reader may see its tournament. */
interface RatedEvent {
  readonly act: Extract<Act, { readonly kind: 'event' }>;
  readonly isSeen: boolean;
}

/** What a page says of an event that was rated, besides its ratings. */
export function ratedEvent(locale: Locale<'server'>, state: Ratings, { act, isSeen }: RatedEvent) {
  const { name, place, firstDay, lastDay, day, abroad, tournament } = act;
  return {
    name,
    place,
    firstDay,
    lastDay,
    day,
    abroad,
    tournament: isSeen ? tournament : null,
    remarks: eventRemarks(state, act).map((remark) => ({
      text: remarkText(locale, state, remark),
      article: remark.article,
      person: 'person' in remark ? remark.person : null,
      lacksNumber: remark.code === 'unnumbered',
    })),
  };
}

/** The grounds of a granted rating and who granted it; null for other acts. */
export function grantFacts({ t }: Pick<Locale<'server'>, 't'>, act: Act) {
  if (act.kind !== 'grant') return null;
  const { ground, membership, proposedBy, approvedBy } = act;
  return {
    ground: t(`ratings.ground-${ground}`),
    membership: t(`ratings.membership-${membership}`),
    proposedBy: t(`ratings.office-${proposedBy}`),
    approvedBy: approvedBy === null ? '' : t(`ratings.office-${approvedBy}`),
  };
}

/** What the page of an act says in its list of facts; null, '': it is no such act. */
interface ShownAct {
  readonly day: string;
  readonly edition: string;
  readonly event: Pick<ReturnType<typeof ratedEvent>, 'place' | 'firstDay' | 'lastDay'> | null;
  readonly grant: ReturnType<typeof grantFacts>;
  readonly adjustment: {
    readonly compared: number;
    readonly difference: string;
    readonly by: number;
  } | null;
}

type Fact = readonly [name: string, value: string];

const eventFacts = (
  { t, language }: Locale<'server'>,
  event: NonNullable<ShownAct['event']>,
): readonly Fact[] => {
  const days = [...new Set([event.firstDay, event.lastDay])];
  return [
    [t('field.place'), event.place],
    [t('ratings.played-on'), days.map((day) => dateText(language, day, 'dated')).join(' – ')],
  ];
};

const factsOfGrant = (
  { t }: Locale<'server'>,
  { ground, membership, proposedBy, approvedBy }: NonNullable<ShownAct['grant']>,
): readonly Fact[] => [
  [t('ratings.ground'), ground],
  [t('ratings.membership'), membership],
  [t('ratings.proposed-by'), proposedBy],
  [t('ratings.approved-by'), approvedBy],
];

const adjustmentFacts = (
  { t }: Locale<'server'>,
  { compared, difference, by }: NonNullable<ShownAct['adjustment']>,
): readonly Fact[] => [
  [t('ratings.compared'), String(compared)],
  [t('ratings.difference'), difference],
  [t('ratings.adjusted-by'), signedText(by)],
];

/** The facts of an act in the book of ratings, each with its name. */
export function actFacts(
  locale: Locale<'server'>,
  { day, edition, event, grant, adjustment }: ShownAct,
): readonly Fact[] {
  const { t, language } = locale;
  const rules: readonly Fact[] = edition === '' ? [] : [[t('ratings.edition'), edition]];
  return [
    ...(event ? eventFacts(locale, event) : []),
    ...(grant ? factsOfGrant(locale, grant) : []),
    ...rules,
    [t('ratings.registered-on'), dateText(language, day, 'dated')],
    ...(adjustment ? adjustmentFacts(locale, adjustment) : []),
  ];
}
