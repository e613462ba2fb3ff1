import { section } from '../section.ts';

/** New tournaments and their settings. */
export const consoleSettingsTexts = section({
  'console.part-event': { da: 'Sted og gruppe', de: 'Ort und Gruppe', en: 'Place and group' },
  'console.part-rounds': {
    da: 'Runder og datoer',
    de: 'Runden und Termine',
    en: 'Rounds and dates',
  },
  'console.part-time': { da: 'Betænkningstid', de: 'Bedenkzeit', en: 'Time control' },
  'console.part-people': {
    da: 'Turneringsledere og komité',
    de: 'Schiedsrichter und Turnierausschuss',
    en: 'Arbiters and committee',
  },
  'console.part-order': {
    da: 'Korrektion og udskrifternes sprog',
    de: 'Feinwertung und Sprache der Drucke',
    en: 'Tie-breaks and language of prints',
  },
  'console.part-public': {
    da: 'Hvad alle må se',
    de: 'Was alle sehen dürfen',
    en: 'What everybody may see',
  },
  'console.marks-title': {
    da: 'Vinderen får titlen',
    de: 'Der Sieger erhält den Titel',
    en: 'The winner gets the title',
  },
  'console.marks-promotion': {
    da: 'Antal, der rykker op',
    de: 'Zahl der Aufsteiger',
    en: 'How many are promoted',
  },
  'console.marks-relegation': {
    da: 'Antal, der rykker ned',
    de: 'Zahl der Absteiger',
    en: 'How many are relegated',
  },
  'console.saved': { da: 'Gemt.', de: 'Gespeichert.', en: 'Saved.' },
  'console.value-wrong': {
    da: 'Denne værdi kan ikke bruges.',
    de: 'Dieser Wert ist nicht möglich.',
    en: 'This value cannot be used.',
  },
  'console.other-field': { da: 'Andet', de: 'Anderes', en: 'Other' },
  'console.settings-arbiters': {
    da: 'Øvrige turneringsledere',
    de: 'Weitere Schiedsrichter',
    en: 'Other arbiters',
  },
  'console.settings-print-language': {
    da: 'Udskrifternes sprog',
    de: 'Sprache der Drucke',
    en: 'Language of prints',
  },
  'console.settings-visibility': {
    da: 'Hvad alle må se',
    de: 'Was alle sehen dürfen',
    en: 'What everybody may see',
  },
  'console.visible-published': {
    da: 'Turneringen har offentlige sider',
    de: 'Das Turnier hat öffentliche Seiten',
    en: 'The tournament has public pages',
  },
  'console.visible-standings': { da: 'Stilling', de: 'Tabelle', en: 'Standings' },
  'console.visible-crosstable': { da: 'Krydstabel', de: 'Kreuztabelle', en: 'Crosstable' },
  'console.visible-playerCards': { da: 'Spillerkort', de: 'Spielerkarten', en: 'Players’ cards' },
  'console.visible-ratings': { da: 'Rating', de: 'Wertungszahlen', en: 'Ratings' },
  'console.visible-clubs': { da: 'Klubber', de: 'Vereine', en: 'Clubs' },
  'console.visible-initials': {
    da: 'Efternavne kun med forbogstav (børneturnering)',
    de: 'Nachnamen nur mit Anfangsbuchstaben (Kinderturnier)',
    en: 'Surnames by initial only (children’s tournament)',
  },
  'console.public-address': {
    da: 'Den offentlige adresse:',
    de: 'Öffentliche Adresse:',
    en: 'The public address:',
  },
  'console.one-a-line': { da: 'Én pr. linje', de: 'Einer pro Zeile', en: 'One a line' },
  'console.committee-hint': {
    da: 'Tre medlemmer (DSU 2002 §5b), ét pr. linje',
    de: 'Drei Mitglieder (DSU 2002 §5b), eines pro Zeile',
    en: 'Three members (DSU 2002 §5b), one a line',
  },
  'console.first-date': { da: 'Første spilledag', de: 'Erster Spieltag', en: 'First day' },
  'console.start-time': { da: 'Starttid', de: 'Beginn', en: 'Start time' },
  'console.dates-weekly': {
    da: 'En aften om ugen',
    de: 'Ein Abend pro Woche',
    en: 'One evening a week',
  },
  'console.dates-weekend': { da: 'En weekend', de: 'Ein Wochenende', en: 'A weekend' },
  'console.time-fide-ninety': {
    da: '90 min. til partiet + 30 sek. pr. træk (FIDE, DSU 2002 §12b)',
    de: '90 min für die Partie + 30 s pro Zug (FIDE, DSU 2002 §12b)',
    en: '90 min for the game + 30 s a move (FIDE, DSU 2002 §12b)',
  },
  'console.time-fide-seventy-five': {
    da: '75 min. til 40 træk, så 15 min. + 30 sek. pr. træk (FIDE, DSU 2002 §12b)',
    de: '75 min für 40 Züge, dann 15 min + 30 s pro Zug (FIDE, DSU 2002 §12b)',
    en: '75 min for 40 moves, then 15 min + 30 s a move (FIDE, DSU 2002 §12b)',
  },
  'console.time-dsu-two-hours': {
    da: '2 timer til hele partiet (DSU 2002 §12a)',
    de: '2 Stunden für die ganze Partie (DSU 2002 §12a)',
    en: '2 hours for the whole game (DSU 2002 §12a)',
  },
  'console.time-dsu-forty-moves': {
    da: '2 timer til 40 træk, så 30 min. til resten (DSU 2002 §12a, §13)',
    de: '2 Stunden für 40 Züge, dann 30 min für den Rest (DSU 2002 §12a, §13)',
    en: '2 hours for 40 moves, then 30 min for the rest (DSU 2002 §12a, §13)',
  },
  'console.time-own': { da: 'En anden', de: 'Eine andere', en: 'Another' },
  'console.time-own-text': {
    da: 'Betænkningstid',
    de: 'Bedenkzeit',
    en: 'Time control',
  },
  'console.time-own-hint': {
    da: 'Træk/minutter + minutter til resten + sekunder pr. træk, fx 40/90 + 30 + 30s eller 60 + 10s',
    de: 'Züge/Minuten + Minuten für den Rest + Sekunden pro Zug, z. B. 40/90 + 30 + 30s oder 60 + 10s',
    en: 'Moves/minutes + minutes for the rest + seconds a move, for example 40/90 + 30 + 30s or 60 + 10s',
  },
  'console.time-unreadable': {
    da: 'Det kan ikke læses som en betænkningstid.',
    de: 'Das lässt sich nicht als Bedenkzeit lesen.',
    en: 'This cannot be read as a time control.',
  },
  'console.time-game': {
    da: 'Et parti på 60 træk varer højst {hours} t. {minutes} min.',
    de: 'Eine Partie von 60 Zügen dauert höchstens {hours} h {minutes} min.',
    en: 'A game of 60 moves lasts at most {hours} h {minutes} min.',
  },
  'console.time-within-rules': {
    da: 'Inden for DSU 2002 §12 og §13.',
    de: 'Innerhalb von DSU 2002 §12 und §13.',
    en: 'Within DSU 2002 §12 and §13.',
  },
  'console.odds': {
    da: 'Tidshandicap: den stærkere giver tid (DSU 2002 4.13.4)',
    de: 'Zeitvorgabe: Der Stärkere gibt Zeit ab (DSU 2002 4.13.4)',
    en: 'Time odds: the stronger gives time (DSU 2002 4.13.4)',
  },
  'console.odds-what': {
    da: 'Tiderne står ved hvert bræt på parringslister, resultatbord og sedler. Uden rating giver og får man ingen tid. På de offentlige sider ses de kun, hvis ratingtallene må ses.',
    de: 'Die Zeiten stehen an jedem Brett auf Paarungslisten, Ergebnistisch und Zetteln. Wer keine Wertungszahl hat, gibt und bekommt keine Zeit. Öffentlich stehen sie nur da, wo auch die Wertungszahlen gezeigt werden.',
    en: 'The times stand at each board on pairing lists, the results desk and slips. Who has no rating gives and gets no time. Public pages show them only where they show ratings.',
  },
  'console.odds-each': {
    da: 'Minutter til hver ved lige styrke',
    de: 'Minuten für jeden bei gleicher Stärke',
    en: 'Minutes for each where equal',
  },
  'console.odds-from': {
    da: 'Fra ratingforskel',
    de: 'Ab Wertungsunterschied',
    en: 'From a difference in rating of',
  },
  'console.odds-stronger': {
    da: 'Den stærkeres minutter',
    de: 'Minuten des Stärkeren',
    en: 'Minutes of the stronger',
  },
  'console.odds-table': {
    da: 'Så bliver tiderne',
    de: 'Das ergibt die Zeiten',
    en: 'The times that follow',
  },
  'console.odds-difference': {
    da: 'Ratingforskel',
    de: 'Wertungsunterschied',
    en: 'Difference in rating',
  },
  'console.odds-and-more': {
    da: '{from} og mere',
    de: '{from} und mehr',
    en: '{from} and more',
  },
  'console.odds-the-stronger': { da: 'Den stærkere', de: 'Der Stärkere', en: 'The stronger' },
  'console.odds-the-weaker': { da: 'Den svagere', de: 'Der Schwächere', en: 'The weaker' },
  'console.time-outside-rules': {
    da: 'Uden for DSU 2002 §12 og §13; turneringen kan så ikke koordineres med EMT',
    de: 'Außerhalb von DSU 2002 §12 und §13; das Turnier lässt sich so nicht mit der EMT koordinieren',
    en: 'Outside DSU 2002 §12 and §13; the tournament cannot be rated as a coordinated one',
  },
});
