import type { remindersTexts as reference } from '../en/reminders.ts';
import type { Translation } from '../texts.ts';

/** Reminders of deadlines by mail, and the letter itself. */
export const remindersTexts: Translation<typeof reference> = {
  'reminders.title': 'Påmindelser med mail',
  'reminders.what':
    'Den, der har en adresse her, får et brev, når en af vedkommendes frister nærmer sig eller er overskredet: ét for hver frist og hvert tidspunkt, der er valgt, og aldrig for et punkt, der er gjort. Ingen får brev om natten.',
  'reminders.no-server':
    'Denne maskine kender ingen mailserver, så der sendes ikke noget. Den, der driver den, angiver en; se vejledningen under Tidsplan.',
  'reminders.when': 'Hvornår',
  'reminders.kind-week': 'en uge før',
  'reminders.kind-day': 'dagen før',
  'reminders.kind-late': 'når den er overskredet',
  'reminders.whom': 'Mailadresse på hver, der har en opgave',
  'reminders.whom-hint':
    'Tomt: ingen påmindelse. Adresserne står ikke i stævnets filer eller historik.',
  'reminders.saved': 'Påmindelserne er gemt.',
  'reminders.sent': 'Breve',
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
  'reminders.problem-insecure': 'mailserveren har ingen sikker forbindelse til adgangskoden',
  'reminders.problem-refused': 'mailserveren afviser brevet eller en adresse',
  'reminders.problem-other': 'mailserveren gav et uventet svar',
  'reminders.again': '{problem}; der prøves igen',
  'reminders.none-to-remind': 'Stævnet har ingen frister endnu: angiv dets første og sidste dag.',
  'reminders.subject': '{name}: {count|en frist|{count} frister}',
  'reminders.letter': 'Disse frister for {name} er nær eller overskredet og ikke meldt gjort:',
  'reminders.letter-why':
    'Rokade har sendt dette, fordi arrangøren af {name} har skrevet din adresse til påmindelser. Når et punkt er meldt gjort i tidsplanen, kommer der ikke flere breve om det.',
};
