import type { pushTexts as reference } from '../en/push.ts';
import type { Translation } from '../texts.ts';

/** Messages to phones, and the button that asks for them. */
export const pushTexts: Translation<typeof reference> = {
  'push.tell-me': 'Auf diesem Handy benachrichtigen',
  'push.what':
    'Eine Nachricht, wenn eine Runde veröffentlicht, ein Ergebnis eingetragen oder das Turnier zu Ende ist.',
  'push.is-on':
    'Dieses Handy erhält eine Nachricht, wenn eine Runde veröffentlicht, ein Ergebnis eingetragen oder das Turnier zu Ende ist.',
  'push.stop': 'Keine Nachrichten mehr',
  'push.denied':
    'Dieser Browser erlaubt keine Nachrichten dieser Seite. Das lässt sich in seinen Einstellungen ändern.',
  'push.failed': 'Das ging nicht. Bitte in einem Moment noch einmal versuchen.',
  'push.iphone':
    'Auf iPhone und iPad kommen Nachrichten, sobald diese Seite auf dem Home-Bildschirm liegt: Teilen, dann Zum Home-Bildschirm.',
  'push.white': 'Runde {round}: {where}, Weiß gegen {opponent}',
  'push.black': 'Runde {round}: {where}, Schwarz gegen {opponent}',
  'push.bye': 'Runde {round}: {bye}',
  'push.result': 'Runde {round}: {white} – {black} {result}',
};
