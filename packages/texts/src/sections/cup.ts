import { section } from '../section.ts';

/** Words of a cup: its rounds, what follows a draw, how a match was decided. */
export const cupTexts = section({
  'cup.bracket': { da: 'Turneringsskema', de: 'Turnierbaum', en: 'Bracket' },
  'cup.round.preliminary': { da: 'Indledende runde', de: 'Vorrunde', en: 'Preliminary round' },
  'cup.round.main': { da: '{round}. runde', de: '{round}. Runde', en: 'Round {round}' },
  'cup.round.quarter-final': { da: 'Kvartfinale', de: 'Viertelfinale', en: 'Quarter-finals' },
  'cup.round.semi-final': { da: 'Semifinale', de: 'Halbfinale', en: 'Semi-finals' },
  'cup.round.final': { da: 'Finale', de: 'Finale', en: 'Final' },
  'cup.step.classical': { da: 'omkamp', de: 'Wiederholung', en: 'replay' },
  'cup.step.rapid': {
    da: 'omkamp, hurtigskak {minutes}+{seconds}',
    de: 'Wiederholung, Schnellschach {minutes}+{seconds}',
    en: 'replay, rapid {minutes}+{seconds}',
  },
  'cup.step.blitz': {
    da: 'omkamp, lynskak {minutes}+{seconds}',
    de: 'Wiederholung, Blitz {minutes}+{seconds}',
    en: 'replay, blitz {minutes}+{seconds}',
  },
  'cup.step.lot': { da: 'lodtrækning', de: 'Losentscheid', en: 'lots' },
  'cup.match': { da: 'Kamp', de: 'Begegnung', en: 'Match' },
  'cup.games': { da: 'Partier', de: 'Partien', en: 'Games' },
  'cup.winner': { da: 'Videre', de: 'Weiter', en: 'Goes on' },
  'cup.decided': { da: 'Afgjort', de: 'Entschieden', en: 'Decided' },
  'cup.by.game': { da: 'ved brættet', de: 'am Brett', en: 'over the board' },
  'cup.by.forfeit': { da: 'udeblivelse', de: 'kampflos', en: 'forfeit' },
  'cup.by.walkover': { da: 'modstander udgået', de: 'Gegner ausgeschieden', en: 'walkover' },
  'cup.by.lot': { da: 'lod', de: 'Los', en: 'lot' },
  'cup.by.no-opponent': { da: 'oversidder', de: 'Freilos', en: 'bye' },
  'cup.by.went-on': {
    da: 'var allerede gået videre',
    de: 'war schon weiter',
    en: 'had gone on already',
  },
  'cup.winner-of': {
    da: 'vinder af kamp {match}',
    de: 'Sieger aus Begegnung {match}',
    en: 'winner of match {match}',
  },
  'cup.nobody': { da: 'ingen', de: 'niemand', en: 'nobody' },
  'cup.open': { da: 'ikke afgjort', de: 'offen', en: 'open' },
  'cup.places': { da: 'Placeringer', de: 'Plätze', en: 'Places' },
  'cup.cup-winner': {
    da: 'Pokalvinder: {name}',
    de: 'Pokalsieger: {name}',
    en: 'Winner of the cup: {name}',
  },
  'cup.no-cup-winner': {
    da: 'Pokalen har ingen vinder',
    de: 'Der Pokal hat keinen Sieger',
    en: 'The cup has no winner',
  },
});
