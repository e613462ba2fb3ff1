import type { Texts } from '../texts.ts';

/** Licences of arbiters: how somebody comes by one, who stands how, and what is printed. */
export const licencesTexts = {
  'licences.title': 'Arbiters’ licences',
  'licences.what':
    'Who is an aspirant, who has a licence and whose was withdrawn. What happens is written down on the person’s page.',
  'licences.none': 'Nothing is written down of licences.',
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
    'Still to be led well, by the declaration of a licensed arbiter: {count|1 group|{count} groups}.',
  'licences.uncounted-not-passed': 'Counts for nothing: the examination was not passed.',
  'licences.uncounted-no-course': 'Counts for nothing: no course was passed before.',
  'licences.uncounted-licensed-already': 'Changes nothing: the licence was there already.',
  'licences.uncounted-aspirant-already': 'Changes nothing: a course was passed already.',
  'licences.uncounted-not-regained':
    'Counts for nothing: what was withdrawn comes back by a course and groups led alone.',
  'licences.uncounted-no-licence': 'Counts for nothing: there was no licence.',
  'licences.not-licensed': 'The register knows of no licence of {by} on that day.',
  'licences.of-person': 'Arbiter’s licence',
  'licences.enter': 'Write down what happened',
  'licences.remove': 'Remove: it never happened',
  'licences.course-list': 'Enter who passed a course',
  'licences.course-list-what':
    'The list of the course’s leader: one person of the register on each line, by name or number. All are entered or none.',
  'licences.course-list-people': 'Participants',
  'licences.course-list-unknown': 'Not found in the register, or more than one: {lines}.',
  'licences.course-list-empty': 'Nobody is named.',
  'licences.course-list-done': 'Entered: {count|1 person|{count} people}.',
  'licences.finding-no-licensed-arbiter':
    'One arbiter at least has to be licensed; by the register none is: {names}.',
  'licences.finding-arbiter-without': 'Neither licensed nor aspirant: {names}.',
  'licences.finding-committee-without':
    'Members of the committee have to be licensed; these are not by the register: {names}.',
  'licences.finding-committee-to-fill-up':
    'The committee is of three and has to be filled up; in it are: {names}.',
  'licences.certificate': 'Certificate',
  'licences.certificate-aspirant': 'Certificate of an aspiring arbiter',
  'licences.certificate-licensed': 'Arbiter’s licence',
  'licences.certificate-withdrawn': 'Withdrawal of the arbiter’s licence',
  'licences.says-aspirant':
    'has passed a course for arbiters with its written examination and may act as an aspirant in coordinated events ({article}).',
  'licences.says-licensed': 'is a licensed arbiter ({article}).',
  'licences.says-withdrawn':
    'Your licence as an arbiter is withdrawn ({article}). It can be acquired again by a course with its examination and by groups led after it.',
  'licences.practice': 'Practice',
  'licences.practice-what':
    'A licensed arbiter who has followed the aspirant declares that the groups were led well.',
  'licences.practice-event': 'Event',
  'licences.practice-groups': 'Groups',
  'licences.practice-day': 'Date',
  'licences.practice-signature': 'Licensed arbiter, signature',
  'licences.reasons': 'Reasons',
  'licences.registered-letter': 'Registered letter',
  'licences.copy': 'Copy to: the chairman of the district',
  'licences.signature': 'Signature',
} as const satisfies Texts;
