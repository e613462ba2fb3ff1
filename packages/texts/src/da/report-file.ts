import type { reportFileTexts as reference } from '../en/report-file.ts';
import type { Translation } from '../texts.ts';

/** The page that checks a report file in the reader's own window. */
export const reportFileTexts: Translation<typeof reference> = {
  'report-file.about':
    'Vælg en rapportfil (TRF06, TRF16 eller TRF26), dens JSON eller partier i PGN: hver runde lægges igen og sammenlignes, næste runde lægges med begrundelser, stillingens summer åbnes, ratingtal og normer beregnes.',
  'report-file.stays':
    'Filen læses i dette vindue og kommer ingen steder hen: den hverken sendes eller gemmes.',
  'report-file.choose': 'Rapportfil',
  'report-file.choose-hint': 'Eller slip den et sted på siden.',
  'report-file.needs-script': 'At læse en fil i dette vindue kræver JavaScript.',
  'report-file.reading': 'Læser {name} …',
  'report-file.unread': '{name} kan ikke læses',
  'report-file.failed': 'Filen kunne ikke åbnes. Vælg den igen.',
  'report-file.what':
    '{players|én spiller|{players} spillere} · {rounds|én runde|{rounds} runder} · {system}',
  'report-file.remarks': 'Bemærket under læsningen: {count|én ting|{count} ting}',
  'report-file.left-out': 'Udeladt: {what}',
  'report-file.parts': 'Dele',
  'report-file.tab-check': 'Kontrol',
  'report-file.tab-rounds': 'Runder',
  'report-file.tab-standings': 'Stilling',
  'report-file.tab-ratings': 'Rating',
  'report-file.tab-norms': 'Normer',
  'report-file.checking': 'Runde {round} af {rounds} kontrolleres …',
  'report-file.nothing-to-check': 'Der er ingen runde, som kan lægges igen.',
  'report-file.all-agree': '{rounds|Runden er|Alle {rounds} runder er} som systemet lægger.',
  'report-file.some-differ': '{count} af {rounds} runder lægges anderledes af systemet.',
  'report-file.agrees': 'som systemet lægger',
  'report-file.expected': 'Systemet lægger',
  'report-file.actual': 'Filen har',
  'report-file.next-round': 'Runde {round}, den næste',
  'report-file.after': 'Efter',
  'report-file.sums-of': 'Åbn summerne for',
  'report-file.rules': 'Efter reglerne',
  'report-file.ratings-what':
    'Beregnet af det, filen siger om hver spiller; nogle regler kræver mere, for eksempel fødselsdatoer.',
};
