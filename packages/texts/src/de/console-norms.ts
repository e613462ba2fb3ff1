import type { consoleNormsTexts as english } from '../en/console-norms.ts';
import type { Translation } from '../texts.ts';

/** The console's page of norms, and the certificate. */
export const consoleNormsTexts = {
  'norms.title': 'Normen',
  'norms.what':
    'Titelnormen nach den veröffentlichten Runden und den Elo-Zahlen der Spieler: wer eine erzielt hat, wer nahe daran ist und was noch fehlt. Wer keine Elo-Zahl hat, zählt als ungewertet.',
  'norms.made': 'Erzielte Normen',
  'norms.not-begun':
    'Es ist noch keine Runde veröffentlicht. Was die Ordnung vom Turnier verlangt, steht unten.',
  'norms.event': 'Was die Ordnung vom Turnier verlangt',
  'norms.state-met': 'Erfüllt',
  'norms.state-missed': 'Fehlt',
  'norms.state-assumed': 'Als erfüllt angenommen',
  'norms.state-otherwise': 'Hier nicht',
  'norms.all-requirements': 'Alle Voraussetzungen',
  'norms.competition': 'Art des Turniers',
  'norms.competition-ordinary': 'Offenes Turnier oder Einladungsturnier',
  'norms.competition-national-championship': 'Endrunde einer Landesmeisterschaft',
  'norms.competition-national-team-championship': 'Mannschaftsmeisterschaft des Landes',
  'norms.competition-zonal': 'Zonen- oder Unterzonenturnier',
  'norms.competition-world-team': 'Mannschaftsmeisterschaft der Welt oder eines Kontinents',
  'norms.competition-world-cup': 'World Cup',
  'norms.settled': 'Das zeigt kein Ergebnis. Was ist geklärt?',
  'norms.edition': 'Titelordnung',
  'norms.edition-fide-2024': 'FIDE B.01, gültig seit 2024',
  'norms.edition-fide-2001': 'FIDE um 2001, wie im dänischen Handbuch (DSU 2002 4.8.4)',
  'norms.candidates-what':
    'Eine dänische Norm. Sie gilt, wenn das Turnier zu einer der vier Arten von DSU 2002 §26 gehört: die Meisterschaftswoche und mit ihr abgestimmte Turniere, internationale von der FIDE genehmigte und andere, die die Ratingkommission genehmigt.',
  'norms.by-rating-what':
    'Die Elo-Zahl reicht für einen Titel, der hier nicht eingetragen ist. Nötig sind auch dreißig gewertete Partien.',
  'norms.known': 'Bekannte Gegner: {names}',
  'norms.certificate': 'Bescheinigung',
  'norms.certificates': 'Bescheinigungen drucken',
  'norms.certificate-heading': 'Bescheinigung eines Titelergebnisses (IT1): {title}-Norm',
  'norms.elo': 'Elo-Zahl',
  'norms.tournament': 'Turnier',
  'norms.place': 'Ort',
  'norms.days': 'Tage',
  'norms.system': 'System',
  'norms.rounds': 'Runden',
  'norms.games': 'Partien',
  'norms.score': 'Punkte',
  'norms.worth': 'Zählt als Partien',
  'norms.confirm': 'Mit der Unterschrift zu bestätigen ({edition})',
  'norms.sign-arbiter': 'Hauptschiedsrichter: Name, Titel, Datum, Unterschrift',
  'norms.sign-federation':
    'Wertungsreferent oder Präsident der Föderation: Name, Datum, Unterschrift',
} as const satisfies Translation<typeof english>;
