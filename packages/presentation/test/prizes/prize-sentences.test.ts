import { translator } from '@rokade/texts/all';
import type { Language } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { type ListForm, newCondition, type PlanForm } from '../../src/desks/prizes/prize-form.ts';
import {
  listSentence,
  planSentence,
  rulesSentence,
} from '../../src/desks/prizes/prize-sentences.ts';

const inLanguage = (language: Language) => ({ language, t: translator(language) });

/** Amounts of German and Danish have a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const main: ListForm = {
  name: 'Hauptpreise',
  who: [],
  ties: '',
  besides: false,
  prizes: [
    { money: '1.000', honour: 'Pokal' },
    { money: '333,50', honour: '' },
  ],
};

const juniors: ListForm = {
  name: '',
  who: [
    { ...newCondition('juniors'), toAge: '21' },
    { ...newCondition('rating'), to: '1600' },
  ],
  ties: 'undivided',
  besides: true,
  prizes: [{ money: '50', honour: '' }],
};

const plan: PlanForm = {
  currency: 'EUR',
  year: '2026',
  ties: 'half-and-half',
  perPlayer: 'better',
  roundTo: '50',
  visible: false,
  lists: [main, juniors],
  decisions: [],
};

describe('what a folded part of the prizes says', () => {
  it('says for whom a list is, how many prizes it has and what they come to', () => {
    expect(plain(listSentence(main, plan, inLanguage('de')))).toBe(
      'für alle Spieler · 2 Preise · 1.333,50 € · Pokal',
    );
    expect(plain(listSentence(juniors, plan, inLanguage('en')))).toBe(
      'Juniors to age 21, Rating group to 1600 · 1 prize · €50 · not shared: play-off · in addition to other prizes',
    );
  });

  it('says no sum where an amount is none, and none where all are left open', () => {
    const wrong = { ...main, prizes: [{ money: 'viel', honour: '' }] };
    const empty = { ...main, prizes: [{ money: '', honour: '' }] };
    for (const list of [wrong, empty])
      expect(listSentence(list, plan, inLanguage('de'))).toBe('für alle Spieler · 1 Preis');
  });

  it('says what holds for all lists, and what the whole plan is', () => {
    expect(plain(rulesSentence(plan, inLanguage('da')))).toBe(
      'EUR · Ved lige point: halvt delt, halvt efter korrektion (Hort) · Præmier pr. spiller: én: den bedste · Beløb afrundes til 0,50 €',
    );
    expect(plain(planSentence(plan, inLanguage('de')))).toBe(
      'Hauptpreise, Liste 2 · 1.383,50 € · nicht auf den öffentlichen Seiten',
    );
  });
});
