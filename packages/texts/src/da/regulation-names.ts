import type { regulationNamesTexts as reference } from '../en/regulation-names.ts';
import type { Translation } from '../texts.ts';

/** The regulations' offices and days by name; the server alone writes them. */
export const regulationNamesTexts: Translation<typeof reference> = {
  'office.dsu-2002-su': 'Spilleudvalget',
  'office.dsu-2002-rk': 'Ratingkomiteen',
  'office.dsu-2002-rkf': 'Ratingkartoteksføreren',
  'office.dsu-2002-hb': 'Hovedbestyrelsen',
  'office.dsu-2002-fu': 'Forretningsudvalget',
  'office.dsu-2002-skaknaevnet': 'Skaknævnet',
  'office.dsu-2002-treasurer': 'Unionens kasserer',
  'office.dsu-2002-district-chair': 'Hovedkredsformand',
  'office.dsu-2002-club-chair': 'Klubformand',
  'office.dsu-2002-organiser': 'Turneringsarrangør',
  'office.dsu-2002-tl': 'Turneringsleder',
  'office.dsu-2002-tk': 'Turneringskomité',
  'office.dsu-2002-economic-leader': 'Økonomisk leder',
  'office.tempelhof-2018-spielleiter': 'Spilleleder',
  'office.tempelhof-2018-deputy': 'Stedfortrædende spilleleder',
  'office.tempelhof-2018-chair': 'Klubformand',
  'office.tempelhof-2018-spielausschuss': 'Spilleudvalg',
  'office.tempelhof-2018-schiedsgericht': 'Voldgiftsret',
  'office.tempelhof-2018-turnierleiter': 'Turneringsleder',
  'office.tempelhof-2018-court-of-players': 'Voldgiftsret blandt deltagerne',
  'office.tempelhof-2018-class-keeper': 'Klassens tovholder',
  'office.tempelhof-2018-captain': 'Holdleder',
  'office.tempelhof-2018-discipline': 'Tovholder for en disciplin',
  'office.fide-2012-co': 'Hovedarrangør',
  'office.fide-2012-organising-committee': 'Arrangementskomité',
  'office.fide-2012-ca': 'Hoveddommer',
  'office.fide-2012-dca': 'Stedfortrædende hoveddommer',
  'office.fide-2012-arbiter': 'Dommer',
  'office.fide-2012-ac': 'Appelkomité',
  'office.fide-2012-captain': 'Holdleder',
  'timeline.point-dsu-2002-emt-entry': 'Tilmelding til EMT ved klubformanden, med betalt indskud',
  'timeline.point-dsu-2002-emt-list': 'Send mesterskabets anmeldelsesliste til RKF',
  'timeline.point-dsu-2002-emt-list-returned':
    'Mesterskabets anmeldelsesliste kommer tilbage med ratingtal',
  'timeline.point-dsu-2002-dates': 'Fastlæg spilledatoerne, og få dem i Skakkalenderen',
  'timeline.point-dsu-2002-open-invitation':
    'Hvis stævnet er åbent: indbydelsen er bekendtgjort for hovedkredsens klubber',
  'timeline.point-dsu-2002-last-entry': 'Tilmeldingen slutter senest denne dag',
  'timeline.point-dsu-2002-rating-notice': 'Meddel RKF, at stævnet ønskes ratet',
  'timeline.point-dsu-2002-list-sent': 'Send anmeldelseslisten til RKF',
  'timeline.point-dsu-2002-list-kept': 'Send anmeldelseslisten til RKF efter første runde',
  'timeline.point-dsu-2002-list-returned': 'Anmeldelseslisten kommer retur med ratingtal',
  'timeline.point-dsu-2002-list-called-for':
    'Meddel RKF, at sidste runde nærmer sig: anmeldelseslisten kommer retur med ratingtal',
  'timeline.point-dsu-2002-list-back':
    'Anmeldelseslisten returneres med ratingtal inden sidste runde',
  'timeline.point-dsu-2002-fee': 'Send EMT-afgiften til unionens kasserer før første runde',
  'timeline.point-dsu-2002-prizes': 'Præmiernes antal, størrelse og fordeling er offentliggjort',
  'timeline.point-dsu-2002-report': 'Send indberetningen til RKF',
  'timeline.point-dsu-2002-elo-notice':
    'Hvis stævnet skal Elo-rates: få det registreret; senere koster det et gebyr',
  'timeline.point-dsu-2002-elo-report': 'Hvis stævnet skal Elo-rates: send indberetningen',
  'timeline.point-tempelhof-2018-pairings': 'Parringerne er slået op',
  'timeline.point-tempelhof-2018-open-games': 'Udsatte partier er spillet',
  'timeline.point-fide-2012-draw':
    'Stævner på niveau 1 og 2: lodtrækning tolv timer før første runde',
  'timeline.point-dsu-2002-emt-invitation': 'FU indbyder til EMT i Skakbladets februarnummer',
  'timeline.point-dsu-2002-combination':
    'Anmod RKF om godkendelse af kombinationen, med en entydig beskrivelse',
  'timeline.point-fide-2012-conditions':
    'Kontrollér spilleforholdene: lokale, lys, varme, luft, støj, sikkerhed',
  'timeline.point-fide-2012-material':
    'Materiellet er der, og der er nok turneringsledere, hjælpere og stedfortrædere',
  'timeline.point-fide-2012-ca-report': 'Turneringslederens rapport',
  'timeline.point-dsu-2002-rapid-1': 'Fastlæg spilledatoer i god tid, også til årsoversigten',
  'timeline.point-dsu-2002-rapid-2': 'Reservér spillelokalet',
  'timeline.point-dsu-2002-rapid-3': 'Udarbejd reglementet: betænkningstid, rundetal, system',
  'timeline.point-dsu-2002-rapid-4': 'Fastsæt indskud og foreløbig præmieliste',
  'timeline.point-dsu-2002-rapid-5': 'Fastsæt sidste tilmeldingsdato',
  'timeline.point-dsu-2002-rapid-6':
    'Udarbejd og udsend indbydelser: klubber, skakblade, enkeltpersoner',
  'timeline.point-dsu-2002-rapid-7': 'Lokal presseomtale; få virksomheder til at give præmier',
  'timeline.point-dsu-2002-rapid-8': 'Sikr lån af rigeligt materiel',
  'timeline.point-dsu-2002-rapid-9': 'Udarbejd den endelige præmieliste',
  'timeline.point-dsu-2002-rapid-10': 'Tryk programmet',
  'timeline.point-dsu-2002-rapid-11': 'Vælg turneringskomiteen',
  'timeline.point-dsu-2002-rapid-12': 'Udarbejd turneringstavler og spillerkort',
  'timeline.point-dsu-2002-rapid-13': 'Lodtrækning til 1. runde, udfyld spillerkort',
  'timeline.point-dsu-2002-rapid-14': 'Udarbejd velkomsttalen',
  'timeline.point-dsu-2002-rapid-15':
    'Gør spillelokalet klar: materiel, spillerkort, turneringstavler',
};
