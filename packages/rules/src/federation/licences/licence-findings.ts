import type { LicenceStanding } from './licence-on.ts';
import type { LicenceRules } from './licence-rules.ts';

/** Somebody who leads an event or sits in its committee, and how they stand. */
export interface OfficerStanding {
  readonly role: 'arbiter' | 'committee';
  readonly name: string;
  readonly standing: LicenceStanding;
}

/** What is wrong with an event's arbiters and committee, of whom, and by which article. */
export interface LicenceFinding {
  readonly code:
    | 'no-licensed-arbiter'
    | 'arbiter-without'
    | 'committee-without'
    | 'committee-to-fill-up';
  readonly article: string;
  readonly names: readonly string[];
}

/** @article DSU 2002 §5b */
const committeeOf = 3;

const namesOf = (officers: readonly OfficerStanding[]): readonly string[] =>
  officers.map(({ name }) => name);

/**
 * What the licences of an event's officers lack. Where nobody is named, nothing is said: that is a
 * gap of the settings.
 *
 * @article DSU 2002 §5a: one arbiter at least is licensed, the others are aspirants at least
 * @article DSU 2002 §5b: all of the committee are licensed; it is of three, and filled up where fewer are left
 */
export function licenceFindings(
  { articles }: LicenceRules,
  officers: readonly OfficerStanding[],
): readonly LicenceFinding[] {
  const arbiters = officers.filter(({ role }) => role === 'arbiter');
  const committee = officers.filter(({ role }) => role === 'committee');
  const isLicensed = ({ standing }: OfficerStanding): boolean => standing === 'licensed';
  const found: readonly LicenceFinding[] = [
    {
      code: 'no-licensed-arbiter',
      article: articles.arbiters,
      names: arbiters.some(isLicensed) ? [] : namesOf(arbiters),
    },
    {
      code: 'arbiter-without',
      article: articles.arbiters,
      names: namesOf(arbiters.filter((one) => !isLicensed(one) && one.standing !== 'aspirant')),
    },
    {
      code: 'committee-without',
      article: articles.committee,
      names: namesOf(committee.filter((one) => !isLicensed(one))),
    },
    {
      code: 'committee-to-fill-up',
      article: articles.committee,
      names: committee.length < committeeOf ? namesOf(committee) : [],
    },
  ];
  return found.filter(({ names }) => names.length > 0);
}
