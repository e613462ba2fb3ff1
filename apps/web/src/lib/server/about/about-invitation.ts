import type { PublicEvent, PublicInvitation } from '@rokade/event';
import { type InvitationFieldName, type InvitationPart, invitationField } from '@rokade/event';
import { dateText, groupText } from '@rokade/tables';
import { publicTournament, type Tournament } from '@rokade/tournament';
import { invitationLabel } from '#lib/desks/events/invitation-label.ts';
import type { Locale } from '#lib/ui/locale.ts';
import { type AboutPart, lineIf } from '#lib/views/about/about-part.ts';
import { publicAbout } from './about-tournament.ts';

/** A part of an invitation under its heading; '' = it needs none. */
export interface InvitationSection {
  readonly title: string;
  readonly parts: readonly AboutPart[];
}

const part = (label: string, texts: readonly string[]): AboutPart => ({
  label,
  lines: [...new Set(texts)].flatMap((text) => lineIf(text)),
  saidAt: '',
});

function valueTexts(
  name: InvitationFieldName,
  value: string,
  { t, language }: Locale<'console'>,
): readonly string[] {
  const { kind } = invitationField(name).input;
  if (kind === 'day') return [dateText(language, value)];
  if (kind !== 'choice') return value.split('\n').map((text) => text.trim());
  return [t.ifKnown(`invitation.word-${name}-${value}`) ?? value];
}

/** The order in which an invitation is read. */
const readParts: readonly InvitationPart[] = [
  'called-off',
  'entry',
  'play',
  'combination',
  'people',
  'stay',
];

function partSection(
  of: InvitationPart,
  invitation: PublicInvitation,
  locale: Locale<'console'>,
): InvitationSection {
  const said = Object.entries(invitation) as readonly (readonly [InvitationFieldName, string])[];
  return {
    title: locale.t(`invitation.part-${of}`),
    parts: said
      .filter(([name]) => invitationField(name).section === of)
      .map(([name, value]) =>
        part(invitationLabel(locale.t, name), valueTexts(name, value, locale)),
      ),
  };
}

/** The event itself: its days, where it is, who invites and leads it, for whom, and whose rating it counts for. */
function headSection(
  { firstDay, lastDay, place, organiser, officers }: PublicEvent,
  { kind = '', ratedBy = '' }: PublicInvitation,
  locale: Locale<'console'>,
): InvitationSection {
  const { t, language } = locale;
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
        officers.map(({ role, name }) => `${t(`officer.${role}`)}: ${name}`),
      ),
      part(t('invitation.field-kind'), word('kind', kind)),
      part(t('invitation.content-rated'), word('ratedBy', ratedBy)),
    ],
  };
}

/** How a group is played, as everybody may know it once the organiser publishes the invitation. */
function groupParts(t: Tournament, locale: Locale<'console'>): readonly AboutPart[] {
  const visibility = { ...t.settings.visibility, published: true };
  const shown = publicTournament({ ...t, settings: { ...t.settings, visibility } });
  return shown === null ? [] : publicAbout(shown, locale);
}

const same = (a: AboutPart, b: AboutPart): boolean =>
  a.label === b.label && JSON.stringify(a.lines) === JSON.stringify(b.lines);

/** What all groups have in common once, then what is each one's own. */
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
 * An invitation as its readers see it: what the event says, what is said in the invitation, and how each
 * group is played, which is the event's regulations.
 *
 * @article DSU 2002 4.9.1-4
 * @article DSU 2002 4.9.1-10
 * @article DSU 2002 4.14: tie-breaks and sharing of prizes stand in it
 */
export function invitationSections(
  event: PublicEvent,
  invitation: PublicInvitation,
  groups: readonly Tournament[],
  locale: Locale<'console'>,
): readonly InvitationSection[] {
  return [
    headSection(event, invitation, locale),
    ...readParts.map((one) => partSection(one, invitation, locale)),
    ...groupSections(groups, locale),
  ]
    .map(({ title, parts }) => ({ title, parts: parts.filter(({ lines }) => lines.length > 0) }))
    .filter(({ parts }) => parts.length > 0);
}
