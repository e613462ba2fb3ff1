import type { timelineTexts as reference } from '../en/timeline.ts';
import type { Translation } from '../texts.ts';

/** What has to be done for an event, by when and by whom. */
export const timelineTexts: Translation<typeof reference> = {
  'timeline.title': 'Zeitplan',
  'timeline.what':
    'Was die Ordnungen für diese Veranstaltung verlangen, von ihren Tagen aus gezählt, nach der Ordnung, nach der gespielt wird, und den Systemen der Gruppen; zu jedem Punkt, wessen Aufgabe er ist und wo er steht.',
  'timeline.none': 'Geben Sie den ersten und letzten Tag der Veranstaltung an.',
  'timeline.calendar': 'In den Kalender',
  'timeline.done': 'Erledigt',
  'timeline.done-on': 'erledigt am {day}',
  'timeline.done-by': 'erledigt am {day} ({who})',
  'timeline.not-done': 'Doch nicht erledigt',
  'timeline.state-late': 'überfällig',
  'timeline.state-advised': 'empfohlen',
  'timeline.state-today': 'heute',
  'timeline.state-soon': 'bald',
  'timeline.state-coming': 'später',
  'timeline.round': '{what}, Runde {round}',
  // Reminders of deadlines by mail, and the letter itself.
  'reminders.title': 'Erinnerungen per Mail',
  'reminders.what':
    'Wer hier eine Adresse hat, bekommt eine Mail, wenn eine seiner Fristen naht oder vorbei ist: eine für jede Frist und jeden gewählten Zeitpunkt, nie für einen erledigten Punkt. Nachts wird niemandem geschrieben.',
  'reminders.no-server':
    'Für diesen Rechner ist kein Mailserver angegeben, deshalb wird nichts gesendet. Wer ihn betreibt, kann einen angeben; siehe die Anleitung unter Zeitplan.',
  'reminders.kind-week': 'eine Woche vorher',
  'reminders.kind-day': 'am Tag vorher',
  'reminders.kind-late': 'wenn sie vorbei ist',
  'reminders.whom': 'Mailadresse aller, die etwas zu tun haben',
  'reminders.whom-hint':
    'Leer: keine Erinnerung. Die Adressen stehen in keiner Datei und keinem Protokoll der Veranstaltung.',
  'reminders.saved': 'Die Erinnerungen sind gespeichert.',
  'reminders.sent': 'Mails',
  'reminders.none': 'Noch ist keine Erinnerung gesendet.',
  'reminders.kind': 'Erinnerung',
  'reminders.tried': 'Letzter Versuch',
  'reminders.state-sent': 'gesendet',
  'reminders.state-under-way': 'unterwegs',
  'reminders.failed':
    '{count|Eine Erinnerung konnte|{count} Erinnerungen konnten} nicht gesendet werden. Rokade versucht es selbst wieder.',
  'reminders.failed-link': 'Welche, und warum',
  'reminders.problem-unreachable': 'der Mailserver ist nicht erreichbar',
  'reminders.problem-login': 'der Mailserver nimmt Name und Passwort nicht an',
  'reminders.problem-insecure': 'der Mailserver bietet keine sichere Verbindung für das Passwort',
  'reminders.problem-refused': 'der Mailserver lehnt die Mail oder eine Adresse ab',
  'reminders.problem-other': 'der Mailserver gab eine unerwartete Antwort',
  'reminders.again': '{problem}; es wird wieder versucht',
  'reminders.none-to-remind':
    'Die Veranstaltung hat noch keine Fristen: Geben Sie ihren ersten und letzten Tag an.',
  'reminders.subject': '{name}: {count|eine Frist|{count} Fristen}',
  'reminders.letter': 'Diese Fristen von {name} nahen oder sind vorbei und sind nicht abgehakt:',
  'reminders.letter-why':
    'Rokade hat diese Mail gesendet, weil der Veranstalter von {name} Ihre Adresse für Erinnerungen eingetragen hat. Ist ein Punkt im Zeitplan abgehakt, kommt dazu keine Mail mehr.',
};
