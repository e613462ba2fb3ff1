import type { rulingsTexts as reference } from '../en/rulings.ts';
import type { Translation } from '../texts.ts';

/** The register of the rulings of the Danish chess tribunal, handbook 3.5. */
export const rulingsTexts: Translation<typeof reference> = {
  'rulings.ruling': 'Kendelse {number}',
  'rulings.withdrawn': 'udgået: {why}',
  'rulings.subject-lost-by-illness': 'tab ved afbud på grund af sygdom',
  'rulings.subject-overslept': 'usportslig optræden: sov over sig',
  'rulings.subject-came-too-late': 'for sent fremmøde',
  'rulings.subject-wrong-colours':
    'parti begyndt med forkerte farver, ved spillernes eller turneringslederens fejl',
  'rulings.subject-drawn-before-the-round': 'aftale om remis før rundens start',
  'rulings.subject-adjourned-early': 'hængeparti før spilletidens udløb',
  'rulings.subject-paired-before-adjourned-games': 'runde lagt før hængepartier var færdigspillet',
  'rulings.subject-proof-of-forbidden-help': 'ulovlige hjælpemidler (bøger) og bevisbyrden',
  'rulings.subject-faulty-clock': 'defekt ur: fejlen skal være åbenbar',
  'rulings.subject-suspension-in-club-tournament':
    'om karantæne fra koordinerede turneringer gælder i en ratet klubturnering',
  'rulings.subject-faulty-clock-protest': 'defekt ur: frist for indsigelse',
  'rulings.subject-competence-in-closed-club-tournament':
    'Skaknævnets kompetence i en lukket klubturnering',
  'rulings.subject-is-it-coordinated': 'om en international åben turnering er koordineret',
  'rulings.subject-score-not-kept': 'manglende notering: om man først bør henstille',
  'rulings.subject-forbidden-help': 'ulovlige hjælpemidler (bøger)',
  'rulings.subject-protest-in-the-division': 'klagefrist i divisionsturneringen',
  'rulings.subject-stayed-away': 'udeblivelse uden afbud, og gyldig grund dertil',
  'rulings.subject-rating-of-games-not-played': 'rating af ikke spillede partier',
  'rulings.withdrawn-arbiter-may-excuse': 'turneringslederen kan nu dispensere',
  'rulings.withdrawn-in-the-laws': 'det står nu i selve skaklovene',
  'rulings.withdrawn-in-the-regulations': 'det står nu i reglementet',
  'rulings.withdrawn-may-contradict': 'den kan være i strid med det nuværende 12.1',
  'rulings.withdrawn-no-time-limit-now': 'der er ikke længere en frist',
  'rulings.withdrawn-not-general': 'den bør ikke generaliseres',
  'rulings.text-12':
    'Den, der i tide melder afbud med gyldig grund, har alligevel tabt, medmindre modstander og turneringsleder er enige om en anden dag: reglerne giver ingen ret til det.',
  'rulings.text-42':
    'En spiller fik tre måneders karantæne for at udeblive to gange. Den, der har forsøgt at få partiet flyttet og i forvejen meldt afbud til turneringsleder og modstander, har ikke optrådt usportsligt i det parti, uanset grunden. (Hvad der blev afgjort om det parti, spilleren sov over sig til, mangler i vores eksemplar.)',
};
