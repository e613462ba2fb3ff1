import { endlessLast, type LinkRole, linkTasks, type Task } from '@rokade/installation';
import { momentText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

type Say = TranslateFor<'console'>;

/** The reader's language, words and time zone. */
interface Reading {
  readonly language: Language;
  readonly t: Say;
  readonly timeZone?: string;
}

/** A helper's link: who works with it, at what, and until when. */
export interface ShownLink {
  readonly id: string;
  readonly name: string;
  readonly role: LinkRole;
  readonly task: Task;
  readonly madeBy: string;
  /** UTC; null: it was not revoked. */
  readonly revokedAt: string | null;
}

/** The API's answer when a link is created; the token is told only here. */
export interface MadeLink {
  readonly token: string;
  readonly link: ShownLink;
}

const rangeText = (range: Task['boards'], say: (numbers: string) => string, all: string): string =>
  range === null ? all : say(range.first === range.last ? `${range.first}` : numbersIn(range));

const numbersIn = ({ first, last }: NonNullable<Task['boards']>): string =>
  last === endlessLast ? `${first}–` : `${first}–${last}`;

/** What a helper's link is for: its rounds and boards, or everybody. */
export const taskText = (
  t: Say,
  { role, task: { rounds, boards, class: one } }: Pick<ShownLink, 'role' | 'task'>,
): string =>
  linkTasks[role].ofBoards
    ? [
        rangeText(rounds, (numbers) => t('links.rounds-n', { numbers }), t('links.all-rounds')),
        rangeText(boards, (numbers) => t('links.boards-n', { numbers }), t('links.all-boards')),
      ].join(', ')
    : one === undefined
      ? t('links.whole')
      : t('links.class-n', { class: one });

/** The role of a link and what it is for; a player's link is only for that player. */
export const aboutText = (t: Say, link: ShownLink): string =>
  linkTasks[link.role].ofPlayer
    ? t(`role.${link.role}`)
    : `${t(`role.${link.role}`)}: ${taskText(t, link)}`;

/** Until when a link is valid; for a role whose links last a year, with the year. */
export const untilText = (locale: Reading, { role, task: { until } }: ShownLink): string =>
  locale.t('links.until', {
    moment: momentText(locale, until, linkTasks[role].longest === 'year' ? 'year' : ''),
  });

/** Why a link is not valid any more: it was revoked, or it expired. */
export const linkStateText = (t: Say, { revokedAt }: ShownLink): string =>
  t(revokedAt === null ? 'links.is-over' : 'links.is-revoked');
