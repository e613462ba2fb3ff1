import type { relaysTexts as reference } from '../en/relays.ts';
import type { Translation } from '../texts.ts';

/** Games that go to a broadcast of lichess, and those that electronic boards write. */
export const relaysTexts: Translation<typeof reference> = {
  'relay.title': 'Übertragung und Bretter',
  'relay.broadcast': 'Übertragung auf lichess',
  'relay.broadcast-what':
    'Lichess bekommt, was Besucher von den Partien sehen, und nichts anderes: Paarungen, Ergebnisse und, wo die Einstellungen sie zeigen, Züge. Alles bleibt auf dem neuesten Stand, bis Sie es hier beenden.',
  'relay.broadcast-how':
    'Legen Sie auf lichess eine Übertragung mit einer Runde für jede Runde des Turniers an und wählen Sie keine Quelle dafür: Die Partien kommen von hier.',
  'relay.make-token': 'Schlüssel auf lichess anlegen',
  'relay.rounds': 'Runden der Übertragung',
  'relay.rounds-hint':
    'Eine Zeile für jede Runde, Runde 1 zuerst: ihre Adresse auf lichess oder die acht Zeichen am Ende der Adresse.',
  'relay.token': 'Schlüssel',
  'relay.token-hint':
    'Er braucht das Recht study:write. Er bleibt auf diesem Server, wird nie wieder gezeigt und steht in keiner Kopie.',
  'relay.token-kept':
    'Ein Schlüssel ist gespeichert. Füllen Sie das Feld nur aus, um einen anderen zu benutzen.',
  'relay.begin': 'Partien senden',
  'relay.begun': 'Die Partien werden gesendet.',
  'relay.change': 'Ändern',
  'relay.stop': 'Beenden',
  'relay.now': 'Jetzt versuchen',
  'relay.broadcast-stopped':
    'Die Übertragung bekommt keine Partien mehr, und der Schlüssel ist gelöscht.',
  'relay.boards-stopped': 'Der Ordner wird nicht mehr gelesen.',
  'relay.since': 'An seit {moment}, eingerichtet von {name}',
  'relay.taken-at': 'Partien zuletzt angenommen {moment}',
  'relay.nothing-yet': 'Noch keine Partien angenommen',
  'relay.last-at': 'Letzter Versuch {moment}:',
  'relay.next': 'Neuer Versuch {moment}.',
  'relay.off': 'Abgeschaltet {moment}.',
  'relay.of-rounds': 'Runden {rounds}',
  'relay.taken': 'Runde {round}: lichess hat {count|eine Partie|{count} Partien} angenommen.',
  'relay.untaken': 'Partie {place} wurde nicht angenommen: {error}',
  'relay.refused-400': 'Runde {round}: lichess konnte die Partien nicht lesen (400).',
  'relay.refused-401':
    'Runde {round}: lichess kennt den Schlüssel nicht (401). Legen Sie einen neuen an und tragen Sie ihn hier ein.',
  'relay.refused-403':
    'Runde {round}: lichess hat abgelehnt (403). Der Schlüssel braucht das Recht study:write und muss von jemandem sein, der in dieser Übertragung schreiben darf.',
  'relay.refused-404':
    'Runde {round}: lichess hat keine solche Runde (404). Prüfen Sie die Adresse.',
  'relay.waiting': 'Runde {round}: lichess antwortete {status}.',
  'relay.unreachable': 'Lichess antwortet nicht. Ist dieser Rechner mit dem Internet verbunden?',
  'relay.hidden': 'Das Turnier ist nicht öffentlich, also wird nichts gesendet.',
  'relay.sandbox':
    'Dies ist ein Sandkasten: Seine Partien sind erfunden, also wird nichts gesendet.',
  'relay.moves-hidden':
    'Besucher sehen keine Züge, also bekommt lichess nur Paarungen und Ergebnisse. Die Einstellungen, „Züge der Partien“, ändern das.',
  'relay.boards': 'Elektronische Bretter',
  'relay.boards-what':
    'Das Programm der Bretter schreibt PGN-Dateien in einen Ordner. Einmal in der Minute werden die Züge jeder Datei übernommen, die sich geändert hat. Ergebnisse werden nie übernommen.',
  'relay.folder': 'Name des Ordners',
  'relay.folder-hint':
    'Er wird in {path} angelegt, auf dem Rechner, auf dem Rokade läuft. Lassen Sie das Programm der Bretter dorthin schreiben.',
  'relay.read-folder': 'Diesen Ordner lesen',
  'relay.reading': 'Der Ordner wird gelesen.',
  'relay.no-boards':
    'Dieser Server hat keinen Ordner für Bretter. Er muss mit --boards gestartet werden, oder Sie benutzen den Befehl „rokade boards“ bei den Brettern.',
  'relay.one-file': 'Eine einzelne Datei anhängen',
  'relay.attached':
    '{files|Eine Datei|{files} Dateien} gelesen; die Züge von {games|einer Partie|{games} Partien} sind im Turnier.',
  'relay.left': '{count|Eine Partie|{count} Partien} ausgelassen:',
  'relay.file-none': '{file} enthält keine Partien.',
  'relay.file-many': '{file} enthält zu viele Partien.',
  'relay.file-large': '{file} ist zu groß.',
  'relay.no-folder': 'Der Ordner ist nicht da.',
  'relay.not-kept': 'Die Züge konnten nicht gespeichert werden ({code}).',
  'relay.not-allowed':
    'Wer das eingerichtet hat, darf die Meldungen des Turniers nicht mehr ändern. Richten Sie es neu ein.',
};
