import type { LicenceStanding } from './licence-on.ts';
import type { LicenceRules } from './licence-rules.ts';

/** An arbiter or a committee member of an event, with the licence. */
export interface OfficerStanding {
  readonly role: 'arbiter' | 'committee';
  readonly name: string;
  readonly standing: LicenceStanding;
}

/** A finding about an event's arbiters and committee, with the people and the article. */
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

/**
 * Missing licences of an event's officers. No findings if nobody is named, which is a gap in the
 * settings.
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
  const { arbiters: ofArbiters, committee: ofCommittee } = articles;
  const found = (
    code: LicenceFinding['code'],
    article: string,
    those: readonly OfficerStanding[],
  ): readonly LicenceFinding[] =>
    those.length === 0 ? [] : [{ code, article, names: those.map(({ name }) => name) }];
  const isAspirant = ({ standing }: OfficerStanding): boolean => standing === 'aspirant';
  const isWithout = (one: OfficerStanding): boolean => !isLicensed(one) && !isAspirant(one);
  return [
    ...found('no-licensed-arbiter', ofArbiters, arbiters.some(isLicensed) ? [] : arbiters),
    ...found('arbiter-without', ofArbiters, arbiters.filter(isWithout)),
    ...found(
      'committee-without',
      ofCommittee,
      committee.filter((one) => !isLicensed(one)),
    ),
    ...found('committee-to-fill-up', ofCommittee, committee.length < committeeOf ? committee : []),
  ];
}
