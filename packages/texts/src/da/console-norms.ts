import type { consoleNormsTexts as english } from '../en/console-norms.ts';
import type { Translation } from '../texts.ts';

/** The console's page of norms, and the certificate. */
export const consoleNormsTexts = {
  'norms.title': 'Normer',
  'norms.what':
    'Titelnormer efter de offentliggjorte runder og spillernes FIDE-rating: hvem der har opnået en, hvem der er tæt på, og hvad der mangler. En spiller uden FIDE-rating regnes for urated.',
  'norms.made': 'Opnåede normer',
  'norms.not-begun':
    'Ingen runde er offentliggjort endnu. Nedenfor står, hvad reglerne kræver af turneringen.',
  'norms.event': 'Hvad reglerne kræver af turneringen',
  'norms.state-met': 'Opfyldt',
  'norms.state-missed': 'Mangler',
  'norms.state-assumed': 'Regnet for opfyldt',
  'norms.state-otherwise': 'Ikke her',
  'norms.all-requirements': 'Alle krav',
  'norms.competition': 'Turneringens art',
  'norms.competition-ordinary': 'Åben eller indbudt turnering',
  'norms.competition-national-championship': 'Finale i et nationalt mesterskab',
  'norms.competition-national-team-championship': 'Nationalt holdmesterskab',
  'norms.competition-zonal': 'Zone- eller underzoneturnering',
  'norms.competition-world-team': 'Verdens- eller kontinentalmesterskab for hold',
  'norms.competition-world-cup': 'World Cup',
  'norms.settled': 'Intet resultat viser dette. Hvad er på plads?',
  'norms.edition': 'Titelreglement',
  'norms.edition-fide-2024': 'FIDE B.01, gældende siden 2024',
  'norms.edition-fide-2001': 'FIDE omkring 2001, som i Skakhåndbogen (DSU 2002 4.8.4)',
  'norms.candidates-what':
    'En dansk norm. Den gælder, hvis turneringen er af en af de fire slags i DSU 2002 §26: EMT og turneringer koordineret med det, internationale turneringer godkendt af FIDE og andre, som ratingkomiteen godkender.',
  'norms.by-rating-what':
    'Ratingtallet er højt nok til en titel, de ikke har her. Det kræver også tredive ratede partier.',
  'norms.known': 'Kendte modstandere: {names}',
  'norms.certificate': 'Attest',
  'norms.certificates': 'Udskriv attester',
  'norms.certificate-heading': 'Attest for titelresultat (IT1): {title}-norm',
  'norms.elo': 'FIDE-rating',
  'norms.tournament': 'Turnering',
  'norms.place': 'Sted',
  'norms.days': 'Datoer',
  'norms.system': 'System',
  'norms.rounds': 'Runder',
  'norms.games': 'Partier',
  'norms.score': 'Score',
  'norms.worth': 'Tæller som partier',
  'norms.confirm': 'Bekræftes med underskriften ({edition})',
  'norms.sign-arbiter': 'Turneringsleder: navn, titel, dato, underskrift',
  'norms.sign-federation': 'Forbundets ratingansvarlige eller formand: navn, dato, underskrift',
} as const satisfies Translation<typeof english>;
