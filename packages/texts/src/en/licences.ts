import type { Texts } from '../texts.ts';

/** Licences of arbiters: how somebody comes by one, who stands how, and what is printed. */
export const licencesTexts = {
  'licences.title': 'Arbiters’ licences',
  'licences.what':
    'Who is an aspirant, who has a licence and whose was withdrawn. Add entries on the person’s page.',
  'licences.none': 'No licences are recorded yet.',
  'licences.standing-none': 'no licence',
  'licences.standing-aspirant': 'aspirant',
  'licences.standing-licensed': 'licensed',
  'licences.standing-withdrawn': 'licence withdrawn',
  'licences.step-course': 'Course',
  'licences.step-declaration': 'Declaration of groups led',
  'licences.step-award': 'Special award',
  'licences.step-withdrawal': 'Withdrawal',
  'licences.passed': 'examination passed',
  'licences.groups': '{count|1 group|{count} groups}',
  'licences.stands': '{standing} since {day} ({article}).',
  'licences.to-lead':
    'Still to be led well, with a declaration by a licensed arbiter: {count|1 group|{count} groups}.',
  'licences.uncounted-not-passed': 'Does not count: the examination was not passed.',
  'licences.uncounted-no-course': 'Does not count: no course had been passed.',
  'licences.uncounted-licensed-already': 'Changes nothing: already licensed.',
  'licences.uncounted-aspirant-already': 'Changes nothing: a course had already been passed.',
  'licences.uncounted-not-regained':
    'Does not count: a withdrawn licence is regained only by a course and groups led.',
  'licences.uncounted-no-licence': 'Does not count: there was no licence.',
  'licences.not-licensed': 'By the register {by} had no licence on that day.',
  'licences.of-person': 'Arbiter’s licence',
  'licences.note-of': 'Note something of the licence of',
  'licences.enter': 'Add an entry',
  'licences.remove': 'Mistake: it never happened',
  'licences.course-list': 'Record who passed a course',
  'licences.course-list-what':
    'The course leader’s list: one person from the register per line, by name or number. Either all are recorded or none.',
  'licences.course-list-people': 'Participants',
  'licences.course-list-done': 'Recorded: {count|1 person|{count} people}.',
  'licences.finding-no-licensed-arbiter':
    'At least one arbiter must be licensed; by the register none of these is: {names}.',
  'licences.finding-arbiter-without': 'Neither licensed nor aspirant: {names}.',
  'licences.finding-committee-without':
    'Members of the committee must be licensed; by the register these are not: {names}.',
  'licences.finding-committee-to-fill-up':
    'The committee has three members and must be filled up; so far: {names}.',
  'licences.certificate': 'Certificate',
  'licences.certificate-aspirant': 'Certificate of an aspiring arbiter',
  'licences.certificate-licensed': 'Arbiter’s licence',
  'licences.certificate-withdrawn': 'Withdrawal of the arbiter’s licence',
  'licences.says-aspirant':
    'has passed a course for arbiters with its written examination and may act as an aspirant in coordinated events ({article}).',
  'licences.says-licensed': 'is a licensed arbiter ({article}).',
  'licences.says-withdrawn':
    'Your licence as an arbiter is withdrawn ({article}). You can regain it by a course with its examination and by groups led after it.',
  'licences.practice': 'Practice',
  'licences.practice-what':
    'A licensed arbiter who has supervised the aspirant declares that the groups were led well.',
  'licences.practice-groups': 'Groups',
  'licences.practice-signature': 'Licensed arbiter, signature',
  'licences.registered-letter': 'Registered letter',
  'licences.copy': 'Copy to: the chairman of the district',
} as const satisfies Texts;
