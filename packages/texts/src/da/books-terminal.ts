import type { booksTerminalTexts as reference } from '../en/books-terminal.ts';
import type { Translation } from '../texts.ts';

/** What `rokade show`, `tell` and `completion` say. */
export const booksTerminalTexts: Translation<typeof reference> = {
  // What a book does in every kind: back to an earlier version.
  'tell.return-to': 'Gå tilbage til en tidligere version; senere linjer tæller ikke længere.',
  // What the books hold.
  'tell.book-tournament': 'en turnering',
  'tell.book-event': 'et stævne med dets grupper',
  'tell.book-money': 'et stævnes penge',
  'tell.book-register': 'personer, klubber, medlemskaber, hverv og licenser',
  'tell.book-ratings': 'registrerede ratingtal',
  'tell.book-sanctions': 'advarsler og karantæner',
  'tell.book-contest': 'en af klubårets konkurrencer',
  'tell.book-league': 'en sæson af en holdturnering',
  'tell.book-installation': 'navn, logo og standarder',
  // `rokade show`.
  'cli.command.show': 'vis, hvad bøgerne i en datamappe indeholder, med de id’er, som `tell` tager',
  'cli.argument.book': 'bogen; uden den vises bøgerne med deres dele',
  'cli.argument.book-rest': 'adressen eller hele navnet, hvor der er flere, og derefter delen',
  'cli.books.book': 'Bog',
  'cli.books.holds': 'Indhold',
  'cli.books.parts': 'Dele',
  'cli.books.part': 'Del',
  'cli.books.lines': 'Linjer',
  'cli.books.address': 'Adresse',
  'cli.books.unknown': 'der er ingen bog »{text}«; vælg {known}',
  'cli.books.unknown-part': '{book} har ingen del »{text}«; vælg {known}',
  'cli.books.nothing': '{book}: intet har adressen eller navnet »{which}«',
  'cli.books.several': '{book}: flere hedder »{which}«; angiv adressen på én: {addresses}',
  'cli.books.none': 'Der er ingen endnu.',
  'cli.books.empty': 'Der står ikke noget endnu.',
  // `rokade tell`.
  'cli.command.tell':
    'send en kommando til en bog i en datamappe med felter, der er nævnt ved deres plads i den; også mens Rokade kører',
  'cli.argument.told-book':
    'bogen (tournament, event, money, register, ratings, sanctions, contest, league, installation)',
  'cli.argument.tell-rest':
    'adressen eller hele navnet, hvor der er flere, kommandoen, FELT=VÆRDI …; uden kommandoen vises dem, der er',
  'cli.option.based-on':
    'versionen, du har set; hvad der afhænger af senere linjer, afvises; ellers den nyeste',
  'cli.option.confirmed': 'ja til det, der spørges om',
  'cli.option.confirmed-twice': 'ja også til det andet spørgsmål',
  'cli.option.tell-reason': 'begrundelsen, til historikken',
  'cli.option.tell-json':
    'kommandoens felter som et JSON-dokument i FILE, - for standardinput, i stedet for FELT=VÆRDI',
  'cli.tell.command': 'Kommando',
  'cli.tell.what': 'Hvad den gør',
  'cli.tell.needed-fields': 'Nødvendige felter',
  'cli.tell.field': 'Felt',
  'cli.tell.value': 'Værdi',
  'cli.tell.need': 'Nødvendigt',
  'cli.tell.where': 'Sammen med',
  'cli.tell.needed': 'ja',
  'cli.tell.made': 'laves, hvis det udelades',
  'cli.tell.how':
    'N er rækkens nummer, fra 0; NAME et hvilket som helst navn. FELT= lader en værdi være tom. FELT:money=1200,50, :half-points=1½, :seconds=1:02:30, :lines og :json siger, hvordan værdien er skrevet.',
  'cli.tell.no-fields': 'Den har ingen felter.',
  'cli.tell.done': 'Version {version}.',
  'cli.tell.made-id': 'Lavet: {place} = {id}',
  'cli.tell.no-command': '{book} har ingen kommando »{text}«; den har {known}',
  'cli.tell.no-command-but': '{book} har ingen kommando »{text}«; mente du {closest}?',
  'cli.tell.no-field':
    '{command} har intet felt »{place}«; `rokade tell {book} {command}` viser felterne',
  'cli.tell.no-field-but': '{command} har intet felt »{place}«; mente du {closest}?',
  'cli.tell.no-value': '»{text}« er ikke FELT=VÆRDI',
  'cli.tell.missing': '{place} mangler',
  'cli.tell.impossible': '{place}: »{text}« er ikke muligt; det skal være {what}',
  'cli.tell.impossible-there': '{place}: det, der står der, er ikke muligt',
  'cli.tell.refused-at': '{place}: {text}',
  'cli.tell.asks': 'Tilføj --confirmed for at gøre det alligevel.',
  'cli.tell.asks-again': 'Tilføj --confirmed-twice for at gøre det alligevel.',
  'cli.tell.asks-reason': 'Angiv begrundelsen med --reason.',
  'cli.tell.written-since': 'version {version}, {who}: {what}',
  'cli.tell.json-and-fields': '--json og FELT=VÆRDI kan ikke bruges sammen',
  'cli.tell.no-json': '{file}: ikke et JSON-dokument',
  // What kinds of values there are.
  'tell.kind-text': 'tekst',
  'tell.kind-moment': 'et tidspunkt som 2026-11-21T19:05:00.000Z',
  'tell.kind-switch': 'yes eller no',
  'tell.kind-number': 'et tal',
  'tell.kind-whole': 'et helt tal',
  'tell.kind-whole-from': 'et helt tal fra {least}',
  'tell.kind-whole-range': 'et helt tal fra {least} til {most}',
  'tell.kind-id': 'et id',
  'tell.kind-words': '{words}',
  'tell.kind-list': '{each} (flere: én gang for hver)',
  'tell.kind-or-empty': '{each} eller tomt',
  'tell.kind-json': 'JSON (FELT:json=…)',
  // `rokade completion`.
  'cli.command.completion': 'skriv de linjer, som får en skal til at fuldføre Rokades kommandoer',
  'cli.argument.shell': 'bash, zsh eller fish',
  'cli.completion.unknown': 'der er ingen fuldførelse til »{text}«; vælg {known}',
};
