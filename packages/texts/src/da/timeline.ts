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
