import type { calculatorTexts as reference } from '../en/calculator.ts';
import type { Translation } from '../texts.ts';

/** What results would bring, what cannot be reckoned with, and what pictures of ratings say. */
export const calculatorTexts: Translation<typeof reference> = {
  'calculator.what':
    'Hvad resultater giver efter FIDE’s, den tyske DWZ’s og Dansk Skak Unions regler: parti for parti, hvert trin med sin regel. Intet gemmes.',
  'calculator.rules': 'Efter reglerne',
  'calculator.in-force': '{system}, gældende den dag',
  'calculator.play': 'Slags partier',
  'calculator.own': 'Egen rating',
  'calculator.own-hint': 'Tomt felt: ingen endnu.',
  'calculator.day': 'På dagen',
  'calculator.day-hint': 'Tomt felt: i dag. De regler, der gælder da, bruges.',
  'calculator.opponents': 'Modstandernes rating og resultaterne',
  'calculator.opponent-n': 'Modstander {n}',
  'calculator.result-n': 'Resultat {n}',
  'calculator.won': 'vundet',
  'calculator.drawn': 'remis',
  'calculator.lost': 'tabt',
  'calculator.more-rows': 'Flere modstandere',
  'calculator.facts': 'Hvad der ellers vides om spilleren',
  'calculator.facts-what':
    'Et tomt felt betyder ukendt; det, de valgte regler ikke spørger om, tæller ikke med.',
  'calculator.fact-k': 'Koefficient K',
  'calculator.fact-games': 'Ratede partier hidtil',
  'calculator.fact-highest': 'Højeste rating nogensinde',
  'calculator.fact-born': 'Fødselsår',
  'calculator.fact-index': 'Beregnede turneringer hidtil',
  'calculator.fact-age': 'Alder ved årets udgang',
  'calculator.reckon': 'Beregn',
  'calculator.anew': 'Begynd forfra',
  'calculator.by-inferred': 'Efter {edition} (udledt af omtaler af reglerne)',
  'calculator.performance': 'Præstation',
  'rating.score-so-far': 'Score hidtil',
  'rating.expected-so-far': 'Forventet hidtil',
  'rating.expected-and-scored': 'Score og forventning, runde for runde',
  'rating.no-single-games':
    'Scoren var forventet af alle partier under ét, så hvert parti har ingen for sig: efter gennemsnitsmetoden, eller fordi der ikke var noget ratingtal at begynde med.',
  'rating.spread': 'Sådan fordeler ratingtallene sig',
  'rating.spread-average':
    '{average} i gennemsnit af {rated|én spiller|{rated} spillere} med rating.',
  'rating.spread-unrated': '{unrated|Én er|{unrated} er} uden rating.',
  'error.rating-question.own': '»{text}« er ikke en rating fra 1 til 4000.',
  'error.rating-question.result': 'Her skal der stå en rating fra 1 til 4000 og et resultat.',
  'error.rating-question.no-results': 'Skriv mindst én modstander og resultatet.',
  'error.rating-question.fact': '»{text}« er ikke et tal fra {least} til {most}.',
  'error.rating-question.fact-not-asked': '{edition} spørger ikke om det.',
  'error.rating-question.system': 'Der er ingen regler »{text}«; her er {known}.',
  'error.rating-question.edition': 'Der er ingen udgave »{text}«; her er {known}.',
  'error.rating-question.day': '»{text}« er ikke en dag, der findes.',
};
