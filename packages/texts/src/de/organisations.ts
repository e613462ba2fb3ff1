import type { organisationsTexts as reference } from '../en/organisations.ts';
import type { Translation } from '../texts.ts';

/** Clubs and federations on one server: their list, and whose something is. */
export const organisationsTexts: Translation<typeof reference> = {
  'organisations.what':
    'Jede Organisation auf diesem Server hat ihre eigenen Turniere, ihr eigenes Register, ihren Namen und ihr Logo. Sie sieht das Ihre, das Öffentliche und was andere bei ihr einreichen.',
  'organisations.desk': 'Sie arbeiten für',
  'organisations.new': 'Neuer Verein oder Verband',
  'organisations.make': 'Anlegen',
  'organisations.address-hint':
    'Die Seite steht unter /k/ und dieser Adresse: kleine Buchstaben (a–z), Ziffern und Bindestriche, etwa schachklub.',
  'organisations.made': '{name} ist angelegt. Geben Sie nun jemandem ein Recht darin:',
  'organisations.made-with': '{name} ist angelegt, und {officer} kann sich anmelden.',
  'organisations.web-address': 'Adresse im Netz',
  'organisations.has':
    '{tournaments|1 Turnier|{tournaments} Turniere}, {events|1 Veranstaltung|{events} Veranstaltungen}.',
  'organisations.accounts': 'Wer Rechte in der ganzen Organisation hat',
  'organisations.no-accounts': 'Noch niemand.',
  'organisations.contact': 'Anschrift, E-Mail, Website (freiwillig)',
  'organisations.officer': 'Wer kümmert sich darum? (freiwillig)',
  'organisations.officer-what':
    'Ein Konto mit den Rechten des Vereins. Das Passwort bitte weitergeben; es lässt sich nach dem Anmelden ändern.',
  'organisations.rename': 'Adresse speichern',
  'organisations.rename-what':
    'Die alte Adresse führt zur neuen weiter, und niemand sonst bekommt sie.',
  'organisations.renamed': 'Die Adresse ist geändert.',
  'organisations.remove': 'Organisation entfernen',
  'organisations.remove-what':
    'Das geht nur, wenn weder Turniere noch Veranstaltungen zu ihr gehören oder bei ihr eingereicht sind. Ihr Register und ihre eigenen Angaben werden entfernt; eine Kopie bleibt bei den Sicherungskopien.',
  'organisations.remove-name': 'Zur Bestätigung den Namen {name} eingeben',
  'organisations.whose': 'Organisation',
  'organisations.belongs-to': 'Gehört zu {name}.',
  'organisations.handed-to': 'Eingereicht bei',
  'organisations.hand-in': 'Einreichen',
  'organisations.hand-in-to': 'Bei',
  'organisations.hand-in-what':
    'Diese Organisation kann alles ansehen und die Dateien speichern, aber nichts ändern.',
  'organisations.handed-in': 'Bei {name} eingereicht.',
  'organisations.take-back': 'Zurückziehen',
  'organisations.take-back-of': 'Von {name} zurückziehen',
  'organisations.taken-back': 'Von {name} zurückgezogen.',
  'organisations.give': 'An eine andere Organisation abgeben',
  'organisations.give-to': 'An',
  'organisations.give-what':
    'Dann gehört es ihr, und nur sie bestimmt, wer was damit darf. Wo es eingereicht war, gilt nicht mehr. Die Adresse bleibt dieselbe.',

  // The page about the club or federation.
  'installation.title': 'Einstellungen',
  'installation.what':
    'Was einmal für den Verein oder Verband festgelegt wird. Es steht auf öffentlichen Seiten und Ausdrucken, und neue Turniere beginnen damit.',
  'installation.who': 'Verein oder Verband',
  'installation.who-hint':
    'Steht auf Ausdrucken, öffentlichen Seiten und den Links für Handys. Lässt sich auch später nachtragen.',
  'installation.address-hint':
    'Steht am Fuß der öffentlichen Seiten und Ausdrucke. E-Mail und Webadresse bekommen je eine Zeile.',
  'installation.logo': 'Logo',
  'installation.logo-hint': 'PNG, JPEG oder WebP, höchstens 100 kB; einige hundert Pixel genügen.',
  'installation.logo-remove': 'Kein Logo',
  'installation.time-zone': 'Zeitzone des Spielsaals',
  'installation.as-machine': 'Wie dieser Rechner ({zone})',
  'installation.language':
    'Sprache der Seiten für Leser, deren Browser keine der verfügbaren verlangt',
  'installation.as-usual': 'Wie Rokade: {language}',
  'installation.colour': 'Farbe der Ausdrucke',
  'installation.colour-hint': 'Ausdrucke in den Vereinsfarben bekommen diese Farbe.',
  'installation.colour-': 'Grün wie das Brett',
  'installation.colour-blue': 'Blau',
  'installation.colour-navy': 'Dunkelblau',
  'installation.colour-teal': 'Blaugrün',
  'installation.colour-red': 'Rot',
  'installation.colour-wine': 'Weinrot',
  'installation.colour-violet': 'Violett',
  'installation.colour-brown': 'Braun',
  'installation.colour-black': 'Schwarz',
  'installation.preview': 'Auf Ausdrucken und Seiten',
  'installation.preview-event': 'Vereinsmeisterschaft',
  'installation.preview-what':
    'So beginnen Ausdrucke in den Vereinsfarben; Name und Anschrift stehen unten auf den öffentlichen Seiten.',
  'installation.phone-messages': 'Nachrichten an Handys',
  'installation.phone-messages-hint':
    'Wer auf der Karte eines Spielers darum bittet, erfährt Paarungen und Ergebnisse: verschlüsselt, über Google, Mozilla, Apple und Microsoft. Nötig ist https.',
  'installation.phone-messages-': 'Es werden keine gesendet',
  'installation.phone-messages-on': 'Wer darum bittet, erhält Nachricht',
  'installation.daily-lists': 'Wertungslisten, die täglich geholt werden',
  'installation.daily-lists-hint':
    'Eine https-Adresse je Zeile, wie https://ratings.fide.com/download/players_list.zip. Jede wird einmal am Tag geholt und unter „FIDE- und Verbandslisten“ eingelesen; in Turnieren ändert sich nichts, bis es jemand übernimmt.',
  'installation.daily-lists-wrong':
    'Jede Zeile muss eine ganze Adresse sein, die mit https:// beginnt, damit niemand die Liste unterwegs ändern kann.',
  'installation.purpose': 'Wofür wird Rokade gebraucht?',
  'installation.purpose-hint':
    'Welche Teile von Rokade oben stehen. Die anderen stehen unter Mehr und kommen nach oben, sobald sie gebraucht werden.',
  'installation.purpose-': 'Alle Teile',
  'installation.purpose-club': 'Ein Verein',
  'installation.purpose-club-what': 'Die Turniere am Spielabend und die Vereinsmeisterschaft.',
  'installation.purpose-club-year': 'Ein Verein mit Jahresprogramm',
  'installation.purpose-club-year-what':
    'Turniere, dazu Rangliste, Pokale, Blitzabende und die Meister des Jahres.',
  'installation.purpose-open': 'Ein offenes Turnier',
  'installation.purpose-open-what':
    'Eine Veranstaltung mit Gruppen, Anmeldung, Saalbildschirmen und Meldungen.',
  'installation.purpose-federation': 'Ein Verband mit Vereinen',
  'installation.purpose-federation-what':
    'Mitglieder, Vereine, Lizenzen, Wertungszahlen, Sanktionen und alle Veranstaltungen.',
  'installation.federation': 'Verband',
  'installation.federation-DEN': 'Dansk Skak Union',
  'installation.federation-GER': 'Deutscher Schachbund',
  'installation.federation-FID': 'Ein anderer Verband (Regeln der FIDE)',
  'installation.new-tournament': 'Womit ein neues Turnier beginnt',
  'installation.new-tournament-what': 'Für jedes Turnier kann es anders gewählt werden.',
  'installation.damaged': 'Das Protokoll der Installation ist beschädigt',
  'installation.damaged-next':
    'Bis es wieder in Ordnung ist, zeigt Rokade nichts über den Verein. Sichern Sie, was in Ordnung ist, und lesen Sie diese Datei unten ein.',
  'installation.files': 'Als Datei',
  'installation.export': 'Als Datei speichern',
  'installation.import': 'Datei einlesen',
  'installation.import-what':
    'Dann gilt hier, was in der Datei steht. Im Protokoll lässt es sich rückgängig machen.',
  'installation.imported': 'Die Datei ist eingelesen.',
  'law-texts.title': 'Eigene Texte neben den Schachregeln',
  'law-texts.what':
    'Eine Datei mit eigenem Wortlaut, oder einer Übersetzung, die Sie zeigen dürfen, steht bei jedem Artikel neben Rokades Worten, unter Schachregeln und Was ist geschehen?. Markdown mit einer Überschrift „## 9.2“ für jeden Artikel, oder JSON mit den Nummern als Namen; eine Datei für jede Sprache und Fassung.',
  'law-texts.edition': 'Fassung',
  'law-texts.edition-2001': 'Schachregeln 2001',
  'law-texts.edition-2023': 'Schachregeln 2023',
  'law-texts.file': 'Datei (.md oder .json)',
  'law-texts.keep': 'Texte speichern',
  'law-texts.remove': 'Entfernen',
  'law-texts.kept': '{edition}, {language}: {count|ein Artikel|{count} Artikel}',
};
