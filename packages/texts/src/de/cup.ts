import type { cupTexts as reference } from '../en/cup.ts';
import type { Translation } from '../texts.ts';

/** Words of a cup: its rounds, what follows a draw, how a match was decided. */
export const cupTexts: Translation<typeof reference> = {
  'cup.drawing': 'Zeichnung des Turnierbaums',
  'cup.bracket': 'Turnierbaum',
  'cup.round.preliminary': 'Vorrunde',
  'cup.round.main': '{round}. Runde',
  'cup.round.quarter-final': 'Viertelfinale',
  'cup.round.semi-final': 'Halbfinale',
  'cup.round.final': 'Finale',
  'cup.step.classical': 'Wiederholung',
  'cup.step.rapid': 'Wiederholung, Schnellschach {minutes}+{seconds}',
  'cup.step.blitz': 'Wiederholung, Blitz {minutes}+{seconds}',
  'cup.step.lot': 'Losentscheid',
  'cup.match': 'Begegnung',
  'cup.winner': 'Weiter',
  'cup.decided': 'Entschieden',
  'cup.by.game': 'am Brett',
  'cup.by.forfeit': 'kampflos',
  'cup.by.walkover': 'Gegner ausgeschieden',
  'cup.by.lot': 'Los',
  'cup.by.no-opponent': 'Freilos',
  'cup.by.went-on': 'war schon weiter',
  'cup.winner-of': 'Sieger aus Begegnung {match}',
  'cup.nobody': 'niemand',
  'cup.open': 'offen',
  'cup.places': 'Plätze',
  'console.tab-bracket': 'Turnierbaum',
  'print.kind-bracket': 'Turnierbaum',
  'cup.lots-due': 'Jetzt entscheidet das Los',
  'cup.lots-due-what':
    'Alle Partien endeten remis. Wer das Los gewinnt, kommt weiter; der Startwert steht bei der Runde, damit jeder die Auslosung wiederholen kann.',
  'cup.draw-lots': 'Losen',
  'cup.byes': 'Freilose in der Vorrunde',
  'cup.byes-what':
    'Etwa die Meister des Vorjahres. Bleiben Freilose übrig, gehen sie an die niedrigsten Losnummern.',
  'cup.keep-byes': 'Freilose speichern',
  'cup.cup-winner': 'Pokalsieger: {name}',
  'cup.no-cup-winner': 'Der Pokal hat keinen Sieger',
};
