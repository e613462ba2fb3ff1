import type { rolesTexts as reference } from '../en/roles.ts';
import type { Translation } from '../texts.ts';

/** What roles are given for, and what they may. */
export const rolesTexts: Translation<typeof reference> = {
  'roles.title': 'Wer darf was',
  'roles.what':
    'Jede Spalte ist eine Rolle, die ein Konto oder ein Link haben kann; ein Zeichen heißt, dass die Rolle darf. Rechte kommen nur hinzu: Wer zwei Rollen hat, darf, was eine von beiden darf. Eine Rolle wird für die ganze Organisation, für ein Turnier oder als Link für einige Bretter und einige Zeit gegeben; dort gilt sie und sonst nirgends.',
  'roles.act': 'Was',
  'roles.given-for': 'Gegeben für',
  'roles.may': 'darf',
  'roles.may-not': 'darf nicht',
  'scope.organisation': 'die Organisation',
  'scope.event': 'ein Turnier',
  'scope.task': 'einen Link',
  'act.read-public': 'Öffentliches sehen',
  'act.sign-in': 'Sich anmelden',
  'act.keep-own-account': 'Das eigene Konto pflegen',
  'act.see-organisation': 'Meldungen der Organisation sehen',
  'act.change-organisation': 'Angaben der Organisation ändern',
  'act.keep-accounts': 'Konten verwalten',
  'act.see-people': 'Sehen, wer im Register steht',
  'act.keep-people': 'Das Register ändern: Personen, Vereine, Mitgliedschaften',
  'act.see-contact': 'Kontaktdaten sehen und herausnehmen',
  'act.make-event': 'Ein Turnier anlegen',
  'act.see-boards': 'Bretter veröffentlichter Runden sehen',
  'act.see-event': 'Ein Turnier ganz sehen',
  'act.take-out-event': 'Dateien eines Turniers mitnehmen',
  'act.put-away-event': 'Ein Turnier archivieren und entfernen',
  'act.change-event': 'Einstellungen und Preise ändern',
  'act.finish-event': 'Ein Turnier abschließen und wieder öffnen',
  'act.erase-person': 'Eine Person löschen',
  'act.keep-links': 'Links für Helfer anlegen und widerrufen',
  'act.keep-entries': 'Die Teilnehmerliste führen',
  'act.pair': 'Runden auslosen und veröffentlichen',
  'act.undo': 'Rückgängig machen',
  'act.enter-result': 'Ein Ergebnis eintragen',
  'act.correct-result': 'Ein Ergebnis berichtigen',
};
