import type { webhooksTexts as reference } from '../en/webhooks.ts';
import type { Translation } from '../texts.ts';

/** Addresses that are told of published rounds and results. */
export const webhooksTexts: Translation<typeof reference> = {
  'webhook.title': 'Andere Programme benachrichtigen',
  'webhook.what':
    'Veröffentlichte Runden und Ergebnisse gehen an diese Adressen, sobald Besucher sie sehen, und nichts anderes. Jede Nachricht ist mit einem eigenen Geheimnis der Adresse signiert.',
  'webhook.none': 'Kein Programm wird benachrichtigt.',
  'webhook.address-hint': 'Beginnt mit https:// und nimmt Nachrichten als JSON mit POST an.',
  'webhook.make': 'Adresse hinzufügen',
  'webhook.once':
    'Das Geheimnis wird nur dieses eine Mal gezeigt. Mit ihm prüft das Programm, was es bekommt:',
  'webhook.removed': 'Die Adresse bekommt keine Nachrichten mehr.',
  'webhook.remove': 'Entfernen',
  'webhook.test': 'Testnachricht senden',
  'webhook.untried': 'Noch wurde nichts gesendet.',
  'webhook.last': 'Letzte Nachricht {moment}: {answer}',
  'webhook.answer': 'beantwortet mit {status}',
  'webhook.failed-unknown-host': 'diese Adresse gibt es nicht',
  'webhook.failed-private': 'die Adresse liegt in diesem Netz, was dieser Server nicht erlaubt',
  'webhook.failed-too-slow': 'keine Antwort in zehn Sekunden',
  'webhook.failed-no-connection': 'dort antwortet niemand',
  'webhook.failed-certificate': 'das Zertifikat ist nicht gültig',
  'webhook.taken': '{count|eine Nachricht|{count} Nachrichten} angenommen',
  'webhook.next': 'Neuer Versuch {moment}.',
  'webhook.off':
    'Abgeschaltet {moment}, weil dort drei Tage lang nichts angenommen wurde. Was nicht gesendet wurde, folgt, sobald eine Testnachricht angenommen ist.',

  // Tokens with which programs use the API.
  'token.title': 'Schlüssel für Programme',
  'token.what':
    'Ein Programm benutzt die API mit einem Schlüssel, in Ihrem Namen und mit dem Recht, das Sie ihm hier geben, höchstens einem Ihrer eigenen. Verlieren Sie es, verliert es auch das Programm. Gesendet wird er als „Authorization: Bearer …“.',
  'token.none': 'Kein Programm hat einen Schlüssel.',
  'token.name': 'Wie das Programm heißt',
  'token.right': 'Was es darf',
  'token.make': 'Schlüssel anlegen',
  'token.once':
    'Der Schlüssel wird nur dieses eine Mal gezeigt. Speichern Sie ihn dort, wo das Programm ihn findet, und sonst nirgends:',
  'token.made': 'Angelegt',
  'token.never': 'nie',
  'token.revoked': 'Der Schlüssel ist widerrufen.',
};
