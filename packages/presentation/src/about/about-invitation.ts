import type { PublicEvent, PublicInvitation } from '@rokade/event';
import {
  type InvitationFieldName,
  type InvitationPart,
  invitationField,
  invitationFieldNames,
  organiserOf,
} from '@rokade/event';
import { dateText, groupText } from '@rokade/tables';
import { publicTournament, type Tournament } from '@rokade/tournament';
import { invitationLabel } from '../desks/events/invitation-label.ts';
import { type AboutPart, lineIf } from '../views/about/about-part.ts';
import type { Locale } from '../words/locale.ts';
import { publicAbout } from './about-tournament.ts';

/** A section of an invitation; `title` '' = without a heading. */
export interface InvitationSection {
  readonly title: string;
  readonly parts: readonly AboutPart[];
}

const part = (label: string, texts: readonly string[]): AboutPart => ({
  label,
  lines: [...new Set(texts)].flatMap((text) => lineIf(text)),
  address: '',
});

function valueTexts(
  name: InvitationFieldName,
  value: string,
  { t, language }: Locale<'console'>,
): readonly string[] {
  const { kind } = invitationField(name).input;
  if (kind === 'day') return [dateText(language, value)];
  if (kind !== 'choice') return value.split('\n').map((text) => text.trim());
  return [t.find(`invitation.word-${name}-${value}`) ?? value];
}

/** The parts of an invitation in the order in which they are shown. */
const readParts: readonly InvitationPart[] = [
  'called-off',
  'entry',
  'play',
  'combination',
  'people',
  'stay',
];

/** Lines that stand before the words of a field of the invitation: those of the fee table. */
export type LinesBefore = Readonly<Partial<Record<InvitationFieldName, readonly string[]>>>;

function partSection(
  of: InvitationPart,
  { invitation, before }: { readonly invitation: PublicInvitation; readonly before: LinesBefore },
  locale: Locale<'console'>,
): InvitationSection {
  return {
    title: locale.t(`invitation.part-${of}`),
    parts: invitationFieldNames
      .filter((name) => invitationField(name).section === of)
      .map((name) => {
        const value = invitation[name] ?? '';
        const own = value === '' ? [] : valueTexts(name, value, locale);
        return part(invitationLabel(locale.t, name), [...(before[name] ?? []), ...own]);
      }),
  };
}

/** The event's days, place, organiser, officers and kind, and the federation that rates it. */
function headSection(
  event: PublicEvent,
  { kind = '', ratedBy = '' }: PublicInvitation,
  locale: Locale<'console'>,
): InvitationSection {
  const { t, language } = locale;
  const { firstDay, lastDay, place, officers } = event;
  const organiser = organiserOf(event);
  const days = [...new Set([firstDay, lastDay])].filter((day) => day !== '');
  const word = (name: 'kind' | 'ratedBy', value: string) =>
    value === '' ? [] : valueTexts(name, value, locale);
  return {
    title: '',
    parts: [
      part(t('invitation.days'), [days.map((day) => dateText(language, day)).join(' – ')]),
      part(t('field.place'), [place]),
      part(t('field.organiser'), [organiser]),
      part(
        t('invitation.officers'),
        officers
          .filter(({ role, name }) => role !== 'organiser' || name !== organiser)
          .map(({ role, name }) => `${t(`officer.${role}`)}: ${name}`),
      ),
      part(t('invitation.field-kind'), word('kind', kind)),
      part(t('invitation.content-rated'), word('ratedBy', ratedBy)),
    ],
  };
}

/** The regulations of a group, also while it is not yet published itself. */
function groupParts(t: Tournament, locale: Locale<'console'>): readonly AboutPart[] {
  const visibility = { ...t.settings.visibility, published: true };
  const shown = publicTournament({ ...t, settings: { ...t.settings, visibility } });
  return shown === null ? [] : publicAbout(shown, locale);
}

const same = (a: AboutPart, b: AboutPart): boolean =>
  a.label === b.label && JSON.stringify(a.lines) === JSON.stringify(b.lines);

/** The regulations that all groups have in common, then those of each group. */
function groupSections(
  groups: readonly Tournament[],
  locale: Locale<'console'>,
): readonly InvitationSection[] {
  const { t } = locale;
  const all = groups.map((group) => ({ group, parts: groupParts(group, locale) }));
  const [first] = all;
  const common = (first?.parts ?? []).filter((one) =>
    all.every(({ parts }) => parts.some((other) => same(one, other))),
  );
  return [
    { title: t(groups.length > 1 ? 'invitation.for-all' : 'print.kind-about'), parts: common },
    ...all.map(({ group, parts }) => ({
      title: groupText(t, group.settings.group || group.settings.name),
      parts: parts.filter((one) => !common.some((other) => same(one, other))),
    })),
  ];
}

/**
 * The sections of an invitation: the event, the invitation's own fields, and the regulations of the
 * groups; empty parts are left out.
 *
 * @param before lines of the fee table, which stand before the words of the invitation's fields
 * @article DSU 2002 4.9.1-4
 * @article DSU 2002 4.9.1-10
 * @article DSU 2002 4.14: tie-breaks and sharing of prizes stand in it
 */
export function invitationSections(
  event: PublicEvent,
  invitation: PublicInvitation,
  { groups, before }: { readonly groups: readonly Tournament[]; readonly before: LinesBefore },
  locale: Locale<'console'>,
): readonly InvitationSection[] {
  return [
    headSection(event, invitation, locale),
    ...readParts.map((one) => partSection(one, { invitation, before }, locale)),
    ...groupSections(groups, locale),
  ]
    .map(({ title, parts }) => ({ title, parts: parts.filter(({ lines }) => lines.length > 0) }))
    .filter(({ parts }) => parts.length > 0);
}
