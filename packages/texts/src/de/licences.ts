import type { licencesTexts as reference } from '../en/licences.ts';
import type { Translation } from '../texts.ts';

/** Licences of arbiters: how somebody comes by one, who stands how, and what is printed. */
export const licencesTexts: Translation<typeof reference> = {
  'licences.title': 'Schiedsrichterlizenzen',
  'licences.what':
    'Wer Anwärter ist, wer eine Lizenz hat und wem sie entzogen ist. Was geschieht, wird auf der Seite der Person festgehalten.',
  'licences.none': 'Zu Lizenzen ist nichts festgehalten.',
  'licences.standing-none': 'keine Lizenz',
  'licences.standing-aspirant': 'Anwärter',
  'licences.standing-licensed': 'lizenziert',
  'licences.standing-withdrawn': 'Lizenz entzogen',
  'licences.step-course': 'Lehrgang',
  'licences.step-declaration': 'Erklärung über geleitete Gruppen',
  'licences.step-award': 'Besondere Verleihung',
  'licences.step-withdrawal': 'Entzug',
  'licences.passed': 'Prüfung bestanden',
  'licences.groups': '{count|1 Gruppe|{count} Gruppen}',
  'licences.stands': '{standing} seit {day} ({article}).',
  'licences.to-lead':
    'Noch zufriedenstellend zu leiten, nach Erklärung eines lizenzierten Schiedsrichters: {count|1 Gruppe|{count} Gruppen}.',
  'licences.uncounted-not-passed': 'Zählt nicht: Die Prüfung wurde nicht bestanden.',
  'licences.uncounted-no-course': 'Zählt nicht: Vorher war kein Lehrgang bestanden.',
  'licences.uncounted-licensed-already': 'Ändert nichts: Die Lizenz war schon da.',
  'licences.uncounted-aspirant-already': 'Ändert nichts: Ein Lehrgang war schon bestanden.',
  'licences.uncounted-not-regained':
    'Zählt nicht: Eine entzogene Lizenz wird nur durch Lehrgang und Praxis wieder erworben.',
  'licences.uncounted-no-licence': 'Zählt nicht: Es gab keine Lizenz.',
  'licences.not-licensed': 'Das Register kennt keine Lizenz von {by} an diesem Tag.',
  'licences.of-person': 'Schiedsrichterlizenz',
  'licences.note-of': 'Etwas zur Lizenz festhalten von',
  'licences.enter': 'Festhalten, was geschah',
  'licences.remove': 'Irrtum: ist nie geschehen',
  'licences.course-list': 'Festhalten, wer einen Lehrgang bestanden hat',
  'licences.course-list-what':
    'Die Liste des Lehrgangsleiters: in jeder Zeile eine Person des Registers, mit Namen oder Nummer. Es werden alle eingetragen oder niemand.',
  'licences.course-list-people': 'Teilnehmer',
  'licences.course-list-done': 'Eingetragen: {count|1 Person|{count} Personen}.',
  'licences.finding-no-licensed-arbiter':
    'Mindestens ein Schiedsrichter muss lizenziert sein; nach dem Register ist es keiner: {names}.',
  'licences.finding-arbiter-without': 'Weder lizenziert noch Anwärter: {names}.',
  'licences.finding-committee-without':
    'Die Mitglieder des Turnierausschusses müssen lizenziert sein; nach dem Register sind es nicht: {names}.',
  'licences.finding-committee-to-fill-up':
    'Der Turnierausschuss hat drei Mitglieder und ist zu ergänzen; in ihm sind: {names}.',
  'licences.certificate': 'Bescheinigung',
  'licences.certificate-aspirant': 'Bescheinigung für Schiedsrichteranwärter',
  'licences.certificate-licensed': 'Schiedsrichterlizenz',
  'licences.certificate-withdrawn': 'Entzug der Schiedsrichterlizenz',
  'licences.says-aspirant':
    'hat einen Schiedsrichterlehrgang mit schriftlicher Prüfung bestanden und darf in koordinierten Turnieren als Anwärter wirken ({article}).',
  'licences.says-licensed': 'hat die Schiedsrichterlizenz ({article}).',
  'licences.says-withdrawn':
    'Ihre Schiedsrichterlizenz ist entzogen ({article}). Sie kann durch einen Lehrgang mit bestandener Prüfung und danach geleitete Gruppen wieder erworben werden.',
  'licences.practice': 'Praxis',
  'licences.practice-what':
    'Ein lizenzierter Schiedsrichter, der den Anwärter begleitet hat, erklärt, dass die Gruppen zufriedenstellend geleitet wurden.',
  'licences.practice-groups': 'Gruppen',
  'licences.practice-signature': 'Lizenzierter Schiedsrichter, Unterschrift',
  'licences.registered-letter': 'Einschreiben',
  'licences.copy': 'Kopie an: den Vorsitzenden des Bezirks',
};
