import { linkTasks } from '@rokade/installation';
import type { HelperLink, LinkError, LinkRequest, WebhookError } from '@rokade/server';
import { momentText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import type { NumberUnread } from '#lib/console/unread-number.ts';

type Say = TranslateFor<'console'>;

interface Reading {
  readonly language: Language;
  readonly t: Say;
}
type Task = HelperLink['task'];

/** What a form of the links' page is answered with. */
export interface LinkAnswer {
  /** What was asked for, where it was refused. */
  readonly request?: LinkRequest;
  readonly error?: LinkError | NumberUnread | { readonly code: 'form.refused' };
  /** The link just made, which is shown this once. */
  readonly slip?: {
    readonly link: HelperLink;
    readonly address: string;
    readonly qr: { readonly size: number; readonly path: string };
  };
  /** Several made at once. */
  readonly slips?: readonly NonNullable<LinkAnswer['slip']>[];
  readonly revoked?: boolean;
  /** Codes for reporting were made void. */
  readonly codesRevoked?: boolean;
  /** Of an address just added; shown this once. */
  readonly webhookSecret?: string;
  readonly webhookRemoved?: boolean;
  readonly webhookError?: WebhookError;
  readonly webhookAddress?: string;
}

const rangeText = (range: Task['boards'], say: (numbers: string) => string, all: string): string =>
  range === null ? all : say(range.first === range.last ? `${range.first}` : numbersIn(range));

const numbersIn = ({ first, last }: NonNullable<Task['boards']>): string =>
  last === 9999 ? `${first}–` : `${first}–${last}`;

/** What a helper's link is for: the rounds and boards, or everybody. */
export const taskText = (
  t: Say,
  { role, task: { rounds, boards, class: one } }: Pick<HelperLink, 'role' | 'task'>,
): string =>
  linkTasks[role].ofBoards
    ? [
        rangeText(rounds, (numbers) => t('links.rounds-n', { numbers }), t('links.all-rounds')),
        rangeText(boards, (numbers) => t('links.boards-n', { numbers }), t('links.all-boards')),
      ].join(', ')
    : one === undefined
      ? t('links.whole')
      : t('links.class-n', { class: one });

/** As what a link lets in, and for what; a player's is for its player alone. */
export const aboutText = (t: Say, link: HelperLink): string =>
  linkTasks[link.role].ofPlayer
    ? t(`role.${link.role}`)
    : `${t(`role.${link.role}`)}: ${taskText(t, link)}`;

/** Until when a link lets in; one for a year with its year. */
export const untilText = (
  { t, language }: Reading,
  { role, task: { until } }: HelperLink,
): string =>
  t('links.until', {
    moment: momentText(language, until, linkTasks[role].longest === 'year' ? 'year' : ''),
  });

/** Whether a link lets in: revoked, run out, or yes. */
export function linkStateText(t: Say, { revokedAt, task }: HelperLink, now: string): string {
  if (revokedAt !== null) return t('links.is-revoked');
  return now < task.until ? t('links.is-valid') : t('links.is-over');
}
