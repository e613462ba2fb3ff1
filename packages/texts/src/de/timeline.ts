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
  'timeline.point-dsu-2002-emt-entry':
    'Anmeldung zur Meisterschaft durch den Vorsitzenden des Vereins, Startgeld bezahlt',
  'timeline.point-dsu-2002-emt-list': 'Die Meldeliste der Meisterschaft an RKF senden',
  'timeline.point-dsu-2002-emt-list-returned':
    'Die Meldeliste der Meisterschaft kommt mit Wertungszahlen zurück',
  'timeline.point-dsu-2002-dates': 'Spieltage festlegen und in den Kalender aufnehmen lassen',
  'timeline.point-dsu-2002-open-invitation':
    'Falls offen: Die Ausschreibung ist allen Vereinen des Bezirks bekannt',
  'timeline.point-dsu-2002-last-entry': 'Meldeschluss spätestens an diesem Tag',
  'timeline.point-dsu-2002-rating-notice':
    'RKF mitteilen, dass die Veranstaltung gewertet werden soll',
  'timeline.point-dsu-2002-list-sent': 'Meldeliste an RKF senden',
  'timeline.point-dsu-2002-list-kept': 'Meldeliste nach der ersten Runde an RKF senden',
  'timeline.point-dsu-2002-list-returned': 'Die Meldeliste kommt mit Wertungszahlen zurück',
  'timeline.point-dsu-2002-list-called-for':
    'RKF mitteilen, dass die letzte Runde naht: die Meldeliste kommt mit Wertungszahlen zurück',
  'timeline.point-dsu-2002-list-back':
    'Die Meldeliste kommt vor der letzten Runde mit Wertungszahlen zurück',
  'timeline.point-dsu-2002-fee': 'Abgaben vor der ersten Runde an den Kassenwart der Union senden',
  'timeline.point-dsu-2002-prizes': 'Anzahl, Höhe und Verteilung der Preise sind bekannt gegeben',
  'timeline.point-dsu-2002-report': 'Bericht an RKF senden',
  'timeline.point-dsu-2002-elo-notice':
    'Falls die FIDE werten soll: anmelden lassen; später kostet es eine Gebühr',
  'timeline.point-dsu-2002-elo-report': 'Falls die FIDE werten soll: Bericht senden',
  'timeline.point-tempelhof-2018-pairings': 'Paarungen sind ausgehängt',
  'timeline.point-tempelhof-2018-open-games': 'Offene Partien sind gespielt',
  'timeline.point-fide-2012-draw':
    'Turniere der Stufen 1 und 2: Auslosung zwölf Stunden vor der ersten Runde',
  'timeline.point-dsu-2002-emt-invitation':
    'Der Vorstand lädt in der Februarnummer zur Meisterschaft ein',
  'timeline.point-dsu-2002-combination':
    'Genehmigung der Kombination bei RKF beantragen, mit eindeutiger Beschreibung',
  'timeline.point-fide-2012-conditions':
    'Spielbedingungen prüfen: Saal, Licht, Heizung, Luft, Lärm, Sicherheit',
  'timeline.point-fide-2012-material':
    'Material ist da, Schiedsrichter, Hilfskräfte und Stellvertreter reichen',
  'timeline.point-fide-2012-ca-report': 'Bericht des Hauptschiedsrichters',
  'timeline.point-dsu-2002-rapid-1':
    'Spieltage rechtzeitig festlegen, auch für die Jahresübersicht',
  'timeline.point-dsu-2002-rapid-2': 'Spiellokal reservieren',
  'timeline.point-dsu-2002-rapid-3': 'Reglement verfassen: Bedenkzeit, Rundenzahl, System',
  'timeline.point-dsu-2002-rapid-4': 'Startgeld und vorläufige Preisliste festlegen',
  'timeline.point-dsu-2002-rapid-5': 'Meldeschluss festlegen',
  'timeline.point-dsu-2002-rapid-6':
    'Ausschreibung verfassen und versenden: Vereine, Schachzeitungen, Personen',
  'timeline.point-dsu-2002-rapid-7': 'Örtliche Presse unterrichten, Firmen um Preise bitten',
  'timeline.point-dsu-2002-rapid-8': 'Genügend Material leihen',
  'timeline.point-dsu-2002-rapid-9': 'Endgültige Preisliste aufstellen',
  'timeline.point-dsu-2002-rapid-10': 'Programm drucken',
  'timeline.point-dsu-2002-rapid-11': 'Turnierausschuss wählen',
  'timeline.point-dsu-2002-rapid-12': 'Turniertafeln und Spielerkarten anfertigen',
  'timeline.point-dsu-2002-rapid-13': '1. Runde auslosen, Spielerkarten ausfüllen',
  'timeline.point-dsu-2002-rapid-14': 'Begrüßungsrede schreiben',
  'timeline.point-dsu-2002-rapid-15': 'Spiellokal herrichten: Material, Karten, Tafeln',

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
