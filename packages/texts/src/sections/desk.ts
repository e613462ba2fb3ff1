import { section } from '../section.ts';

/** The results desk. */
export const deskTexts = section({
  'desk.title': {
    da: 'Resultater, runde {round}',
    de: 'Ergebnisse, Runde {round}',
    en: 'Results, round {round}',
  },
  'desk.table': { da: 'Brætter', de: 'Bretter', en: 'Boards' },
  'desk.count': {
    da: '{done} af {boards} inde',
    de: '{done} von {boards} da',
    en: '{done} of {boards} in',
  },
  'desk.all-in': {
    da: 'Alle resultater er inde.',
    de: 'Alle Ergebnisse sind da.',
    en: 'All results are in.',
  },
  'desk.no-round': {
    da: 'Ingen runde er offentliggjort endnu',
    de: 'Noch keine Runde ist veröffentlicht',
    en: 'No round is published yet',
  },
  'desk.no-round-next': {
    da: 'Resultater kan indtastes, når en runde er lagt og offentliggjort. Knappen øverst viser det næste skridt.',
    de: 'Ergebnisse lassen sich eingeben, sobald eine Runde ausgelost und veröffentlicht ist. Die Schaltfläche oben zeigt den nächsten Schritt.',
    en: 'Results can be entered once a round is paired and published. The button at the top shows the next step.',
  },
  'desk.missing-only': { da: 'Kun manglende', de: 'Nur fehlende', en: 'Missing only' },
  'desk.find': { da: 'Bræt eller navn (f)', de: 'Brett oder Name (f)', en: 'Board or name (f)' },
  'desk.keys': { da: 'Taster', de: 'Tasten', en: 'Keys' },
  'desk.state': { da: 'Gemt', de: 'Gespeichert', en: 'Saved' },
  'desk.state-saved': { da: 'gemt', de: 'gespeichert', en: 'saved' },
  'desk.state-waiting': {
    da: 'endnu ikke gemt',
    de: 'noch nicht gespeichert',
    en: 'not saved yet',
  },
  'desk.state-asking': {
    da: 'venter på svar',
    de: 'wartet auf Antwort',
    en: 'waiting for an answer',
  },
  'desk.state-refused': { da: 'afvist', de: 'abgelehnt', en: 'refused' },
  'desk.said': {
    da: 'Bræt {board}, {players}: {result}',
    de: 'Brett {board}, {players}: {result}',
    en: 'Board {board}, {players}: {result}',
  },
  'desk.undone': {
    da: 'Fortrudt. Bræt {board}, {players}: {result}',
    de: 'Rückgängig. Brett {board}, {players}: {result}',
    en: 'Undone. Board {board}, {players}: {result}',
  },
  'desk.not-undone': {
    da: 'Ikke fortrudt: bræt {board}, {players}, har imens fået {stands}.',
    de: 'Nicht rückgängig gemacht: Brett {board}, {players}, hat inzwischen {stands}.',
    en: 'Not undone: board {board}, {players}, has {stands} by now.',
  },
  'desk.press-again': {
    da: 'Bræt {board}, {players}, har {stands}. Samme tast igen retter det til {wanted}.',
    de: 'Brett {board}, {players}, hat {stands}. Dieselbe Taste noch einmal ändert das in {wanted}.',
    en: 'Board {board}, {players}, has {stands}. The same key again changes it to {wanted}.',
  },
  'desk.held': {
    da: 'Bræt {board}, {players}, er lige blevet udfyldt: {stands}. Tasten blev ikke brugt.',
    de: 'Brett {board}, {players}, ist gerade ausgefüllt worden: {stands}. Die Taste wurde nicht verwendet.',
    en: 'Board {board}, {players}, has just been filled: {stands}. The key was not used.',
  },
  'desk.no-board': {
    da: 'Tasten blev ikke brugt: intet bræt er valgt.',
    de: 'Die Taste wurde nicht verwendet: kein Brett ist ausgewählt.',
    en: 'The key was not used: no board is chosen.',
  },
  'desk.choose-board': {
    da: 'Vælg et bræt med piletasterne, med musen eller med dets nummer (f).',
    de: 'Ein Brett wählen: mit den Pfeiltasten, der Maus oder seiner Nummer (f).',
    en: 'Choose a board with the arrow keys, the mouse or its number (f).',
  },
  'desk.was': { da: 'var {result}', de: 'war {result}', en: 'was {result}' },
  'desk.undo-step': {
    da: 'Fortryd: {result}, bræt {board}',
    de: 'Rückgängig: {result}, Brett {board}',
    en: 'Undo: {result}, board {board}',
  },
  'desk.undo-nothing': {
    da: 'Intet at fortryde',
    de: 'Nichts rückgängig zu machen',
    en: 'Nothing to undo',
  },
  'desk.act-notice': {
    da: 'afbud ja/nej',
    de: 'Absage ja/nein',
    en: 'notice yes/no',
  },
  'desk.act-adjourned': { da: 'hængeparti', de: 'Hängepartie', en: 'adjourned' },
  'desk.act-postponed': { da: 'udsat', de: 'verlegt', en: 'postponed' },
  'desk.act-unusual': { da: 'andet resultat …', de: 'anderes Ergebnis …', en: 'other result …' },
  'desk.act-clear': { da: 'slet resultatet', de: 'Ergebnis löschen', en: 'clear' },
  'desk.act-swap': { da: 'byt farver', de: 'Farben tauschen', en: 'swap colours' },
  'desk.act-next-open': {
    da: 'næste åbne bræt',
    de: 'nächstes offenes Brett',
    en: 'next open board',
  },
  'desk.act-find': { da: 'find bræt', de: 'Brett suchen', en: 'find a board' },
  'desk.act-missing-only': { da: 'kun manglende', de: 'nur fehlende', en: 'missing only' },
  'desk.act-why': { da: 'hvorfor de mødes', de: 'warum diese Paarung', en: 'why this pairing' },
  'desk.preset': { da: 'Taster som i', de: 'Tasten wie in', en: 'Keys as in' },
  'desk.preset-rokade': { da: 'Rokade (1 0 5)', de: 'Rokade (1 0 5)', en: 'Rokade (1 0 5)' },
  'desk.preset-vega': {
    da: 'Vega (1 0 5, 3 4 2)',
    de: 'Vega (1 0 5, 3 4 2)',
    en: 'Vega (1 0 5, 3 4 2)',
  },
  'desk.preset-sharly': {
    da: 'Sharly Chess (1 2 3)',
    de: 'Sharly Chess (1 2 3)',
    en: 'Sharly Chess (1 2 3)',
  },
  'desk.other-title': {
    da: 'Bræt {board}: andet resultat',
    de: 'Brett {board}: anderes Ergebnis',
    en: 'Board {board}: other result',
  },
  'desk.other-kind': { da: 'Hvad skete der?', de: 'Was ist geschehen?', en: 'What happened?' },
  'desk.other-played': {
    da: 'Afgjort af turneringslederen',
    de: 'Vom Schiedsrichter entschieden',
    en: 'Decided by the arbiter',
  },
  'desk.other-cancelled': {
    da: 'Aflyst; bliver ikke spillet',
    de: 'Abgesetzt; wird nicht gespielt',
    en: 'Cancelled; will not be played',
  },
  'desk.other-adjourned': {
    da: 'Hængeparti; spilles færdig senere',
    de: 'Hängepartie; wird später beendet',
    en: 'Adjourned; will be finished later',
  },
  'desk.other-postponed': {
    da: 'Udsat; spilles senere',
    de: 'Verlegt; wird später gespielt',
    en: 'Postponed; will be played later',
  },
  'desk.other-score': {
    da: 'Point til Hvid og Sort',
    de: 'Punkte für Weiß und Schwarz',
    en: 'Points for White and Black',
  },
  'desk.due': {
    da: 'Skal spilles senest (kan stå tomt)',
    de: 'Zu spielen bis (darf leer bleiben)',
    en: 'To be played by (may stay empty)',
  },
  'desk.other-enter': { da: 'Indtast', de: 'Eintragen', en: 'Enter' },
  'desk.waiting': {
    da: '{count|Et resultat|{count} resultater} er endnu ikke gemt',
    de: '{count|Ein Ergebnis ist|{count} Ergebnisse sind} noch nicht gespeichert',
    en: '{count|One result is|{count} results are} not saved yet',
  },
  'desk.waiting-what': {
    da: 'Serveren svarer ikke. Intet går tabt: de ligger her og sendes, så snart den svarer.',
    de: 'Der Server antwortet nicht. Nichts geht verloren: sie liegen hier und werden gesendet, sobald er antwortet.',
    en: 'The server does not answer. Nothing is lost: they are kept here and sent as soon as it answers.',
  },
  'desk.waiting-for-disk': {
    da: 'Intet går tabt: de ligger her og sendes igen, til det lykkes.',
    de: 'Nichts geht verloren: sie liegen hier und werden wieder gesendet, bis es gelingt.',
    en: 'Nothing is lost: they are kept here and sent again until it works.',
  },
  'desk.do-not-reload': {
    da: 'Genindlæs ikke siden nu',
    de: 'Diese Seite jetzt nicht neu laden',
    en: 'Do not reload this page now',
  },
  'desk.do-not-reload-what': {
    da: 'En genindlæsning ville nu vise browserens fejlside. Bliv på siden, til serveren svarer.',
    de: 'Beim Neuladen käme jetzt die Fehlerseite des Browsers. Bitte auf der Seite bleiben, bis der Server antwortet.',
    en: 'A reload would now show the browser’s error page. Stay on this page until the server answers.',
  },
  'desk.try-now': { da: 'Prøv nu', de: 'Jetzt versuchen', en: 'Try now' },
  'desk.refused': {
    da: 'Runde {round}, bræt {board}: {result} blev ikke indtastet',
    de: 'Runde {round}, Brett {board}: {result} wurde nicht eingetragen',
    en: 'Round {round}, board {board}: {result} was not entered',
  },
  'desk.dismiss': { da: 'Drop det', de: 'Verwerfen', en: 'Let it be' },
});
