import type { TranslateFor } from '@rokade/texts';

/** The words of the button with which a phone asks to be told of a player. */
export interface PhoneWords {
  readonly tellMe: string;
  readonly what: string;
  readonly isOn: string;
  readonly stop: string;
  readonly denied: string;
  readonly failed: string;
  readonly iphone: string;
}

/** These words in a language: they come with the pages that have the button, and with no other. */
export const phoneWords = (t: TranslateFor<'server'>): PhoneWords => ({
  tellMe: t('push.tell-me'),
  what: t('push.what'),
  isOn: t('push.is-on'),
  stop: t('push.stop'),
  denied: t('push.denied'),
  failed: t('push.failed'),
  iphone: t('push.iphone'),
});
