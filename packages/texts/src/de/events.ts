import type { eventsTexts as reference } from '../en/events.ts';
import type { Translation } from '../texts.ts';

/** Several tournaments under one roof: the pages of an event in the console. */
export const eventsTexts: Translation<typeof reference> = {
  'events.what':
    'Eine Veranstaltung fasst mehrere Turniere unter einem Dach zusammen: ihre Gruppen, mit einer Meldeliste und einer öffentlichen Adresse.',
  'events.none': 'Noch gibt es keine Veranstaltung.',
  'events.archived': 'Archivierte Veranstaltungen',
  'events.new': 'Neue Veranstaltung',
  'events.make': 'Veranstaltung anlegen',
  'events.entries': 'Meldeliste',
  'events.settings': 'Über die Veranstaltung',
  'events.regulations-of-groups': 'wie die Gruppen sagen',
  'events.regulations-hint':
    'Danach richten sich Fristen, Ausschreibung, Meldeliste, Klassen und Abgabe, auch bevor es Gruppen gibt. Die Turnierregeln der FIDE gelten immer mit.',
  'events.no-groups':
    'Die Veranstaltung hat noch keine Gruppen. Legen Sie eine an, oder fügen Sie ein vorhandenes Turnier hinzu.',
  'events.organise': 'Organisation',
  'events.what-is-next': 'Das Nächste',
  'events.waiting': 'Wartet auf Sie',
  'events.waiting-without-group':
    '{count|Eine Anmeldung hat|{count} Anmeldungen haben} noch keine Gruppe',
  'events.waiting-not-taken-over':
    '{count|Eine Änderung|{count} Änderungen} der Meldeliste {count|ist|sind} noch nicht in den Gruppen',
  'events.waiting-apart':
    '{count|Eine Angabe ist|{count} Angaben sind} bei der Veranstaltung und in den Gruppen nicht gleich',
  'events.waiting-reports': '{count|Eine Meldung|{count} Meldungen} von den Brettern zu bestätigen',
  'events.waiting-protests': '{count|Ein Protest ist|{count} Proteste sind} zu entscheiden',
  'events.waiting-deadlines': '{count|Eine Frist ist|{count} Fristen sind} überfällig',
  'events.prints-what':
    'Jede Liste wird für alle Gruppen auf einmal gedruckt, jede Gruppe auf eigenen Blättern.',
  'events.prints-newest': 'Neueste Runde jeder Gruppe',
  'events.change-groups': 'Gruppen ändern',
  'events.take-groups-out': 'Eine Gruppe aus der Veranstaltung nehmen',
  'events.add-group-here': 'Gruppe hinzufügen',
  'events.add-group-here-what':
    'Das Turnier wird eine Gruppe einer Veranstaltung, die neue steht daneben. Beide haben eine Leiste, einen Tisch und eine öffentliche Seite.',
  'events.own-group': 'Diese Gruppe heißt',
  'events.new-group-name': 'Die neue Gruppe heißt',
  'events.new-group': 'Gruppe anlegen',
  'events.new-group-what':
    'Ein eigenes Turnier mit Name, Ort und Schiedsrichtern der Veranstaltung. Alles Übrige wird in seinen Einstellungen gewählt.',
  'events.add-group': 'Vorhandenes Turnier hinzufügen',
  'events.add': 'Hinzufügen',
  'events.take-out': 'Herausnehmen',
  'events.take-out-of': '{group} aus der Veranstaltung nehmen',
  'events.group-gone': 'nicht mehr vorhanden',
  'events.in-group': 'In Gruppe',
  'events.no-group': 'noch keine',
  'events.entrants-n': '{count|1 Anmeldung|{count} Anmeldungen}',
  'events.no-entrants': 'Noch ist niemand angemeldet.',
  'events.enter': 'Anmelden',
  'events.enter-many': 'Mehrere anmelden',
  'events.remove-paid': 'Dennoch entfernen',
  'events.like-earlier': 'Oder wie eine frühere Veranstaltung',
  'events.new-then-groups':
    'Die Gruppen hinzufügen: Jede ist ein Turnier mit eigenem System und eigenen Runden.',
  'events.new-then-entries': 'Die Spieler einmal anmelden und jeden in eine Gruppe setzen.',
  'events.new-then-invitation':
    'Die Ausschreibung verfassen; sie kann öffentlich sein, sobald es gewünscht ist.',
  'events.new-one-group':
    'Alle spielen in einer Gruppe? Dann genügt ein Turnier; mit einer zweiten Gruppe wird es zur Veranstaltung.',
  'events.championships-only': 'nur Meisterschaften',
  'events.erase-owed': 'Es wird dennoch ausgezahlt; löschen',
  'events.from-register': 'Aus dem Register',
  'events.from-list': 'Aus einer Liste',
  'events.find': 'Suchen',
  'events.who': 'Wer angemeldet wird',
  'events.is-entered': 'ist schon angemeldet',
  'events.enter-chosen': 'Angekreuzte anmelden',
  'events.enter-anyway': 'Es ist eine andere Person',
  'events.place': 'Ausgewählte in die Gruppe einteilen',
  'events.choose': '{name} auswählen',
  'events.choose-all': 'Alle auswählen',
  'events.take-over': 'In die Gruppen übernehmen',
  'events.take-over-what': 'Diese Änderungen der Meldeliste stehen noch nicht in den Gruppen:',
  'events.plan-enters': '{group}: meldet {names} an',
  'events.plan-changes': '{group}: ändert {names}',
  'events.plan-leaves': '{group}: nimmt {names} heraus',
  'events.taken-over': 'Die Gruppen sind so, wie die Meldeliste sagt.',
  'events.not-taken': '{group}: {why}',
  'events.waits': 'noch nicht übernommen',
  'events.offers-what':
    'Was das Register über Personen weiß, die Meldeliste aber nicht. Angekreuztes wird übernommen; die Gruppen bekommen es dann aus der Liste.',
  'events.remove': 'Von der Meldeliste streichen',
  'events.erase': 'Personenbezogene Daten löschen',
  'events.erase-what':
    'Name, Geburtsdatum, Verein und Nummern verschwinden für immer aus dieser Liste, auch aus ihrem Protokoll. Die Gruppen löschen den Spieler je für sich, auf der Seite des Spielers.',
  'events.erase-yes': 'Ja, löschen',
  'events.for-all-groups': 'für alle Gruppen von {event}',
  'events.apart-event':
    '{fact}: „{stands}“ gilt, wie es bei der Veranstaltung steht. Gruppen, in denen etwas anderes steht:',
  'events.apart-group':
    '{fact}: Bei der Veranstaltung steht nichts. „{stands}“ gilt, aus der Gruppe {group}. In anderen Gruppen steht:',
  'events.first-tables-done': 'Die ersten Tische der Gruppen sind gespeichert.',
  'events.agreed': 'Veranstaltung und Gruppen sagen jetzt dasselbe.',
  'events.agree': 'Überall eintragen, was gilt',
  'events.published': 'Alle dürfen die Seite der Veranstaltung sehen',
  'events.officer': 'Amt {number}',
  'events.officer-name': 'Name, Amt {number}',
  'events.officer-seat': 'Platz, Amt {number}',
  'events.officer-federation': 'Föderation, Amt {number}',
  'events.officer-licensed': 'Amt {number} hat eine Lizenz',
  'events.officer-of-age': 'Amt {number} ist mindestens 21',
  'events.import': 'Veranstaltung aus einer Datei einlesen',
  'events.import-what':
    'Eine Datei von der Seite einer Veranstaltung. Ihre Gruppen sind Turniere mit je einer eigenen Datei.',
  'events.export': 'Veranstaltung als Datei speichern',
  'events.damaged': 'Das Protokoll einer Veranstaltung ist beschädigt',
  'events.archive': 'Ins Archiv legen',
  'events.archive-what':
    'Sie verschwindet mit allen ihren Gruppen aus den Listen; nichts an ihr ändert sich, und die Adressen führen weiter zu ihr.',
  'events.unarchive-what': 'Sie steht mit allen ihren Gruppen wieder in den Listen.',
  'events.open': 'Offene Bretter',
  'events.open-boards': 'Bretter ohne Ergebnis',
  'events.open-boards-n': '{count|Ein Brett|{count} Bretter} aller Gruppen ohne Ergebnis',
  'events.copy': 'Veranstaltung kopieren',
  'events.copy-what':
    'Eine neue Veranstaltung wie diese: Ort, Leitung, Ausschreibung und Startgelder, dazu die Gruppen mit System, Preisen und allen Einstellungen. Ohne Teilnehmer, Ergebnisse und was für diese ausgelost oder genehmigt wurde. Nichts davon ist öffentlich, bevor Sie es veröffentlichen.',
  'events.copy-name': 'Name der neuen Veranstaltung',
  'events.copy-first-day': 'Erster Tag der neuen Veranstaltung',
  'events.copy-first-day-hint':
    'Alle Tage verschieben sich mit: Runden, Fristen, Startgelder. Bleibt er leer, bleiben auch sie leer.',
};
