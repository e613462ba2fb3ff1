import {
  type LicenceActOf,
  licenceActsOf,
  licencesOn,
  type Person,
  type Register,
  standingByName,
} from '@rokade/register';
import {
  type LicenceOn,
  type LicenceRules,
  type LicenceStepped,
  licenceHistory,
  licenceOn,
  licenceRuleSets,
} from '@rokade/rules';
import { dateText, type OfficeWords } from '@rokade/tables';
import { citation } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

interface Reading {
  readonly language: Language;
  readonly t: OfficeWords;
}

/**
 * A person's present standing, in a sentence with the article, and the groups that they still have
 * to lead.
 */
const standsText = (
  { t, language }: Reading,
  { standing, since, article, groupsLeft }: LicenceOn,
): string =>
  [
    t('licences.stands', {
      standing: t(`licences.standing-${standing}`),
      day: dateText(language, since, 'plain'),
      article: citation(article),
    }),
    ...(groupsLeft > 0 ? [t('licences.to-lead', { count: groupsLeft })] : []),
  ].join(' ');

/** A remark about an act: why it does not count, or who had no licence. */
function remarkOf(
  { t }: Reading,
  { act, uncounted }: LicenceStepped<LicenceActOf>,
  isLicensed: (name: string, day: string) => boolean,
): string {
  if (uncounted !== null) return t(`licences.uncounted-${uncounted}`);
  const { step, by, on } = act;
  return step === 'declaration' && !isLicensed(by, on) ? t('licences.not-licensed', { by }) : '';
}

/**
 * A person's licences, one for each regulation with at least one act: the standing and the acts.
 */
export const licencesOfPerson = (
  reading: Reading,
  register: Register,
  { person, day }: { readonly person: Person; readonly day: string },
) =>
  licenceRuleSets.flatMap((rules) => {
    const acts = licenceActsOf(register, person, rules);
    if (acts.length === 0) return [];
    const isLicensed = (name: string, on: string) =>
      standingByName(licencesOn(register, rules, on))(name) === 'licensed';
    const on = licenceOn(rules, acts, day);
    return [
      {
        rules: rules.code,
        stands: on.standing === 'none' ? '' : standsText(reading, on),
        acts: licenceHistory(rules, acts).map((one) => ({
          ...one.act,
          remark: remarkOf(reading, one, isLicensed),
        })),
      },
    ];
  });

/**
 * The content of a printed certificate: the present standing and the acts on which it is based;
 * null: there is none.
 */
export function certificateOf(
  { t, language }: Reading,
  {
    rules,
    acts,
    day,
  }: { readonly rules: LicenceRules; readonly acts: readonly LicenceActOf[]; readonly day: string },
) {
  const counted = licenceHistory(
    rules,
    acts.filter(({ on }) => on <= day),
  ).filter(({ uncounted }) => uncounted === null);
  const last = counted.at(-1);
  if (last === undefined || last.after.standing === 'none') return null;
  const { standing, article } = last.after;
  const course = counted.findLastIndex(({ act }) => act.step === 'course');
  const practice = course < 0 ? [] : counted.slice(course + 1);
  const isAspirant = standing === 'aspirant';
  const blank = { id: '', matter: '', groups: '', on: '', by: '' };
  return {
    standing,
    title: t(`licences.certificate-${standing}`),
    says: t(`licences.says-${standing}`, { article: citation(article) }),
    certified: citation(rules.articles.certificate),
    day: dateText(language, last.after.since, 'plain'),
    matter: last.act.matter,
    by: last.act.by,
    course: isAspirant
      ? [counted[course]?.act.matter, counted[course]?.act.by].filter(Boolean).join(', ')
      : '',
    practice: [
      ...practice
        .filter(({ act }) => act.step === 'declaration')
        .map(({ act: { id, matter, groups, on, by } }) => ({
          id: id as string,
          matter,
          groups: String(groups),
          on: dateText(language, on, 'plain'),
          by,
        })),
      ...Array.from({ length: isAspirant ? last.after.groupsLeft : 0 }, (_, index) => ({
        ...blank,
        id: `blank-${index}`,
      })),
    ],
  };
}
