import { section } from '../section.ts';

/** What happened, in words: `history.<kind>` for every kind of entry, and the page around them. */
export const historyTexts = section({
  'history.tournament-created': {
    da: 'Turneringen „{name}“ oprettet',
    de: 'Turnier „{name}“ angelegt',
    en: 'Tournament “{name}” created',
  },
  'history.settings-changed': {
    da: 'Indstillinger ændret: {fields}',
    de: 'Einstellungen geändert: {fields}',
    en: 'Settings changed: {fields}',
  },
  'history.player-entered': {
    da: '{player} tilmeldt',
    de: '{player} gemeldet',
    en: '{player} entered',
  },
  'history.player-entered-late': {
    da: '{player} tilmeldt fra runde {round}',
    de: '{player} ab Runde {round} gemeldet',
    en: '{player} entered from round {round}',
  },
  'history.player-changed': {
    da: 'Oplysninger om {player} rettet: {fields}',
    de: 'Angaben zu {player} berichtigt: {fields}',
    en: 'Details of {player} changed: {fields}',
  },
  'history.player-removed': {
    da: '{player} slettet fra tilmeldingslisten',
    de: '{player} aus der Meldeliste gestrichen',
    en: '{player} removed from the entry list',
  },
  'history.player-withdrawn': {
    da: '{player} udgået fra runde {round}',
    de: '{player} ab Runde {round} zurückgetreten',
    en: '{player} withdrawn from round {round}',
  },
  'history.player-returned': {
    da: '{player} spiller igen fra runde {round}',
    de: '{player} spielt ab Runde {round} wieder mit',
    en: '{player} returned from round {round}',
  },
  'history.entries-closed': {
    da: 'Tilmeldingen lukket',
    de: 'Meldeliste geschlossen',
    en: 'Entry list closed',
  },
  'history.entries-reopened': {
    da: 'Tilmeldingen åbnet igen',
    de: 'Meldeliste wieder geöffnet',
    en: 'Entry list reopened',
  },
  'history.lots-drawn': {
    da: 'Lodtrækning foretaget, frø {seed}',
    de: 'Ausgelost, Startwert {seed}',
    en: 'Lots drawn, seed {seed}',
  },
  'history.lots-typed-in': {
    da: 'Lodnumre indtastet',
    de: 'Losnummern eingegeben',
    en: 'Draw numbers typed in',
  },
  'history.lots-varma-federation': {
    da: 'Lodtrækning efter Varma-tabellerne (forbund), frø {seed}',
    de: 'Nach den Varma-Tafeln ausgelost (Verbände), Startwert {seed}',
    en: 'Lots drawn by the Varma tables (federations), seed {seed}',
  },
  'history.lots-varma-club': {
    da: 'Lodtrækning efter Varma-tabellerne (klubber), frø {seed}',
    de: 'Nach den Varma-Tafeln ausgelost (Vereine), Startwert {seed}',
    en: 'Lots drawn by the Varma tables (clubs), seed {seed}',
  },
  'history.lots-by-strength': {
    da: 'Startnumre efter styrke',
    de: 'Startnummern nach Spielstärke',
    en: 'Numbers by strength',
  },
  'history.tie-lots-drawn': {
    da: 'Lodtrækning om placeringen, frø {seed}: {players}',
    de: 'Los um die Platzierung, Startwert {seed}: {players}',
    en: 'Lot for the place, seed {seed}: {players}',
  },
  'history.prizes-set': {
    da: 'Præmier fastsat: {lists}',
    de: 'Preise festgesetzt: {lists}',
    en: 'Prizes set: {lists}',
  },
  'history.prizes-removed': {
    da: 'Præmierne fjernet',
    de: 'Preise entfernt',
    en: 'Prizes removed',
  },
  'history.bye-requested': {
    da: '{player} fri i runde {round}: {bye}',
    de: '{player} in Runde {round}: {bye}',
    en: '{player} in round {round}: {bye}',
  },
  'history.bye-request-cancelled': {
    da: '{player} spiller alligevel i runde {round}',
    de: '{player} spielt in Runde {round} doch',
    en: '{player} plays round {round} after all',
  },
  'history.round-paired': {
    da: 'Runde {round} lagt, {boards|1 bræt|{boards} brætter}',
    de: 'Runde {round} ausgelost, {boards|1 Brett|{boards} Bretter}',
    en: 'Round {round} paired, {boards|1 board|{boards} boards}',
  },
  'history.draft-altered': {
    da: 'Udkastet til runde {round} ændret i hånden',
    de: 'Entwurf der Runde {round} von Hand geändert',
    en: 'Draft of round {round} altered by hand',
  },
  'history.round-published': {
    da: 'Runde {round} offentliggjort',
    de: 'Runde {round} veröffentlicht',
    en: 'Round {round} published',
  },
  'history.round-withdrawn': {
    da: 'Runde {round} trukket tilbage',
    de: 'Runde {round} zurückgenommen',
    en: 'Round {round} withdrawn',
  },
  'history.result-entered': {
    da: 'Runde {round}, bræt {board}: {result}',
    de: 'Runde {round}, Brett {board}: {result}',
    en: 'Round {round}, board {board}: {result}',
  },
  'history.result-corrected': {
    da: 'Runde {round}, bræt {board} rettet til {result}',
    de: 'Runde {round}, Brett {board} berichtigt: {result}',
    en: 'Round {round}, board {board} corrected to {result}',
  },
  'history.result-of': {
    da: 'Runde {round}, bræt {board}, {players}: {result}',
    de: 'Runde {round}, Brett {board}, {players}: {result}',
    en: 'Round {round}, board {board}, {players}: {result}',
  },
  'history.result-changed': {
    da: 'Runde {round}, bræt {board}, {players}: {before} → {result}',
    de: 'Runde {round}, Brett {board}, {players}: {before} → {result}',
    en: 'Round {round}, board {board}, {players}: {before} → {result}',
  },
  'history.pair-added': {
    da: 'Runde {round}, bræt {board}, {players}: sat sammen efter rundens begyndelse',
    de: 'Runde {round}, Brett {board}, {players}: nach Rundenbeginn gepaart',
    en: 'Round {round}, board {board}, {players}: paired after the round’s start',
  },
  'history.bye-granted': {
    da: '{player}: {bye} for runde {round}, som ikke blev nået',
    de: '{player}: {bye} für die verpasste Runde {round}',
    en: '{player}: {bye} for round {round}, which was missed',
  },
  'history.colours-swapped': {
    da: 'Runde {round}, bræt {board}: farver byttet',
    de: 'Runde {round}, Brett {board}: Farben getauscht',
    en: 'Round {round}, board {board}: colours swapped',
  },
  'history.game-rating-decided': {
    da: 'Runde {round}, bræt {board}: {rated|partiet rates|partiet rates ikke}',
    de: 'Runde {round}, Brett {board}: Partie wird {rated|gewertet|nicht gewertet}',
    en: 'Round {round}, board {board}: the game is {rated|rated|not rated}',
  },
  'history.tournament-finished': {
    da: 'Turneringen afsluttet',
    de: 'Turnier beendet',
    en: 'Tournament finished',
  },
  'history.tournament-reopened': {
    da: 'Turneringen genåbnet',
    de: 'Turnier wieder geöffnet',
    en: 'Tournament reopened',
  },
  'history.returned-to': {
    da: 'Tilbage til stillingen efter linje {version}: „{what}“',
    de: 'Zurück zum Stand nach Zeile {version}: „{what}“',
    en: 'Back to the state after line {version}: “{what}”',
  },
  'history.returned-to-line': {
    da: 'Tilbage til linje {version}',
    de: 'Zurück zu Zeile {version}',
    en: 'Back to line {version}',
  },
  'history.no-result': { da: 'intet resultat', de: 'kein Ergebnis', en: 'no result' },
  'history.reason': {
    da: 'Begrundelse: {reason}',
    de: 'Begründung: {reason}',
    en: 'Reason: {reason}',
  },
  'history.title': { da: 'Historik', de: 'Protokoll', en: 'History' },
  'history.what': {
    da: 'Alt, hvad der er sket, nyeste først. Intet bliver slettet: at gå tilbage er selv en linje og kan fortrydes.',
    de: 'Alles, was geschehen ist, Neuestes zuerst. Nichts wird gelöscht: auch ein Zurück ist eine Zeile und lässt sich rückgängig machen.',
    en: 'Everything that happened, newest first. Nothing is deleted: going back is a line itself and can be undone.',
  },
  'history.when': { da: 'Hvornår', de: 'Wann', en: 'When' },
  'history.who': { da: 'Hvem', de: 'Wer', en: 'Who' },
  'history.what-happened': { da: 'Hvad', de: 'Was', en: 'What' },
  'history.undone': { da: 'gælder ikke længere', de: 'gilt nicht mehr', en: 'no longer counts' },
  'history.look': { da: 'Se', de: 'Ansehen', en: 'Look' },
  'history.look-at': {
    da: 'Se turneringen efter linje {version}',
    de: 'Turnier nach Zeile {version} ansehen',
    en: 'Look at the tournament after line {version}',
  },
  'history.undo-what': {
    da: 'Fortryd: {what}',
    de: 'Rückgängig: {what}',
    en: 'Undo: {what}',
  },
  'history.go-back-here': { da: 'Tilbage hertil', de: 'Hierher zurück', en: 'Back to here' },
  'history.go-back-title': {
    da: 'Tilbage til dette øjeblik?',
    de: 'Zu diesem Stand zurückkehren?',
    en: 'Go back to this moment?',
  },
  'history.go-back-loses': {
    da: '{count|En linje gælder|{count} linjer gælder} så ikke længere:',
    de: '{count|Eine Zeile gilt|{count} Zeilen gelten} dann nicht mehr:',
    en: '{count|One line|{count} lines} will then no longer count:',
  },
  'history.and-more': {
    da: '… og {count} til',
    de: '… und {count} weitere',
    en: '… and {count} more',
  },
  'history.go-back-undoable': {
    da: 'Det kan fortrydes her i historikken.',
    de: 'Das lässt sich hier im Protokoll rückgängig machen.',
    en: 'You can undo this here in the history.',
  },
  'history.moment': {
    da: 'Turneringen, som den var efter linje {version} ({when})',
    de: 'Das Turnier nach Zeile {version} ({when})',
    en: 'The tournament as it was after line {version} ({when})',
  },
  'history.moment-only-looking': {
    da: 'Du ser kun; intet er ændret.',
    de: 'Nur eine Ansicht; nichts ist geändert.',
    en: 'You are only looking; nothing has changed.',
  },
  'history.to-now': { da: 'Til nu', de: 'Zum jetzigen Stand', en: 'Back to now' },
  'history.older': { da: 'Ældre', de: 'Älter', en: 'Older' },
  'history.newer': { da: 'Nyere', de: 'Neuer', en: 'Newer' },
});
