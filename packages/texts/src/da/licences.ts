import type { licencesTexts as reference } from '../en/licences.ts';
import type { Translation } from '../texts.ts';

/** Licences of arbiters: how somebody comes by one, who stands how, and what is printed. */
export const licencesTexts: Translation<typeof reference> = {
  'licences.title': 'Turneringslederlicenser',
  'licences.what':
    'Hvem der er aspirant, hvem der har licens, og hvis licens er inddraget. Det, der sker, noteres på personens side.',
  'licences.none': 'Der er ikke noteret noget om licenser.',
  'licences.standing-none': 'ingen licens',
  'licences.standing-aspirant': 'aspirant',
  'licences.standing-licensed': 'har licens',
  'licences.standing-withdrawn': 'licensen inddraget',
  'licences.step-course': 'Kursus',
  'licences.step-declaration': 'Erklæring om ledede grupper',
  'licences.step-award': 'Særlig tildeling',
  'licences.step-withdrawal': 'Inddragelse',
  'licences.passed': 'prøven bestået',
  'licences.groups': '{count|1 gruppe|{count} grupper}',
  'licences.stands': '{standing} siden {day} ({article}).',
  'licences.to-lead':
    'Mangler at lede tilfredsstillende, efter en licenshavende turneringsleders erklæring: {count|1 gruppe|{count} grupper}.',
  'licences.uncounted-not-passed': 'Tæller ikke: prøven blev ikke bestået.',
  'licences.uncounted-no-course': 'Tæller ikke: der var ikke bestået noget kursus.',
  'licences.uncounted-licensed-already': 'Ændrer intet: licensen var der allerede.',
  'licences.uncounted-aspirant-already': 'Ændrer intet: et kursus var allerede bestået.',
  'licences.uncounted-not-regained':
    'Tæller ikke: en inddraget licens generhverves kun ved kursus og praksis.',
  'licences.uncounted-no-licence': 'Tæller ikke: der var ingen licens.',
  'licences.not-licensed': 'Registret kender ingen licens for {by} på den dag.',
  'licences.of-person': 'Turneringslederlicens',
  'licences.note-of': 'Notér noget om licensen for',
  'licences.enter': 'Notér, hvad der er sket',
  'licences.remove': 'Fejl: det er aldrig sket',
  'licences.course-list': 'Notér, hvem der har bestået et kursus',
  'licences.course-list-what':
    'Kursuslederens liste: én person fra registret på hver linje, ved navn eller nummer. Enten noteres alle eller ingen.',
  'licences.course-list-people': 'Deltagere',
  'licences.course-list-done': 'Noteret: {count|1 person|{count} personer}.',
  'licences.finding-no-licensed-arbiter':
    'Mindst én turneringsleder skal have licens; efter registret har ingen: {names}.',
  'licences.finding-arbiter-without': 'Hverken licenshaver eller aspirant: {names}.',
  'licences.finding-committee-without':
    'Turneringskomiteens medlemmer skal have licens; efter registret mangler den hos: {names}.',
  'licences.finding-committee-to-fill-up':
    'Turneringskomiteen har tre medlemmer og skal suppleres; nu består den af: {names}.',
  'licences.certificate': 'Licensbevis',
  'licences.certificate-aspirant': 'Licensbevis for turneringslederaspirant',
  'licences.certificate-licensed': 'Turneringslederlicens',
  'licences.certificate-withdrawn': 'Inddragelse af turneringslederlicens',
  'licences.says-aspirant':
    'har bestået et turneringslederkursus med skriftlig prøve og kan fungere som aspirant i en koordineret EMT ({article}).',
  'licences.says-licensed': 'har turneringslederlicens ({article}).',
  'licences.says-withdrawn':
    'Din turneringslederlicens er inddraget ({article}). Den kan generhverves ved et kursus med bestået prøve og grupper, der er ledet derefter.',
  'licences.practice': 'Praksis',
  'licences.practice-what':
    'En licenshavende turneringsleder, som har fulgt aspirantens virke, erklærer, at grupperne er ledet tilfredsstillende.',
  'licences.practice-groups': 'Grupper',
  'licences.practice-signature': 'Licenshavende turneringsleder, underskrift',
  'licences.registered-letter': 'Anbefalet brev',
  'licences.copy': 'Kopi til: hovedkredsformanden',
};
