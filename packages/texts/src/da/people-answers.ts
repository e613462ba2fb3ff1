import type { peopleAnswersTexts as reference } from '../en/people-answers.ts';
import type { Translation } from '../texts.ts';

/** What is said of people and of lists of them, on pages and in the terminal. */
export const peopleAnswersTexts: Translation<typeof reference> = {
  'people.found': '{count|Én person|{count} personer}.',
  'people.none': 'Ingen fundet.',
  'people.numbers': 'Numre',
  'people.list-taken': '{count|Én person|{count} personer} blev indlæst.',
  'people.list-day': 'Listens dag',
  'people.list-federation': 'Dens klubbers forbund',
  'people.state-new': 'ny',
  'people.state-changed': 'ændret',
  'people.state-unchanged': 'uændret',
  'people.state-doubtful': 'tvivlsom',
  'people.state-left-out': 'udeladt',
  'people.state-ended': 'ophørt',
  'people.count-new': '{count|1 ny|{count} nye}',
  'people.count-changed': '{count|1 ændret|{count} ændrede}',
  'people.count-unchanged': '{count|1 uændret|{count} uændrede}',
  'people.count-doubtful': '{count|1 tvivlsom|{count} tvivlsomme}',
  'people.count-left-out': '{count|1 udeladt|{count} udeladte}',
  'people.count-ended': '{count|1 ophørt|{count} ophørte}',
  'people.state-ended-what': 'ikke længere medlem: mangler på listen',
  'people.what-changes': 'Hvad der ændres',
  'people.joins-long': 'medlem af {club} fra gammel tid',
  'people.joins-from': 'kommer i {club}, {day}',
  'people.joins-until': 'har været medlem af {club}, {days}',
  'people.register': 'Register',
  'people.erase-kept':
    'Resultater, farver, point og styrkenumre bliver, fordi andres stillinger hviler på dem; personen hedder N. N. dér. Historikken viser stadig, at noget blev skrevet, hvornår og af hvem.',
  'people.erase-stays':
    'Dette slettes ikke: navne på ledere i indstillingerne, konti, begrundelser, der er skrevet, filer, der er gemt tidligere, og udskrifter.',
};
