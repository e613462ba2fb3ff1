import type { consoleSystemsTexts as reference } from '../en/console-systems.ts';
import type { Translation } from '../texts.ts';

/** The choice of a pairing system and what can be chosen in it. */
export const consoleSystemsTexts: Translation<typeof reference> = {
  'console.part-system': 'Turniersystem',
  'console.systems-swiss': 'Runde für Runde nach Punktstand',
  'console.systems-round-robin': 'Jeder gegen jeden',
  'console.systems-other': 'Andere',
  'console.system-monrad-what':
    'Nachbar gegen Nachbar in der Platzierung nach jeder Runde (DSU 2002 4.10). Die Nummern werden gelost.',
  'console.system-nordic-what':
    'Punktgruppen, obere Hälfte gegen untere (DSU 2002 4.11). Startnummern nach Spielstärke.',
  'console.system-dutch-what':
    'Das Schweizer System der FIDE (C.04.3), in dem die meisten gewerteten Turniere gespielt werden. Startnummern nach Wertungszahl.',
  'console.system-dubov-what':
    'Das Dubov-System der FIDE (C.04.4.1 von 2026): In einer Punktgruppe sollen alle gleich starke Gegner gehabt haben. Alle brauchen eine Wertungszahl.',
  'console.system-burstein-what':
    'Das Burstein-System der FIDE (C.04.4.2 von 2026): zuerst wie das holländische System, dann treffen in einer Punktgruppe die mit den stärksten Gegnern auf die mit den schwächsten.',
  'console.system-tempelhof-what':
    'Schweizer System des Klubs (Tempelhof 2018 IV.2): Punktgleiche gegeneinander, nie dreimal hintereinander dieselbe Farbe.',
  'console.system-keizer-what':
    'Das Vereinssystem aus Belgien, den Niederlanden und England: Nachbarn der Rangliste treffen sich, ein Sieg zählt nach dem Platz des Gegners. Spieler kommen und gehen; zwei können sich wieder treffen.',
  'console.system-berger-what':
    'Jeder gegen jeden nach den Berger-Tabellen der FIDE. Die Rundenzahl folgt aus der Spielerzahl.',
  'console.system-dsu-what':
    'Jeder gegen jeden nach der Regel der DSU (DSU 2002 4.15). Die Rundenzahl folgt aus der Spielerzahl.',
  'console.system-tempelhof-table-what':
    'Jeder gegen jeden nach den Tafeln des Klubs (Tempelhof 2018 IV.1): Die Farben bleiben, wenn ein Spieler dazukommt.',
  'console.system-rutsch-what':
    'Jeder gegen jeden an einer langen Tafel: nach jeder Runde rutschen alle einen Platz weiter (Tempelhof 2018 IV.3). Für Blitz.',
  'console.system-play-off-what':
    'Um einen geteilten Platz (FIDE 2012, Anhang 3): Zwei spielen einen Wettkampf, drei jeder gegen jeden, vier K.-o.; Blitz.',
  'console.system-cup-what':
    'Wer verliert, scheidet aus (Tempelhof 2018 III.C). Remispartien werden wiederholt.',
  'console.system-olympiad-what':
    'Die Spieler werden in gleich starke Mannschaften geteilt, jede gegen jede (DSU 2002 4.13.5).',
  'console.option-edition': 'Fassung',
  'console.option-edition-fide-2026': 'in Kraft seit Februar 2026',
  'console.option-edition-fide-2017': '2017 (bis Januar 2026)',
  'console.option-acceleration': 'Beschleunigung',
  'console.option-acceleration-hint':
    'Gibt der oberen Hälfte in den ersten Runden Zusatzpunkte für die Auslosung, nicht für die Tabelle.',
  'console.option-acceleration-none': 'keine',
  'console.option-acceleration-baku': 'Baku (C.04.7)',
  'console.option-initialColour': 'Nr. 1 hat in Runde 1',
  'console.option-initialColour-hint': 'Wird vor Runde 1 gelost (C.04.3, 5.1.1).',
  'console.option-initialColour-lot': 'nach Los',
  'console.option-initialColour-white': 'Weiß',
  'console.option-initialColour-black': 'Schwarz',
  'console.option-provisionalRating': 'Wertungszahl für Spieler ohne',
  'console.option-provisionalRating-hint':
    'Zählt im Durchschnitt ihrer Gegner (C.04.4.1, 1.1.2). Vor Runde 1 bekanntgeben.',
  'console.half-point-byes-hint':
    'Leeres Feld: so viele wie gewünscht. Nie in der letzten Runde und nicht für Spieler mit besonderen Konditionen (FIDE 2012 8.3.4).',
  'console.ratings-usual': 'wie im System üblich: {ratings}',
  'console.ratings-same': 'die, die zählt',
  'console.pairing-ratings-hint':
    'Bei Nummern nach Spielstärke, Paarungen, Gruppen, Feinwertung nach Wertungszahlen, Preisen und Zeitvorgaben. National ist die Liste dieser Spielart, sonst die für lange Partien. Vergebene Nummern bleiben, bis die Spieler neu nummeriert werden.',
  'console.second-ratings-hint':
    'Wer von zweien mit gleicher Wertungszahl vorn steht, wenn Nummern nach Spielstärke vergeben werden; ist auch diese gleich, entscheiden Titel und Name.',
  'console.ratings-no-second': 'nur Titel und Name',
  'console.unrated-as-hint':
    'Nach ihr werden sie nummeriert und gepaart, und mit ihr zählen sie in Feinwertungen nach Wertungszahl. Leer: Sie werden als Letzte nummeriert, und diese Feinwertungen entfallen, wo jemand keine Wertungszahl hat.',
  'console.hint-startPositions':
    'Vor jeder Runde wird auf der Seite der Runde eine der 960 Stellungen für alle Bretter gelost; sie steht bei der Runde, mit dem Startwert.',
  'console.start-position': 'Startstellung',
  'console.start-position-none': 'Die Startstellung ist noch nicht gelost.',
  'console.start-position-draw': 'Startstellung auslosen',
  'console.start-position-again': 'Startstellung neu auslosen',
  'console.shown-ratings-hint':
    'Steht beim Spieler auf Seiten, Ausdrucken und in Tabellen. Stammt eine Zahl aus einer anderen Liste als die übrigen, steht deren Name dabei.',
  'console.option-firstRound': 'Erste Runde',
  'console.option-firstRound-lot': 'nach Los',
  'console.option-firstRound-rating-halves': 'nach Wertungszahl: obere Hälfte gegen untere',
  'console.option-topValue': 'Wert des ersten Platzes',
  'console.option-topValue-hint': '0: das Dreifache des letzten Platzes.',
  'console.option-valueStep': 'Jeder Platz ist weniger wert um',
  'console.option-winPercent': 'Sieg: % vom Wert des Gegners',
  'console.option-drawPercent': 'Remis: % vom Wert des Gegners',
  'console.option-lossPercent': 'Niederlage: % vom Wert des Gegners',
  'console.option-byePercent': 'Spielfrei: % vom eigenen Wert',
  'console.option-clubPercent':
    'Abwesend für den Verein (ganzer Punkt kampflos): % vom eigenen Wert',
  'console.option-noticePercent': 'Abwesend mit Absage (halber Punkt kampflos): % vom eigenen Wert',
  'console.option-absencePercent': 'Abwesend ohne Absage: % vom eigenen Wert',
  'console.option-absencesCounted': 'Abwesenheiten mit Absage, die zählen',
  'console.option-absencesCounted-hint': 'Weitere geben nichts.',
  'console.option-ownValue': 'Eigener Wert',
  'console.option-ownValue-counted': 'zählt einmal für alle',
  'console.option-ownValue-left-out': 'zählt nicht',
  'console.option-mostMeetings': 'Zwei Spieler treffen sich höchstens',
  'console.option-roundsBetween': 'Runden zwischen zwei Partien derselben Spieler',
  'console.option-roundsBetween-hint': 'Wird gelockert, wo sonst nicht alle einen Gegner haben.',
  'console.option-keizer-colours': 'Weiß hat',
  'console.option-keizer-colours-balance': 'wer es seltener hatte',
  'console.option-keizer-colours-return': 'wer in der letzten Partie der beiden Schwarz hatte',
  'console.option-teams': 'Anzahl der Mannschaften',
  'console.option-order': 'Über die Mannschaftstabelle entscheiden zuerst',
  'console.option-order-match-points': 'Mannschaftspunkte (2 – 1 – 0)',
  'console.option-order-board-points': 'Brettpunkte',
  'console.option-cycles': 'Durchgänge',
  'console.option-cycles-1': 'einfach: einmal',
  'console.option-cycles-2': 'doppelt: zweimal',
  'console.option-withdrawals': 'Wenn jemand ausscheidet',
  'console.option-swiss-withdrawals': 'Wenn jemand ausscheidet',
  'console.option-withdrawals-fide-2012':
    'FIDE: Wer weniger als die Hälfte gespielt hat, zählt nicht in der Tabelle',
  'console.option-withdrawals-dsu-2002':
    'DSU 2002 §16: Wer weniger als die Hälfte gespielt hat, zählt nicht in der Tabelle',
  'console.option-withdrawals-tempelhof-2018':
    'Tempelhof 2018 III.A.12–13: die Punkte werden korrigiert',
  'console.option-swiss-withdrawals-tempelhof-2018':
    'Tempelhof 2018 III.A.12–13: Wer weniger als die Hälfte der Runden gespielt hat, wird gestrichen',
  'console.option-swiss-withdrawals-fide-2012': 'FIDE: alle Ergebnisse bleiben stehen',
  'console.option-keepsLastRounds':
    'Doppelrundig: die letzten zwei Runden der Hinrunde nicht tauschen',
  'console.option-freeDates': 'Partien nach Vereinbarung: alle Runden sind von Anfang an offen',
  'console.bye-worth': 'Der Spielfreie erhält',
  'console.bye-worth-win': 'wie für einen Gewinn',
  'console.bye-worth-draw': 'wie für ein Remis',
  'console.bye-worth-loss': 'nichts',
  'console.forbidden-sameClub': 'Spieler eines Vereins spielen nicht gegeneinander',
  'console.forbidden-sameFederation': 'Spieler eines Verbands spielen nicht gegeneinander',
  'console.step-pair-all': 'Alle Runden ansetzen',
  'console.forbidden-groups': 'Namentlich',
  'console.forbidden-groups-what':
    'Innerhalb einer Gruppe spielt niemand gegeneinander. Das gilt für die noch nicht ausgelosten Runden und steht im Bericht an die FIDE (260).',
  'console.forbidden-add': 'Spieler hinzufügen …',
  'console.forbidden-one-more': 'Es fehlt noch mindestens ein Spieler.',
  'console.forbidden-new-group': 'Neue Gruppe',
  'console.dutch-unusual':
    'Die FIDE-Regeln verlangen denselben Wert für alle Spielfreien und eine vorab festgelegte Rundenzahl; Baku setzt voraus, dass ein Gewinn zwei Remisen entspricht und ein Verlust mit 0 zählt (C.04.7). Eine andere Punktwertung (3 – 1 – 0) ändert die Wertungszahlen nicht, die aus den Ergebnissen der Partien berechnet werden. Änderungen nach Turnierbeginn brauchen eine Begründung und stehen im Protokoll.',
};
