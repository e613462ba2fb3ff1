import type { lawPlayTexts as reference } from '../en/law-play.ts';
import type { Translation } from '../texts.ts';

export const lawPlayTexts: Translation<typeof reference> = {
  'law.title-aim': 'Spillets mål',
  'law.text-aim':
    'To spillere trækker skiftevis, Hvid først. Den, der angriber modstanderens konge, så intet lovligt træk redder den, har sat mat og vundet.',
  'law.title-nobody-can-mate': 'Ingen kan sætte mat',
  'law.text-nobody-can-mate': 'Kan ingen af parterne nogensinde sætte mat, er partiet remis.',
  'law.title-board': 'Brættet',
  'law.text-board':
    'Otte gange otte felter, skiftevis lyse og mørke. Hjørnet ved hver spillers højre hånd er lyst.',
  'law.title-men': 'Brikker og udgangsstilling',
  'law.text-men':
    'Hver side har konge, dronning, to tårne, to løbere, to springere og otte bønder. Fra a til h: tårn, springer, løber, dronning, konge, løber, springer, tårn, og bønderne foran dem.',
  'law.title-lines-of-board': 'Linjer, rækker, diagonaler',
  'law.text-lines-of-board':
    'Lodret er linjer, vandret er rækker; felter af samme farve, der rører hinanden i hjørnerne, er en diagonal.',
  'law.title-capture-and-attack': 'Slå og true',
  'law.text-capture-and-attack':
    'Ingen brik går til et felt med en brik af egen farve. Står der en af modstanderens, slås den og fjernes i samme træk. En brik truer det, den kunne slå i næste træk, også selv om den ikke må flytte for sin egen konge.',
  'law.title-far-moving': 'Løber, tårn, dronning',
  'law.text-far-moving':
    'Løberen går ad diagonaler, tårnet ad linjer og rækker, dronningen ad dem alle. Ingen af dem springer over en brik.',
  'law.title-knight': 'Springer',
  'law.text-knight':
    'Den går til et af de nærmeste felter, som ikke ligger på dens egen linje, række eller diagonal.',
  'law.title-pawn': 'Bonde',
  'law.text-pawn':
    'Ét felt frem, eller to fra udgangsfeltet, hvis begge er tomme; den slår ét felt skråt frem. Lige efter et dobbeltskridt kan en bonde ved siden af slå, som om der kun var gået ét felt (en passant). På sidste række bliver den i samme træk dronning, tårn, løber eller springer af sin farve, også selv om ingen sådan er slået.',
  'law.title-king-and-castling': 'Konge og rokade',
  'law.text-king-and-castling':
    'Kongen går til et nabofelt, som ikke er truet. Rokade: kongen går to felter mod et tårn, og tårnet sættes på det felt, kongen passerede. Retten er tabt, når kongen eller tårnet har flyttet. Den er kun hindret, så længe kongens felt, det passerede eller det nye er truet, eller en brik står imellem.',
  'law.title-check': 'Skak',
  'law.text-check':
    'En konge, der er truet, står i skak; det behøver ikke siges. Intet træk må lade egen konge stå i skak eller sætte den i skak.',
  'law.title-legal-and-illegal': 'Lovligt og ulovligt',
  'law.text-legal-and-illegal':
    'Et træk er lovligt, når det opfylder 3.1 til 3.9. En stilling er ulovlig, når ingen lovlige træk kan føre til den.',
  'law.title-one-hand': 'Én hånd',
  'law.text-one-hand': 'Hvert træk udføres med kun én hånd.',
  'law.title-adjusting': 'Rette brikker',
  'law.text-adjusting':
    'Spilleren i trækket må rette brikker på deres felter, hvis han siger det først.',
  'law.in-2001-adjusting': 'Om berøring ved et uheld siges intet; hensigten afgør det.',
  'law.in-2023-adjusting':
    'Enhver anden berøring regnes som villet, medmindre det tydeligt var et uheld.',
  'law.title-touched-pieces': 'Rørt brik',
  'law.text-touched-pieces':
    'Rører spilleren med vilje en egen brik, flyttes den første, der kan flyttes; en af modstanderens, slås den første, der kan slås. Begge: den egne slår den anden; er det ulovligt, gælder den først rørte, der kan flyttes eller slås. I tvivl gælder den egne som rørt først.',
  'law.title-touched-in-castling': 'Konge og tårn rørt',
  'law.text-touched-in-castling':
    'Konge, derefter tårn: rokade til den side, hvis den er lovlig. Tårnet først: ingen rokade dér i dette træk. Er den tilsigtede rokade ulovlig, følger et andet lovligt kongetræk, også rokade til den anden side; findes intet, er trækket frit.',
  'law.in-2001-touched-in-castling':
    'Valget af en ny officer er endeligt, når den slippes, som for enhver brik.',
  'law.in-2023-touched-in-castling': 'Bondens nye officer er valgt, så snart den har rørt feltet.',
  'law.title-touched-cannot-move': 'Intet rørt kan flyttes',
  'law.text-touched-cannot-move':
    'Kan ingen rørt brik flyttes eller slås, må ethvert lovligt træk udføres.',
  'law.title-way-of-promoting': 'Sådan forvandles en bonde',
  'law.text-way-of-promoting':
    'Bonden behøver ikke først at stå på sidste felt, og rækkefølgen af at fjerne den og sætte den nye officer er fri. En af modstanderens brikker på feltet slås.',
  'law.title-claim-lost-by-touching': 'Krav om berøring tabt',
  'law.text-claim-lost-by-touching':
    'Den, der selv har rørt en brik for at flytte eller slå, kan ikke længere klage over modstanderens berøring.',
  'law.in-2001-claim-lost-by-touching': 'Det gælder rørte brikker og rokade.',
  'law.in-2023-claim-lost-by-touching': 'Det gælder hele artikel 4, også én hånd og sluppet brik.',
  'law.title-released-piece': 'Sluppet brik',
  'law.text-released-piece': 'En brik, der er sluppet på et lovligt felt, bliver stående.',
  'law.in-2001-released-piece': 'Trækket er udført, når alt, hvad artikel 3 kræver, er sket.',
  'law.in-2023-released-piece':
    'Udført er et slag, når den slagne er fjernet og den anden sluppet; rokade, når tårnet er sluppet (efter kongen er der kun rokaden tilbage, eller et andet kongetræk, hvis den er ulovlig); forvandling, når den nye officer er sluppet og bonden fjernet.',
  'law.title-assistant-for-moves': 'Medhjælper til trækkene',
  'law.text-assistant-for-moves':
    'Den, der ikke kan flytte brikkerne, må have en medhjælper, som turneringslederen godkender.',
  'law.title-mate-and-resignation': 'Mat og opgivelse',
  'law.text-mate-and-resignation':
    'Mat ved et lovligt træk vinder og afslutter partiet straks. Opgivelse afslutter det også.',
  'law.in-2001-mate-and-resignation': 'Den, der opgiver, har tabt.',
  'law.in-2023-mate-and-resignation':
    'Den, der opgiver, har tabt, medmindre modstanderen ikke kan sætte mat med nogen lovlige træk: så er det remis (5.1.2).',
  'law.title-ways-to-draw': 'Pat, død stilling, aftale',
  'law.text-ways-to-draw':
    'Straks remis: pat; en stilling, hvor ingen kan sætte mat med nogen lovlige træk; aftale. Remis på krav: samme stilling tre gange (9.2), halvtreds træk uden bonde og slag (9.3).',
  'law.in-2001-ways-to-draw': 'Remis kan aftales når som helst under partiet.',
  'law.in-2023-ways-to-draw': 'Remis kan aftales, når begge har udført et træk (5.2.3).',
};
