import type { aboutTexts as reference } from '../en/about.ts';
import type { Translation } from '../texts.ts';

/** What is said of how a tournament is played, and what is still to be said. */
export const aboutTexts: Translation<typeof reference> = {
  'about.what':
    'Hvad alle må læse om, hvordan turneringen afvikles (DSU 2002 4.9.1-10), ud fra indstillingerne. Det, der mangler, udelades på den offentlige side.',
  'about.say-it': 'Udfyld',
  'about.schedule': 'Spilledage',
  'about.undated': 'Uden dato: {rounds}.',
  'about.no-place': 'Spillestedet er ikke angivet endnu.',
  'about.no-chief-arbiter': 'Der er endnu ingen turneringsleder (DSU 2002 4.9.1-5).',
  'about.committee-too-many':
    'Komiteen har tre medlemmer (DSU 2002 §5b); {named} er nævnt, {over|ét|{over}} for meget.',
  'about.committee-of-three':
    'Turneringskomiteen har tre medlemmer (DSU 2002 §5b); {named|ét er|{named} er} angivet.',
  'about.no-tie-breaks': 'Det er ikke angivet, hvad der gælder ved pointlighed.',
  'about.no-prizes':
    'Ingen præmier er offentlige endnu (DSU 2002 §5f: de skal være offentliggjort senest anden spilledag).',
  'about.kept-apart':
    '{count|Én gruppe spillere|{count} grupper spillere}, som arrangøren har navngivet, mødes ikke indbyrdes',
  'about.time-over-longest':
    'Mere end de to timer til fyrre træk og tredive minutter til resten, der gælder, hvor intet andet er bekendtgjort',
  'about.laws': 'Spilleregler',
  'about.law-fide':
    'FIDE’s skakregler, som de er, når turneringen begynder, bortset fra det følgende',
  'about.law-draw-claim-5':
    'Med under 5 minutter tilbage i alt kan den, der står klart bedst, kræve remis; bliver det afslået, stopper man uret og tilkalder turneringslederen',
  'about.law-draw-claim-2':
    'Med under 2 minutter tilbage i alt kan den, der står klart bedst, kræve remis; bliver det afslået, stopper man uret og tilkalder turneringslederen',
  'about.law-no-progress':
    'Når det kræves med uret stoppet, kan turneringslederen erklære en stilling remis, hvor der uden vinderplan kun spilles på tid',
  'about.law-by-notation':
    'Samme stilling tre gange, eller 50 træk uden slag eller bondetræk, er kun remis, hvis den, der kræver det, kan tvinge det igennem eller vise det med sin notation',
  'about.law-telephone':
    'Lyder en telefon, gives en advarsel om tab af partiet; anden gang samme dag er partiet tabt, og modstanderens resultat skønnes efter stillingen',
  'about.law-fide-rapid': 'FIDE’s skakregler, som de er, bortset fra de følgende hurtigskakregler',
  'about.law-set-up':
    'Begge ser efter før partiet, at brikker og ur er rigtige; bagefter kan intet kræves, og en konge, der stod forkert, kan ikke rokere',
  'about.law-move-made':
    'Et træk er udført, når brikken er sluppet; et ulovligt træk må rettes, indtil uret er trykket',
  'about.law-rapid-draw-claim':
    'Med under 5 minutter tilbage kan remis kræves af den, der står klart bedst, i en død stilling, eller hvor modstanderen kun spiller på tid; bliver det afslået, stopper man uret og tilkalder turneringslederen',
  'about.law-rapid-repetition':
    'Samme stilling tre gange er kun remis, hvis den, der kræver det, kan vise det med sin notation eller tvinge det igennem',
  'about.law-one-hand':
    'Der er ingen notationspligt; alle træk udføres med én hånd, og uret trykkes med den samme',
  'about.law-mate-after-flag':
    'Mat gælder også efter vingefald, hvis modstanderen ikke har krævet tidsoverskridelse før',
  'about.law-loss-on-claim':
    'Mat, opgivelse og krav om tidsoverskridelse eller ulovligt træk taber; tidsoverskridelse kræves kun af de to spillere selv',
  'about.law-dead-draw':
    'Enighed, pat, evig skak, tvungen gentagelse, død stilling og vingefald hos begge er remis; ligeså vingefald hos den, der har en elementær mat, eller hvis modstander ikke længere kan vinde',
  'about.law-winner-reports': 'Vinderen melder straks resultatet, ved remis hvid',
};
