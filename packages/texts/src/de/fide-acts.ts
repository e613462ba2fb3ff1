import type { fideActsTexts as reference } from '../en/fide-acts.ts';
import type { Translation } from '../texts.ts';

/** The acts that FIDE mode refuses or asks about, as the beginning of a sentence. */
export const fideActsTexts: Translation<typeof reference> = {
  'fideAct.leave-mode': 'Das Verlassen des FIDE-Modus',
  'fideAct.enter-mode':
    'Ab jetzt im FIDE-Modus zu spielen, der nur nach zwei Fragen verlassen wird',
  'fideAct.rounds': 'Eine andere Rundenzahl als angekündigt',
  'fideAct.scoring': 'Andere Punkte für gewonnene, remisierte und verlorene Partien',
  'fideAct.bye-value': 'Ein anderer Wert des spielfreien Punktes',
  'fideAct.draw-above-half': 'Zwei Remis, die mehr zählen als ein Sieg und eine Niederlage',
  'fideAct.bye-above-win': 'Ein spielfreier Punkt, der mehr zählt als ein Sieg',
  'fideAct.system': 'Ein anderes Paarungssystem oder andere Einstellungen davon',
  'fideAct.acceleration': 'Eine Beschleunigung hinzuzufügen, zu ändern oder wegzunehmen',
  'fideAct.tie-breaks': 'Andere Feinwertungen als angekündigt',
  'fideAct.prohibition': 'Andere verbotene Begegnungen als vor Runde 1',
  'fideAct.ratings': 'Andere Wertungslisten für die Startnummern',
  'fideAct.open-games-expected': 'Offene Partien, die anders als remis zählen',
  'fideAct.numbers': 'Den Spielern neue Nummern zu geben',
  'fideAct.numbers-against-ratings': 'Gegen die Wertungszahlen eingegebene Nummern',
  'fideAct.exchange-numbers': 'Die Nummern zweier Spieler mit gleicher Wertung zu tauschen',
  'fideAct.pairing-made': 'Eine von Hand gemachte Paarung',
  'fideAct.take-back-round': 'Eine veröffentlichte Runde zurückzunehmen',
  'fideAct.undo': 'Rückgängig zu machen, was im Buch steht',
  'fideAct.import-wrong-rounds': 'Eine Datei zu übernehmen, deren Runden von den Regeln abweichen',
  'fideAct.adjourning':
    'Zu paaren, während Ergebnisse fehlen; diese Partien sind dann Hängepartien',
  'fideAct.adjourned-result': 'Ein anderes Ergebnis einer Hängepartie als das gezählte Remis',
  'fideAct.full-point-bye': 'Ein spielfreier Punkt wie für einen Sieg',
  'fideAct.second-half-point-bye': 'Ein weiterer halber spielfreier Punkt für denselben Spieler',
  'fideAct.correct-previous': 'Ein Ergebnis der vorigen Runde zu berichtigen',
  'fideAct.correct-older':
    'Ein Ergebnis einer älteren Runde anders als allein für die Wertung zu berichtigen, mit „Ein Ergebnis nur für die Wertung berichtigen“ unter den Berichten,',
  'fideAct.correct-for-rating': 'Ein Ergebnis allein für die Wertung zu berichtigen',
  'fideAct.order-given': 'Vom Schiedsrichter festgelegte Reihenfolge gleicher Spieler',
  'fideAct.finish-with-open-games': 'Zu beenden, solange eine Partie offen ist',
  'fideAct.report-with-open-games': 'Ein endgültiger Bericht, solange eine Partie offen ist',
  'fideAct.reopen': 'Ein beendetes Turnier wieder zu öffnen',
};
