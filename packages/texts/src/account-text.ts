import type { accountsTexts } from './en/accounts.ts';
import type { Facts } from './texts.ts';

/** The part of a locale with the texts on accounts. */
type Translate = (key: keyof typeof accountsTexts, facts?: Facts) => string;

/** The parts of an account's state that are shown: disabled, or on how many devices it is signed in. */
export interface AccountState {
  readonly disabledAt: string | null;
  readonly sessions: number;
}

/** An account's state in words. */
export function accountStateText(t: Translate, { disabledAt, sessions }: AccountState): string {
  if (disabledAt !== null) return t('account.is-disabled');
  return sessions === 0
    ? t('account.not-signed-in')
    : t('account.signed-in-on', { count: sessions });
}

/** The device of a session in words. */
export const deviceText = (t: Translate, device: string): string =>
  device === '' ? t('account.device-unknown') : device;

/** A right to show: a role, and the tournament it is for. */
export interface ShownRight {
  readonly role: Role;
  readonly event: string | null;
}

type RoleKey = Extract<keyof typeof accountsTexts, `role.${string}`>;
type Role = RoleKey extends `role.${infer R}` ? R : never;

/** A right in words. */
export function rightText(t: Translate, { role, event }: ShownRight): string {
  const named = t(`role.${role}`);
  return event === null ? named : t('account.right-of-event', { role: named, event });
}

/** Rights in words, or that there are none. */
export const rightsText = (t: Translate, rights: readonly ShownRight[]): string =>
  rights.length === 0
    ? t('account.no-rights')
    : rights.map((right) => rightText(t, right)).join('; ');
