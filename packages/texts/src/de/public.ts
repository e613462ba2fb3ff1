import type { publicTexts as reference } from '../en/public.ts';
import type { Translation } from '../texts.ts';

/** A tournament's public pages. */
export const publicTexts: Translation<typeof reference> = {
  'public.kept-page': 'Keine Verbindung. So stand es am {time}.',
  'public.overview': 'Übersicht',
  'public.about': 'Info',
  'public.feeds': 'Zum Mitnehmen',
  'public.feed-calendar': 'Spieltage für den eigenen Kalender',
  'public.feed-news': 'Neues zu jeder veröffentlichten Runde (Atom)',
  'public.feed-games': 'Partien nach Brettern für Übertragungen (PGN)',
  'public.pages': 'Seiten des Turniers',
  'public.pairings-and-results': 'Paarungen und Ergebnisse',
  'public.my-card': 'Meine Karte',
  'public.only-arbiters-see-this':
    'Das Turnier ist nicht veröffentlicht. Nur Schiedsrichter sehen diese Seite.',
  'public.lead': 'Der Kampf um die Führung',
  'public.lead-what': 'Punkte der Führenden nach jeder Runde',
  'public.no-round-yet': 'Die erste Runde ist noch nicht veröffentlicht.',
  'public.state-paired': 'ausgelost · bitte zu Rundenbeginn am Brett sein',
  'public.state-playing': '{entered} von {boards} Ergebnissen liegen vor',
  'public.state-complete': 'alle Ergebnisse liegen vor',
  'public.state-pending': '{count|eine Partie wird|{count} Partien werden} später beendet',
  'public.tournament-finished': 'Das Turnier ist beendet.',
  'public.find-my-name': 'Meinen Namen finden',
  'public.find': 'Finden',
  'public.nobody-found':
    'Niemand heißt „{query}“. Nur den Nachnamen oder die ersten Buchstaben versuchen.',
  'public.names-found': '{count|Ein Name passt|{count} Namen passen}. Den eigenen auswählen:',
  'public.not-me': 'Das bin ich nicht',
  'public.against': 'gegen',
  'public.not-paired-in-round': 'In Runde {round} nicht dabei',
  'public.why-this-opponent': 'Warum dieser Gegner, diese Farbe?',
  'public.why-nobody-else': 'Warum niemand anders? ({count})',
  'public.about-pairings': 'Zur Auslosung',
  'public.why-no-opponent': 'Warum kein Gegner?',
  'public.my-place': 'Platz {rank} mit {points|{points} Punkt|{points} Punkten}',
  'public.changed': 'geändert',
  'public.players-list': 'Teilnehmer',
  'public.no-players': 'Noch ist niemand angemeldet.',
  'public.standings-after': 'Tabelle nach Runde {round}',
  'public.float-up': 'gegen jemanden mit mehr Punkten',
  'public.float-down': 'gegen jemanden mit weniger Punkten',
  'public.float-explained':
    '↑ traf auf jemanden, der mit mehr Punkten kam; ↓ auf jemanden mit weniger.',
  'public.progress-explained': 'Punkte nach jeder Runde.',
  'public.workings-after': 'Rechenweg der Feinwertungen nach Runde {round}',
  'public.workings-mine': 'So entstand die Feinwertung',
  'public.progress-after': 'Fortschrittstabelle nach Runde {round}',
  'public.crosstable-after': 'Kreuztabelle nach Runde {round}',
  'public.standings-final': 'Schlusstabelle',
  'public.finished-provisionally':
    'Vorläufig beendet: Partien sind noch offen. Die endgültige Tabelle folgt.',
  'public.provisional-why':
    'Vorläufige Tabelle: Es fehlen Ergebnisse. Eine Partie, die später beendet wird, zählt als Remis.',
  'public.has-open-game': 'Partie offen',
  'public.what-columns-mean': 'Was die Spalten bedeuten',
  'public.expelled': 'ausgeschlossen, ohne Platz',
  'public.by-lot': 'durch Los',
  'public.order-changed': 'Die Feinwertung wurde nach Runde {round} geändert.',
  'public.by-play-off': 'durch Stichkampf',
  'public.by-arbiter': 'durch den Schiedsrichter',
  'public.corrected': 'korrigiert',
  'public.corrected-what':
    'Bei ausgeschiedenen Gegnern ist die Wertung ohne sie berechnet und entsprechend erhöht (Tempelhof 2018 III.A.13).',
  'public.place-lot': 'Die Plätze {first}–{last} hat das Los entschieden. Startwert:',
  'public.place-given':
    'Die Plätze {first}–{last} stehen in der Reihenfolge, die der Schiedsrichter festgelegt hat, da sonst nichts die Spieler trennt.',
  'public.place-values': 'Über die Plätze {first}–{last} entschied {name}: {values}.',
  'public.place-lot-declined':
    'Nicht alle wünschten einen Stichkampf um die Plätze {first}–{last} (Tempelhof 2018 III.A.4).',
  'public.place-play-off':
    'Die Plätze {first}–{last} hat der Stichkampf entschieden, den alle wünschten (Tempelhof 2018 III.A.4): {games}. Startwert von Farben und Los:',
  'public.place-play-off-open':
    'Um die Plätze {first}–{last} wird ein Stichkampf gespielt, den alle wünschen (Tempelhof 2018 III.A.4): {games}. Startwert von Farben und Los:',
  'public.rank-explained':
    'Wer in allem gleich steht, teilt den Platz: 3–5 ist der geteilte dritte bis fünfte Platz.',
  'public.rank-explained-lots':
    'Wer in allem gleich steht, wird zuletzt durch das Los platziert; bis gelost ist, teilt er den Platz: 3–5 ist der geteilte dritte bis fünfte Platz.',
  'public.cell-explained':
    'Jedes Feld zeigt die Zeile des Gegners, die Farbe ({white} = Weiß, {black} = Schwarz) und die Punkte. + und − sind kampflos, * wird später beendet.',
  'public.meeting-explained':
    'Jedes Feld zeigt, was der Spieler gegen den in der Zeile dieser Spalte erreicht hat. + und − sind kampflos, * wird später beendet; in Klammern: zählt nicht, weil einer der beiden früh ausgeschieden ist.',
  'public.no-game-with-himself': 'der Spieler selbst',
  'public.open-games': 'Offene Partien',
  'public.open-games-n':
    '{count|Eine Partie ist offen|{count} Partien sind offen}. Jede Partie steht bei beiden Spielern.',
  'public.by-appointment':
    'Gespielt wird nach freier Vereinbarung, mit den gezeigten Farben, sofern die Spieler sie nicht losen (Tempelhof 2018 III.E.5).',
  'public.no-open-games': 'Alle angesetzten Partien sind gespielt.',
  'public.still-to-play': 'Noch zu spielen',
  'public.due-games': 'Rückständige Partien',
  'public.due-day': 'Wird gespielt',
  'public.due-place': 'Ort',
  'public.due-until': 'Spätestens',
  'public.due-not-agreed': 'nicht vereinbart',
  'public.due-overdue': 'überfällig',
  'public.due-game': 'Partie',
  'public.due-why': 'Was es ist',
  'public.due-adjourned': 'wird später beendet',
  'public.due-postponed': 'wird später gespielt',
  'public.due-in-advance': 'wird vorgespielt',
  'public.due-no-result': 'ohne Ergebnis',
  'public.due-excused': 'Entschuldigt',
  'public.white-letter': 'w',
  'public.black-letter': 's',
  'public.bye-short': 'frei',
  'public.line-n': 'Zeile {line}',
  'public.lines': 'Zeilen',
  'public.not-counted': 'zählt nicht',
  'public.not-played': 'kampflos',
  'public.finished-later': 'wird später beendet',
  'public.not-in-round': 'nicht dabei',
  'public.round-card': 'Rundenkarte',
  'public.colour-balance': 'Farben, Runde für Runde',
  'public.colour-balance-key': 'Über 0: öfter Weiß, darunter: öfter Schwarz',
  'public.rating-so-far': 'Wertungszahl bis jetzt',
  'public.rating-change': '{before} → {after} ({change}) nach den bisherigen Partien.',
  'public.against-number': 'Gegner Nr.',
  'public.points-in-all': 'Punkte gesamt',
  'public.placing': 'Platzierung',
  'public.placing-explained':
    'Platzierung ist der Platz, von dem die nächste Paarung ausgeht: Punkte, dann die Platzierung vor der Runde.',
  'public.colours-so-far': '{whites}-mal Weiß, {blacks}-mal Schwarz',
  'public.lots-by-strength': 'Startnummern nach Spielstärke: {ratings}.',
  'public.lots-apart-federation':
    'Ausgelost wurde nach den Varma-Tabellen: Spieler einer Föderation treffen in den letzten drei Runden nicht aufeinander, soweit die Tabellen es zulassen.',
  'public.lots-apart-club':
    'Ausgelost wurde nach den Varma-Tabellen: Spieler eines Vereins treffen in den letzten drei Runden nicht aufeinander, soweit die Tabellen es zulassen.',
  'public.lots-seed':
    'Startwert der Auslosung: {seed}. Damit lässt sich die Auslosung wiederholen.',
  'public.first-colour-drawn-white': 'Nr. 1 hat in Runde 1 Weiß, gelost mit dem Startwert {seed}.',
  'public.first-colour-drawn-black':
    'Nr. 1 hat in Runde 1 Schwarz, gelost mit dem Startwert {seed}.',
  'public.first-colour-set-white': 'Nr. 1 hat in Runde 1 Weiß; darum wurde nicht gelost.',
  'public.first-colour-set-black': 'Nr. 1 hat in Runde 1 Schwarz; darum wurde nicht gelost.',
  'public.half-point-byes':
    'Halbe Punkte für eine Runde ohne Spiel: höchstens {most|einer|{most}} je Spieler, nie in der letzten Runde.',
  'public.half-point-byes-none': 'Für Runden ohne Spiel gibt es keine halben Punkte.',
  'public.half-point-byes-free':
    'Für Runden ohne Spiel gibt es auf Wunsch halbe Punkte, nie in der letzten Runde.',
  'public.first-colour-undrawn': 'Die Farbe der Nr. 1 wird gelost, wenn Runde 1 ausgelost wird.',
  'public.comes-from-group': 'Gruppe der Meldeliste',
  'public.comes-from-stage': 'Die Nummern folgen der Tabelle von',
  'public.divided-into': 'Eingeteilt in',
  'public.goes-on-in': 'Geht weiter in',
  'public.invitation': 'Ausschreibung und Reglement',
  'public.event-cancelled': 'Die Veranstaltung ist abgesagt.',
  'public.event-put-off': 'Die Veranstaltung ist verlegt.',
  'public.print-invitation': 'Ausschreibung drucken',
  'public.invitation-hidden':
    'Die Ausschreibung ist noch nicht öffentlich: Veröffentlichen Sie sie und die Seite der Veranstaltung.',
  'public.event-no-groups': 'Noch ist keine Gruppe öffentlich.',
  'public.leaders': 'An der Spitze',
  'public.event-hidden':
    'Die Veranstaltung ist nicht öffentlich. Nur Schiedsrichter sehen diese Seite.',
  'public.event-officers': 'Leitung',
  'public.event-to': 'Zur Veranstaltung',
  'officer.organiser': 'Veranstalter',
  'officer.chief-arbiter': 'Hauptschiedsrichter',
  'officer.deputy-arbiter': 'Stellvertretender Hauptschiedsrichter',
  'officer.arbiter': 'Schiedsrichter',
  'officer.appeals': 'Turnierausschuss',
  'officer.pairings': 'Paarungen',

  // Tables in frames on other sites.
  'embed.by': 'mit Rokade',
  'embed.title': 'Tabellen für andere Seiten',
  'embed.what':
    'Eines davon in eine Seite von {sites} einsetzen: Ein Rahmen zeigt dort die Tabelle, wie sie beim Öffnen der Seite steht.',
};
