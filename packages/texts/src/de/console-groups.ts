import type { consoleGroupsTexts as reference } from '../en/console-groups.ts';
import type { Translation } from '../texts.ts';

/** Dividing an entry list into groups, and stages that start from a result. */
export const consoleGroupsTexts: Translation<typeof reference> = {
  'console.entry-list': 'Anmeldeliste',
  'console.divide': 'In Gruppen einteilen',
  'console.divide-what':
    'Jede Gruppe wird ein eigenes Turnier mit eigenem System. Die Meldeliste hier bleibt stehen und zeigt, wo alle sind; bis eine Gruppe ihre erste Runde hat, lässt sich die Einteilung ändern oder zurücknehmen.',
  'console.divided-what':
    'Diese Meldeliste ist in Gruppen eingeteilt. Jede Gruppe ist ein eigenes Turnier.',
  'console.divide-propose': 'Vorschlag',
  'console.divide-otherwise': 'Anders einteilen',
  'console.divide-how': 'Wie soll eingeteilt werden?',
  'console.divide-at-most': 'Nach Wertungszahl, mit einer Höchstzahl pro Gruppe (DSU 2002 §65)',
  'console.divide-number': 'Nach Wertungszahl, in eine Anzahl Gruppen (DSU 2002 §65)',
  'console.divide-classes':
    'Meister- und Basisklasse nach gewünschter Turnierform (DSU 2002 §38–39)',
  'console.divide-hand': 'Von Hand',
  'console.divide-most': 'Höchstens so viele pro Gruppe',
  'console.divide-groups': 'Zahl der Gruppen',
  'console.divide-requests': 'Wünsche',
  'console.divide-requests-what':
    'Wer mindestens 1900 hat, spielt in der Meisterklasse. Ohne Wunsch spielt man sieben Runden.',
  'console.divide-request': 'Wunsch',
  'console.form-all-play-all': 'Rundenturnier',
  'console.form-seven-rounds': 'Sieben Runden',
  'console.form-five-rounds': 'Fünf Runden',
  'console.divide-preview': 'Gruppen zeigen',
  'console.divide-move': 'Gruppe von {name}',
  'console.divide-nobody': 'In keiner Gruppe',
  'console.divide-nobody-what': 'Sie bleiben nur auf der Meldeliste.',
  'console.divide-create': 'Gruppen anlegen',
  'console.divide-create-again': 'Stattdessen so einteilen',
  'console.divide-create-what':
    'Alles andere kommt aus den Einstellungen dieses Turniers und lässt sich in jeder Gruppe ändern.',
  'console.divide-undo': 'Einteilung zurücknehmen',
  'console.divide-started':
    'Eine Gruppe hat ihre erste Runde; die Einteilung steht fest. Weitere Spieler werden in ihrer Gruppe angemeldet.',
  'console.step-groups': 'Zu den Gruppen',
  'console.stage': 'Nächste Stufe',
  'console.stage-what':
    'Auswählen, wer weiterspielt. Im neuen Turnier folgen die Nummern der Tabelle hier (DSU 2002 §65e); das System darf ein anderes sein.',
  'console.stage-from-place': 'Platz',
  'console.stage-to-place': 'bis',
  'console.stage-choose-places': 'Diese Plätze wählen',
  'console.stage-plays-on': 'Spielt weiter',
  'console.stage-name': 'Name der Stufe',
  'console.stage-name-hint': 'Erscheint als Gruppe, z. B. Finale',
  'console.stage-order': 'Reihenfolge der Nummern',
  'console.stage-by-place': 'Erst alle Ersten, dann alle Zweiten …',
  'console.stage-by-group': 'Eine Gruppe nach der anderen',
  'console.stage-start': 'Stufe mit {count|1 Spieler|{count} Spielern} beginnen',
  'console.stage-reason': 'Nummern nach der Tabelle',
  'error.groups.none': 'Keine Gruppe hat einen Spieler.',
  'error.groups.name':
    '„{name}“ geht als Name nicht: Zwei Gruppen dürfen nicht gleich heißen, und der Name braucht einen Buchstaben oder eine Ziffer.',
  'error.groups.is-group':
    'Das ist schon eine Gruppe. Stattdessen die Meldeliste einteilen, aus der sie stammt.',
  'console.groups-without-event':
    'Diese Gruppen haben noch keine Veranstaltung. Eine Veranstaltung hat ein Menü, einen Ergebnistisch und eine öffentliche Seite für alle.',
  'console.make-groups-event': 'Veranstaltung aus diesen Gruppen anlegen',
  'error.groups.started': '{group} hat die erste Runde; die Einteilung steht fest.',
  'error.groups.stage-nobody': 'Mindestens zwei auswählen, die weiterspielen.',
  'error.groups.play-off-nobody':
    'Niemand teilt sich den ersten Platz, oder er kann sich noch ändern.',
};
