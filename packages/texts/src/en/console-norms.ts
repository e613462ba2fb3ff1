import type { Texts } from '../texts.ts';

/** The console's page of norms, and the certificate. */
export const consoleNormsTexts = {
  'norms.title': 'Norms',
  'norms.what':
    'Title norms by the published rounds and the FIDE ratings of the players: who has made one, who is near one, and what is still needed. A player without a FIDE rating counts as unrated.',
  'norms.made': 'Norms made',
  'norms.not-begun':
    'No round has been published yet. What the rules ask of the event stands below.',
  'norms.event': 'What the rules ask of the event',
  'norms.state-met': 'Met',
  'norms.state-missed': 'Missing',
  'norms.state-assumed': 'Taken as met',
  'norms.state-otherwise': 'Not so here',
  'norms.all-requirements': 'All requirements',
  'norms.competition': 'Kind of event',
  'norms.competition-ordinary': 'Open or invitational tournament',
  'norms.competition-national-championship': 'Final of a national championship',
  'norms.competition-national-team-championship': 'National team championship',
  'norms.competition-zonal': 'Zonal or sub-zonal tournament',
  'norms.competition-world-team': 'World or continental team championship',
  'norms.competition-world-cup': 'World Cup',
  'norms.settled': 'No result shows this. What is settled?',
  'norms.edition': 'Title regulations',
  'norms.edition-fide-2024': 'FIDE B.01, in force since 2024',
  'norms.edition-fide-2001': 'FIDE about 2001, as in the Danish handbook (DSU 2002 4.8.4)',
  'norms.candidates-what':
    'A Danish norm. It counts if the tournament is one of the four kinds of DSU 2002 §26: the championship week and tournaments coordinated with it, international ones approved by FIDE, and others that the rating committee approves.',
  'norms.by-rating-what':
    'Their rating is high enough for a title they do not have here. Thirty rated games are needed too.',
  'norms.known': 'Known opponents: {names}',
  'norms.certificate': 'Certificate',
  'norms.certificates': 'Print certificates',
  'norms.certificate-heading': 'Certificate of title result (IT1): {title} norm',
  'norms.elo': 'FIDE rating',
  'norms.tournament': 'Tournament',
  'norms.place': 'Place',
  'norms.days': 'Dates',
  'norms.system': 'System',
  'norms.rounds': 'Rounds',
  'norms.games': 'Games',
  'norms.score': 'Score',
  'norms.worth': 'Counts as games',
  'norms.confirm': 'To be confirmed by the signature ({edition})',
  'norms.sign-arbiter': 'Chief arbiter: name, title, date, signature',
  'norms.sign-federation': 'Rating officer or president of the federation: name, date, signature',
} as const satisfies Texts;
