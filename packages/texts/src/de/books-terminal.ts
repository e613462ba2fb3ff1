import type { booksTerminalTexts as reference } from '../en/books-terminal.ts';
import type { Translation } from '../texts.ts';

/** What `rokade show`, `tell`, `completion` and `man` say. */
export const booksTerminalTexts: Translation<typeof reference> = {
  // What a book does in every kind: back to an earlier version.
  'tell.return-to': 'Zu einem früheren Stand zurückkehren; spätere Zeilen zählen nicht mehr.',
  // What the books hold.
  'tell.book-tournament': 'ein Turnier',
  'tell.book-event': 'eine Veranstaltung mit ihren Gruppen',
  'tell.book-money': 'das Geld einer Veranstaltung',
  'tell.book-register': 'Personen, Vereine, Mitgliedschaften, Ämter und Lizenzen',
  'tell.book-ratings': 'eingetragene Wertungszahlen',
  'tell.book-sanctions': 'Verwarnungen und Sperren',
  'tell.book-contest': 'ein Wettbewerb des Vereinsjahrs',
  'tell.book-league': 'eine Saison einer Liga',
  'tell.book-installation': 'Name, Logo und Vorgaben',
  // `rokade show`.
  'cli.command.show':
    'zeigen, was die Bücher eines Datenordners enthalten, mit den Kennungen, die `tell` nimmt',
  'cli.argument.book': 'das Buch; ohne wird gezeigt, welche es gibt und was sie enthalten',
  'cli.argument.book-rest': 'die Adresse oder der ganze Name, wo es mehrere gibt, dann der Teil',
  'cli.books.book': 'Buch',
  'cli.books.holds': 'Inhalt',
  'cli.books.parts': 'Teile',
  'cli.books.part': 'Teil',
  'cli.books.lines': 'Zeilen',
  'cli.books.address': 'Adresse',
  'cli.books.unknown': 'es gibt kein Buch „{text}“; möglich sind {known}',
  'cli.books.unknown-part': '{book} hat keinen Teil „{text}“; möglich sind {known}',
  'cli.books.nothing': '{book}: nichts hat die Adresse oder den Namen „{which}“',
  'cli.books.several': '{book}: mehrere heißen „{which}“; die Adresse sagt, welches: {addresses}',
  'cli.books.none': 'Es gibt noch keine.',
  'cli.books.empty': 'Dort steht noch nichts.',
  // `rokade tell`.
  'cli.command.tell':
    'einem Buch eines Datenordners einen Befehl geben, mit Feldern nach ihrer Stelle darin; auch während Rokade läuft',
  'cli.argument.told-book':
    'das Buch (tournament, event, money, register, ratings, sanctions, contest, league, installation)',
  'cli.argument.tell-rest':
    'die Adresse oder der ganze Name, wo es mehrere gibt, der Befehl, FELD=WERT …; ohne Befehl die, die es gibt',
  'cli.option.based-on':
    'der Stand, den du gesehen hast; was auf späteren Zeilen beruht, wird abgelehnt; sonst der neueste',
  'cli.option.confirmed': 'ja zu dem, was gefragt wird',
  'cli.option.confirmed-twice': 'ja auch zur zweiten Frage',
  'cli.option.tell-reason': 'der Grund, für den Verlauf',
  'cli.option.tell-json':
    'die Felder des Befehls als JSON-Dokument in FILE, - für die Standardeingabe, statt FELD=WERT',
  'cli.tell.command': 'Befehl',
  'cli.tell.what': 'Was er tut',
  'cli.tell.needed-fields': 'Nötige Felder',
  'cli.tell.field': 'Feld',
  'cli.tell.value': 'Wert',
  'cli.tell.need': 'Nötig',
  'cli.tell.where': 'Zusammen mit',
  'cli.tell.needed': 'ja',
  'cli.tell.made': 'wird vergeben, wenn es fehlt',
  'cli.tell.how':
    'N ist die Nummer einer Reihe, von 0 an; NAME ein beliebiger Name. FELD= lässt einen Wert leer. FELD:money=1200,50, :half-points=1½, :seconds=1:02:30, :lines und :json sagen, wie der Wert geschrieben ist.',
  'cli.tell.no-fields': 'Er hat keine Felder.',
  'cli.tell.done': 'Stand {version}.',
  'cli.tell.made-id': 'Vergeben: {place} = {id}',
  'cli.tell.no-command': '{book} hat keinen Befehl „{text}“; es gibt {known}',
  'cli.tell.no-command-but': '{book} hat keinen Befehl „{text}“; gemeint ist vielleicht {closest}',
  'cli.tell.no-field':
    '{command} hat kein Feld „{place}“; `rokade tell {book} {command}` zeigt die Felder',
  'cli.tell.no-field-but': '{command} hat kein Feld „{place}“; gemeint ist vielleicht {closest}',
  'cli.tell.no-value': '„{text}“ ist nicht FELD=WERT',
  'cli.tell.missing': '{place} fehlt',
  'cli.tell.impossible': '{place}: „{text}“ geht nicht; möglich ist {what}',
  'cli.tell.impossible-there': '{place}: was dort steht, geht nicht',
  'cli.tell.refused-at': '{place}: {text}',
  'cli.tell.asks': 'Soll es trotzdem geschehen, --confirmed anfügen.',
  'cli.tell.asks-again': 'Soll es trotzdem geschehen, --confirmed-twice anfügen.',
  'cli.tell.asks-reason': 'Den Grund mit --reason angeben.',
  'cli.tell.written-since': 'Stand {version}, {who}: {what}',
  'cli.tell.json-and-fields': '--json und FELD=WERT gehen nicht zusammen',
  'cli.tell.no-json': '{file}: kein JSON-Dokument',
  // What kinds of values there are.
  'tell.kind-text': 'Text',
  'tell.kind-moment': 'ein Zeitpunkt wie 2026-11-21T19:05:00.000Z',
  'tell.kind-switch': 'yes oder no',
  'tell.kind-number': 'eine Zahl',
  'tell.kind-whole': 'eine ganze Zahl',
  'tell.kind-whole-from': 'eine ganze Zahl ab {least}',
  'tell.kind-whole-range': 'eine ganze Zahl von {least} bis {most}',
  'tell.kind-id': 'eine Kennung',
  'tell.kind-words': '{words}',
  'tell.kind-list': '{each} (mehrere: einmal für jedes)',
  'tell.kind-or-empty': '{each} oder leer',
  'tell.kind-json': 'JSON (FELD:json=…)',
  // `rokade completion`.
  'cli.command.completion':
    'die Zeilen ausgeben, mit denen eine Shell Rokades Befehle vervollständigt',
  'cli.argument.shell': 'bash, zsh oder fish',
  'cli.completion.unknown': 'für „{text}“ gibt es keine Vervollständigung; möglich sind {known}',
  // `rokade man`.
  'cli.command.man': 'die Handbuchseite mit allen Befehlen ausgeben, für man',
  'cli.manual.title': 'Schachturniere',
  'cli.manual.name': 'NAME',
  'cli.manual.synopsis': 'AUFRUF',
  'cli.manual.call': 'rokade BEFEHL [ARGUMENT…] [OPTION…]',
  'cli.manual.common': 'OPTIONEN ALLER BEFEHLE',
  'cli.manual.commands': 'BEFEHLE',
  'cli.manual.required': '(erforderlich)',
  'cli.manual.exit': 'RÜCKGABEWERT',
  'cli.manual.exit-0': 'erledigt',
  'cli.manual.exit-1':
    'die Antwort ist nein: eine Prüfung stimmt nicht, keine erlaubte Auslosung, niemand gefunden',
  'cli.manual.exit-2': 'Fehler in der Datei oder im Aufruf; nichts wurde geschrieben',
  'cli.manual.environment': 'UMGEBUNGSVARIABLEN',
  'cli.manual.examples': 'BEISPIELE',
  'cli.environment.data': 'Ordner für die Daten, wo --data keinen nennt',
  'cli.environment.database':
    'Adresse einer PostgreSQL-Datenbank, in der die Daten statt in einem Ordner stehen',
  'cli.environment.port': 'Port des Servers, wo --port keinen nennt (4180)',
  'cli.environment.proxy': 'was ein Webserver davor über Besucher sagt, wie --proxy',
  'cli.environment.lichess': 'eine andere Adresse von lichess für Übertragungen',
  'cli.environment.boards': 'der Ordner, in den elektronische Bretter schreiben',
  'cli.environment.local-webhooks': '1: Webhooks dürfen Adressen in diesem Netz sein',
  'cli.environment.smtp': 'Mailserver für Erinnerungen: smtps://BENUTZER:PASSWORT@HOST:465',
  'cli.environment.mail-from': 'Absender der Erinnerungen',
  'cli.environment.language': 'Sprache, wo --lang keine nennt',
};
