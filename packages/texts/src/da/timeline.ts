import type { timelineTexts as reference } from '../en/timeline.ts';
import type { Translation } from '../texts.ts';

/** What has to be done for an event, by when and by whom. */
export const timelineTexts: Translation<typeof reference> = {
  'timeline.title': 'Tidsplan',
  'timeline.what':
    'Hvad reglementerne kræver af dette stævne, regnet ud fra dets dage, efter det reglement, stævnet holdes efter, og gruppernes turneringssystemer; for hvert punkt, hvem der har opgaven, og hvor det står.',
  'timeline.none': 'Angiv stævnets første og sidste dag.',
  'timeline.calendar': 'Til kalenderen',
  'timeline.done': 'Gjort',
  'timeline.done-on': 'gjort {day}',
  'timeline.done-by': 'gjort {day} ({who})',
  'timeline.not-done': 'Alligevel ikke gjort',
  'timeline.state-late': 'overskredet',
  'timeline.state-advised': 'anbefalet',
  'timeline.state-today': 'i dag',
  'timeline.state-soon': 'snart',
  'timeline.state-coming': 'senere',
  'timeline.round': '{what}, {round}. runde',
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

  // Reminders of deadlines by mail, and the letter itself.
  'reminders.title': 'Påmindelser med mail',
  'reminders.what':
    'Den, der har en adresse her, får en mail, når en af vedkommendes frister nærmer sig eller er overskredet: én for hver frist og hvert valgt tidspunkt, og aldrig for et punkt, der er gjort. Ingen får mail om natten.',
  'reminders.no-server':
    'Denne maskine har ingen mailserver angivet, så der sendes ikke noget. Den, der driver maskinen, kan angive en; se vejledningen under Tidsplan.',
  'reminders.kind-week': 'en uge før',
  'reminders.kind-day': 'dagen før',
  'reminders.kind-late': 'når den er overskredet',
  'reminders.whom': 'Mailadresse på hver, der har en opgave',
  'reminders.whom-hint':
    'Tomt: ingen påmindelse. Adresserne står ikke i stævnets filer eller historik.',
  'reminders.saved': 'Påmindelserne er gemt.',
  'reminders.sent': 'Mails',
  'reminders.none': 'Der er ikke sendt nogen påmindelse endnu.',
  'reminders.kind': 'Påmindelse',
  'reminders.tried': 'Sidste forsøg',
  'reminders.state-sent': 'sendt',
  'reminders.state-under-way': 'på vej',
  'reminders.failed':
    '{count|Én påmindelse|{count} påmindelser} kunne ikke sendes. Rokade prøver selv igen.',
  'reminders.failed-link': 'Se hvilke og hvorfor',
  'reminders.problem-unreachable': 'mailserveren svarer ikke',
  'reminders.problem-login': 'mailserveren godtager ikke navn og adgangskode',
  'reminders.problem-insecure': 'mailserveren tilbyder ingen sikker forbindelse til adgangskoden',
  'reminders.problem-refused': 'mailserveren afviser mailen eller en adresse',
  'reminders.problem-other': 'mailserveren gav et uventet svar',
  'reminders.again': '{problem}; der prøves igen',
  'reminders.none-to-remind': 'Stævnet har ingen frister endnu: angiv dets første og sidste dag.',
  'reminders.subject': '{name}: {count|en frist|{count} frister}',
  'reminders.letter':
    'Disse frister for {name} nærmer sig eller er overskredet og er ikke meldt gjort:',
  'reminders.letter-why':
    'Rokade har sendt denne mail, fordi arrangøren af {name} har angivet din adresse til påmindelser. Når et punkt er meldt gjort i tidsplanen, kommer der ikke flere mails om det.',
};
