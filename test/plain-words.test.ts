import { textKeys, translator } from '@rokade/texts/all';
import { type Language, languages } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

/** Words that readers did not understand or that said something else, by language, each with the better one. */
const replaced: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  da: {
    'alle bøger har om': 'Alt, hvad der er gemt om personen',
    'hvis protest': 'Protest fra',
    'står anderledes i registret': 'er ikke knyttet til registret endnu',
    'er foran grupperne': 'er ikke med i grupperne endnu',
    'frø (': 'Lodtrækningstal',
    'indberet en turnering': 'Behandl en indberetning',
    'overtag lister': 'Begyndelsestal',
    'ny: {count': '306 nye',
    'runden begynder nu': 'Start runden nu',
    'har aldrig eksisteret': 'har aldrig været medlem',
  },
  de: {
    'alle bücher haben': 'Alle gespeicherten Daten',
    'wessen protest': 'Protest von',
    'neu: {count': '306 neu',
    'die runde beginnt jetzt': 'Runde jetzt starten',
    'hat nie bestanden': 'war nie Mitglied',
  },
  en: {
    'all books have': 'All data held on this person',
    'whose protest': 'Protest by',
    'seed (samples)': 'Lot number',
    'create the arbiter’s account': 'Create the owner’s account',
    'paired, no results': 'the pairings are out',
    'new: {count': '306 new',
    'never existed': 'was never a member',
  },
};

/** What buttons and labels say, the same in meaning in every language. */
const labels = [
  ['console.step-pair-first', ['Pair round 1', 'Læg 1. runde', '1. Runde auslosen']],
  ['times.begin-now', ['Start the round now', 'Start runden nu', 'Runde jetzt starten']],
  ['money.way', ['Payment method', 'Betalingsmåde', 'Zahlungsart']],
  ['money.paid', ['Paid', 'Betalt', 'Gezahlt']],
  ['money.pay', ['Record payment', 'Registrér', 'Zahlung buchen']],
  ['club-desk.enter-winner', ['Enter a winner by hand', 'Skriv en vinder ind', 'Sieger eintragen']],
  ['people.lists', ['Member list', 'Medlemsliste', 'Mitgliederliste']],
] as const;

describe('the words of the screens', () => {
  test.each(languages)('in %s are none that were replaced', (language) => {
    const t = translator(language);
    const old = Object.keys(replaced[language]);
    const found = textKeys.flatMap((key) => {
      const text = t.find(key)?.toLowerCase() ?? '';
      return old.filter((word) => text.includes(word)).map((word) => `${key}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  test.each(labels)('%s', (key, texts) => {
    expect((['en', 'da', 'de'] as const).map((language) => translator(language)(key))).toEqual(
      texts,
    );
  });
});
