import type { timelineTexts as reference } from '../en/timeline.ts';
import type { Translation } from '../texts.ts';

/** What has to be done for an event, by when and by whom. */
export const timelineTexts: Translation<typeof reference> = {
  'timeline.title': 'Tidsplan',
  'timeline.what':
    'Hvad reglementerne kræver af dette stævne, regnet ud fra dets dage, efter gruppernes forbund og turneringssystemer; for hvert punkt, hvem der har opgaven, og hvor det står.',
  'timeline.none': 'Angiv stævnets første og sidste dag.',
  'timeline.calendar': 'Til kalenderen',
  'timeline.done': 'Gjort',
  'timeline.done-on': 'gjort {day}',
  'timeline.not-done': 'Alligevel ikke gjort',
  'timeline.state-late': 'overskredet',
  'timeline.state-today': 'i dag',
  'timeline.state-soon': 'snart',
  'timeline.state-coming': 'senere',
  'timeline.round': '{what}, {round}. runde',
  'timeline.point-dsu-2002-emt-entry': 'Tilmelding til EMT ved klubformanden, med betalt indskud',
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
  'timeline.point-dsu-2002-fee': 'Send EMT-afgiften til unionens kasserer før første runde',
  'timeline.point-dsu-2002-prizes': 'Præmiernes antal, størrelse og fordeling er offentliggjort',
  'timeline.point-dsu-2002-report': 'Send indberetningen til RKF',
  'timeline.point-dsu-2002-elo-notice':
    'Hvis stævnet skal ELO-rates: få det registreret; senere koster det et gebyr',
  'timeline.point-dsu-2002-elo-report': 'Hvis stævnet skal ELO-rates: send indberetningen',
  'timeline.point-tempelhof-2018-pairings': 'Parringerne er slået op',
  'timeline.point-tempelhof-2018-open-games': 'Udsatte partier er spillet',
  'timeline.point-fide-2012-draw':
    'Stævner på niveau 1 og 2: lodtrækning tolv timer før første runde',
};
