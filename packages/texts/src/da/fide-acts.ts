import type { fideActsTexts as reference } from '../en/fide-acts.ts';
import type { Translation } from '../texts.ts';

/** The acts that FIDE mode refuses or asks about, as the beginning of a sentence. */
export const fideActsTexts: Translation<typeof reference> = {
  'fideAct.leave-mode': 'At forlade FIDE-tilstand',
  'fideAct.enter-mode': 'At spille i FIDE-tilstand fra nu af; den forlades kun efter to spørgsmål',
  'fideAct.rounds': 'Et andet antal runder end annonceret',
  'fideAct.scoring': 'Andre point for vundne, uafgjorte og tabte partier',
  'fideAct.bye-value': 'En anden værdi af oversidderpointet',
  'fideAct.draw-above-half': 'To remiser, der giver mere end en gevinst og et tab',
  'fideAct.bye-above-win': 'En oversidder, der får mere end for en gevinst',
  'fideAct.system': 'Et andet turneringssystem eller andre valg i det',
  'fideAct.acceleration': 'At tilføje, ændre eller fjerne acceleration',
  'fideAct.tie-breaks': 'Andre korrektioner end annonceret',
  'fideAct.prohibition': 'Andre forbudte parringer end før runde 1',
  'fideAct.ratings': 'Andre ratinglister for numrene',
  'fideAct.open-games-expected': 'Uafsluttede partier, der tæller som andet end remis',
  'fideAct.numbers': 'At give spillerne nye numre',
  'fideAct.numbers-against-ratings': 'Numre tastet ind i strid med ratingtallene',
  'fideAct.exchange-numbers': 'At bytte numre mellem to spillere med samme rating',
  'fideAct.pairing-made': 'En parring lavet i hånden',
  'fideAct.take-back-round': 'At trække en offentliggjort runde tilbage',
  'fideAct.undo': 'At fortryde, hvad der står i bogen',
  'fideAct.import-wrong-rounds': 'At hente en fil, hvis runder afviger fra reglerne',
  'fideAct.adjourning': 'At lægge en runde, mens resultater mangler; de partier er så hængepartier',
  'fideAct.adjourned-result': 'Et andet resultat af et hængeparti end den remis, der talte',
  'fideAct.full-point-bye': 'En oversidder med point som for en gevinst',
  'fideAct.second-half-point-bye': 'En oversidder mere med et halvt point til samme spiller',
  'fideAct.correct-previous': 'At rette et resultat i den forrige runde',
  'fideAct.correct-older':
    'At rette et resultat i en ældre runde på anden måde end kun for ratingen, med “Ret et resultat kun til rating” under rapporterne,',
  'fideAct.correct-for-rating': 'At rette et resultat kun for ratingen',
  'fideAct.order-given': 'Rækkefølgen mellem lige spillere bestemt af dommeren',
  'fideAct.finish-with-open-games': 'At afslutte, mens et parti er uafsluttet',
  'fideAct.report-with-open-games': 'En endelig rapport, mens et parti er uafsluttet',
  'fideAct.reopen': 'At åbne en afsluttet turnering igen',
};
