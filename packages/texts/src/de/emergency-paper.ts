import type { emergencyPaperTexts as reference } from '../en/emergency-paper.ts';
import type { Translation } from '../texts.ts';

/** A table knows all rounds beforehand, whichever it is. */
const tableByHand =
  'Es muss nichts gelost werden: die Tafel aller Runden liegt bei und hängt nicht von Ergebnissen ab.\nWer ausgeschieden ist, wird nicht ersetzt: wer auf ihn träfe, ist spielfrei.\nEine fehlende Partie wird an einem anderen Tag gespielt; die Tafel bleibt, wie sie ist.';

/** The paper with which a hall goes on without power; steps by hand, one a line. */
export const emergencyPaperTexts: Translation<typeof reference> = {
  'emergency.lead':
    'Alles, womit es im Saal auf Papier weitergeht, so wie es war {time}, als Runde {round} ausgelost war. Danach werden die Ergebnisse am Ergebnistisch eingegeben und die Paare einer von Hand gelosten Runde im Feld „Paare vom Papier eingeben“ auf der Seite der Runde.',
  'emergency.toc-pairings': 'Runde {round}: Paarungen und Ergebnisse',
  'emergency.toc-names': 'Runde {round} nach Namen',
  'emergency.toc-standings': 'Stand nach Runde {round}',
  'emergency.toc-next': 'Die nächste Runde von Hand',
  'emergency.toc-rounds': 'Alle Runden',
  'emergency.toc-cards': 'Rundenkarten',
  'emergency.toc-slips': 'Leere Zettel',
  'emergency.next-round': 'Runde {round}',
  'emergency.by-hand-monrad':
    'Alle Ergebnisse und die Punktsumme auf die Rundenkarten schreiben. Eine nicht beendete Partie zählt als Remis (DSU 2002 4.10 §2).\nDie Karten nach Punkten ordnen, die meisten oben; bei gleichen Punkten nach der Platzierung davor, nach Runde 1 nach Losnummer. Die Platzierung auf jeder Karte notieren (DSU 2002 4.10 §2, 4.10.1).\nVon oben trifft jeder den nächsten Spieler darunter, mit dem noch nicht gespielt wurde. Eine kampflose Partie war keine Begegnung (DSU 2002 4.10 §3).\nHaben die letzten alle schon gegeneinander gespielt, wird das zuletzt gebildete Paar gelöst und mit seinen beiden neu versucht, dann das davor, bis alle Gegner haben. Jeder behält seine Platzierung (DSU 2002 4.10 §3, 4.10.1).\nWeiß hat, wer in weniger Partien Weiß hatte; bei gleicher Zahl der niedriger Platzierte (DSU 2002 4.10 §4).\nBei ungerader Zahl ist der am niedrigsten Platzierte spielfrei, der es noch nicht war, und bekommt einen Punkt. Ist jemand ausgeschieden, gilt der zuerst Ausgeschiedene als der am niedrigsten Platzierte, und wer auf ihn trifft, ist spielfrei (DSU 2002 4.10 §5, §16d).\nVor Beginn der Runde prüfen, ob auch die folgende ausgelost werden kann (DSU 2002 4.10.1).',
  'emergency.by-hand-nordic':
    'Punktsumme; eine nicht beendete Partie zählt als Remis (DSU 2002 4.11 §2).\nDie Spieler in Gruppen gleicher Punkte ordnen, in jeder der Stärkste (kleinste Nummer) oben. Bei ungerader Zahl ist X der Schwächste der untersten Gruppe; wer auf X trifft, bekommt einen Punkt und gilt als Weiß, und niemand trifft zweimal auf X (DSU 2002 4.11 §5.1–5.6).\nDie Gruppen von oben paaren. In einer ungeraden Gruppe geht der mittlere Spieler in die nächste; lässt sich eine gerade nicht paaren, die beiden mittleren (DSU 2002 4.11 §5.7, §5.8).\nDie Gruppe in eine starke Hälfte a und eine schwache b teilen: der erste von a trifft den ersten von b, der zweite den zweiten … (DSU 2002 4.11 §5.9, §5.10.1).\nHaben zwei schon gegeneinander gespielt, rückt der nächste aus b auf; hilft das nicht, wird das Paar davor gelöst; dann wird der letzte von a mit dem ersten von b getauscht und so weiter (DSU 2002 4.11 §5.10.2).\nWer in die nächste Gruppe geht, wird vor ihr gepaart: von oben jeder mit dem nächsten niedrigeren Spieler, mit dem noch nicht gespielt wurde (DSU 2002 4.11 §5.11).\nWeiß hat, wer es seltener hatte; dann wer in der letzten Runde Schwarz hatte, in den letzten zwei …; sonst wechselt, wer mehr Punkte hat oder stärker ist, die Farbe. In Runde 1 hat der Spieler der Hälfte a Schwarz (DSU 2002 4.11 §5.13).',
  'emergency.by-hand-dutch':
    'Die Spieler in Gruppen gleicher Punkte ordnen, die meisten oben, in jeder nach Startnummer; eine nicht beendete Partie zählt als Remis.\nBei ungerader Zahl ist jemand aus der untersten Gruppe spielfrei, der weder spielfrei war noch kampflos gepunktet hat, so dass die anderen gepaart werden können (FIDE C.04.3 2026 C2, C5).\nNiemand trifft zweimal auf denselben Gegner, und zwei, die beide dieselbe Farbe haben müssen, treffen nicht aufeinander (FIDE C.04.3 2026 C1, C3).\nVon oben: die Gruppe in Hälften S1 und S2 teilen; der erste von S1 trifft den ersten von S2, der zweite den zweiten … Geht das nicht, die Folge in S2 so weit unten wie möglich ändern, dann den letzten von S1 mit dem ersten von S2 tauschen (FIDE C.04.3 2026 3.6).\nWer übrig bleibt, geht in die nächste Gruppe und wird dort zuerst gepaart, mit dem höchsten möglichen Gegner. Es gehen so wenige wie möglich (FIDE C.04.3 2026 C6, C7).\nWer einmal mehr Weiß als Schwarz hatte, wünscht Schwarz und umgekehrt; bei zwei Unterschied oder zweimal derselben Farbe in Folge muss es sein. Bei gleicher Zahl wechselt die Farbe der letzten Partie (FIDE C.04.3 2026 1.7).\nFarben: beide Wünsche; sonst der stärkere; sonst Wechsel gegenüber der letzten Runde, in der die beiden verschiedene Farben hatten; sonst der Wunsch des höher Geführten (FIDE C.04.3 2026 5.2).\nDas Programm wägt mehr Kriterien ab (FIDE C.04.3 2026 C8–C21), als es von Hand geht: bei der Runde vermerken, dass sie von Hand gelost ist.',
  'emergency.by-hand-tempelhof':
    'Die Spieler in Gruppen gleicher Punkte ordnen, in jeder nach Nummer; eine nicht beendete Partie zählt als Remis (Tempelhof 2018 III.A.6).\nSpieler gleicher Punkte treffen aufeinander, soweit es geht; niemand trifft zweimal auf denselben Gegner (Tempelhof 2018 IV.2).\nNiemand hat dreimal in Folge dieselbe Farbe, auch nicht in der letzten Runde (Tempelhof 2018 III.B.1).\nGeht eine Gruppe nicht auf, trifft einer mit mehr Punkten und niedriger Buchholz auf einen mit weniger Punkten und hoher (Tempelhof 2018 IV.2).\nBei ungerader Zahl ist der letzte spielfrei, der es noch nicht war, und bekommt einen Punkt (Tempelhof 2018 IV.2).\nWeiß hat, wer es seltener hatte; sonst wechseln beide gegenüber der letzten Partie, in der ihre Farben verschieden waren.',
  'emergency.by-hand-berger': tableByHand,
  'emergency.by-hand-dsu': tableByHand,
  'emergency.by-hand-tempelhof-table': tableByHand,
  'emergency.by-hand-rutsch':
    'Es muss nichts gelost werden: die Tafel aller Runden liegt bei.\nNach jeder Runde rutschen alle Spieler im Uhrzeigersinn ein Brett weiter; die Bretter behalten ihre Farben (Tempelhof 2018 IV.3).\nBei gerader Zahl bleibt, wer in der ersten Runde an Tisch 1 Weiß hatte, dort sitzen, wechselt jedes Mal die Farbe und wird übersprungen. Bei ungerader Zahl setzt aus, wer an Tisch 1 Schwarz hatte, und wer pausierte, kommt an Tisch 1 (Tempelhof 2018 IV.3).',
  'emergency.by-hand-cup':
    'Der Sieger jedes Zweikampfs kommt auf die Linie, auf der er den nächsten trifft; der Baum wurde einmal ausgelost und bleibt (Tempelhof 2018 III.C.1, III.C.2).\nNach einem Remis wird mit vertauschten Farben wiederholt, wie es ausgeschrieben ist; ist es dann noch unentschieden, entscheidet das Los (Tempelhof 2018 III.C.3).\nWer nicht kommt, ist ausgeschieden, und der Gegner kommt weiter.',
  'emergency.by-hand-play-off':
    'Die Punktgleichen spielen ihre Zweikämpfe nach dem Plan: wer einen gewinnt, steht vor dem anderen.\nDie Farben wechseln von Partie zu Partie eines Zweikampfs.\nSteht ein Zweikampf am Ende noch gleich, entscheidet das Los.',
  'emergency.by-hand-olympiad':
    'Die Mannschaften treffen nach der Tafel aller Runden aufeinander, die beiliegt und nicht von Ergebnissen abhängt (DSU 2002 4.13.5, 4.15).\nIn einem Kampf trifft Nr. 1 einer Mannschaft auf Nr. 1 der anderen, Nr. 2 auf Nr. 2 …; die Farben wechseln von Brett zu Brett.',
};
