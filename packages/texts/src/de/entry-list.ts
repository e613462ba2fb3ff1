import type { entryListTexts as reference } from '../en/entry-list.ts';
import type { Translation } from '../texts.ts';

/** The list of entries on its way to the rating officer and back. */
export const entryListTexts: Translation<typeof reference> = {
  'entry-list.title': 'Meldeliste für den Wertungsreferenten',
  'entry-list.what':
    'Alle Angemeldeten nach Wertungszahl, wie die Liste an den Wertungsreferenten geht und mit den aktuellen Wertungszahlen zurückkommt. Wer die Veranstaltung sehen darf, sieht, wie weit die Liste ist.',
  'entry-list.way-of': 'Der Weg der Liste',
  'entry-list.all-well': 'Es fehlt nichts.',
  'entry-list.remarks-n':
    '{count|Zu einer Anmeldung ist etwas zu bemerken.|Zu {count} Anmeldungen ist etwas zu bemerken.}',
  'entry-list.no-rules':
    'Es wird keine Liste verlangt: Die Veranstaltung hat noch keine Tage, oder ihre Ordnung will keine. Beides wird unter „Über die Veranstaltung“ angegeben.',
  'entry-list.return': 'Mit diesen Wertungszahlen zurückgeben',
  'entry-list.return-what':
    'Die heutigen Wertungszahlen, aus der Wertungskartei, wenn der Spieler dort steht. Sie werden in die Meldeliste übernommen, und die Liste wird als heute zurückgegeben abgehakt.',
  'entry-list.returned': 'Die Liste ist zurückgegeben.',
  'entry-list.rating-of': 'Wertungszahl von {name}',
  'entry-list.back': 'Die ganze Liste',
  'entry-list.guest-before': 'Hat schon einmal ohne Mitgliedschaft ein Turnier gespielt',
  'entry-list.dispensation': 'Befreiung durch den Wertungsreferenten vom',
  'entry-list.way-unsaid': 'Nicht angegeben',
  'entry-list.days-left': '{count|ein Tag|{count} Tage}',
  'entry-list.days-over': '{count|ein Tag|{count} Tage} überschritten',
  'entry-list.all': 'Meldelisten aller Veranstaltungen',
  'entry-list.all-what':
    'Auf wen die Meldeliste jeder Veranstaltung wartet und wie lange noch: auf den Veranstalter mit dem nächsten Schritt, auf den Wertungsreferenten, sobald die Liste da ist. Veranstaltungen, die vor über zwei Monaten zu Ende gingen, fehlen.',
  'entry-list.all-none': 'Keine Meldeliste wartet auf jemanden.',
  'entry-list.way-club-chairman': 'den Vereinsvorsitzenden',
  'entry-list.way-district': 'den Bezirk',
  'entry-list.way-federation': 'der Wertungsreferent',
  'entry-list.way-once': 'sich selbst, ohne Mitgliedschaft',
  'entry-list.registered': 'Nach der Kartei: {way}.',
  'entry-list.finding-way-unsaid': 'nicht angegeben, durch wen angemeldet',
  'entry-list.finding-way-other': 'die Kartei sagt einen anderen Weg',
  'entry-list.finding-not-a-member': 'kein Mitglied: nicht spielberechtigt',
  'entry-list.finding-guest-again':
    'kein Mitglied und schon einmal dabei: braucht die Befreiung durch den Wertungsreferenten',
  'entry-list.finding-guest-leave': 'Gast: die Genehmigung des Spielleiters fehlt',
  'entry-list.finding-guest-once': 'kein Mitglied: darf dieses eine Mal spielen',
  'entry-list.finding-late':
    'zu spät: Gebühr, wo die Ausschreibung eine nennt, und kein Recht auf Teilnahme',
  'entry-list.finding-not-valid': 'nach der Frist: nicht gültig',
  'entry-list.finding-after-list': 'nach dem Versand der Liste angemeldet',
  'entry-list.finding-no-club': 'Verein fehlt',
  'entry-list.finding-no-birth': 'Geburtsdatum fehlt',
  'entry-list.finding-no-rating': 'Wertungszahl fehlt; ein neuer Spieler braucht eine',
  'entry-list.finding-accepted': 'rechtzeitig angenommen: der Platz bleibt',
  'entry-list.finding-accepted-late': 'nach der Frist angenommen',
  'entry-list.finding-no-address': 'Anschrift fehlt',
};
