import type { GrantGround } from './activity.ts';

/** Whoever has a say in the number somebody enters the rating system with. */
export const grantingOffices = [
  /** The president of the player's club. */
  'club-president',
  /** The district (hovedkreds), for who is a member of no club of it. */
  'district',
  'district-president',
  /** The organiser of the first event, for who is no member at all. */
  'organiser',
  /** RK. */
  'rating-committee',
  /** The chairman of SU. */
  'playing-committee-chair',
  /** FU. */
  'executive',
] as const;
export type GrantingOffice = (typeof grantingOffices)[number];

/** Where a new player belongs. */
export const playerMemberships = ['club', 'single', 'none'] as const;
export type PlayerMembership = (typeof playerMemberships)[number];

/** Who may grant a number in some interval, both ends meant. */
export interface GrantRule {
  readonly article: string;
  readonly from: number;
  readonly to: number;
  /** The only numbers there are; null: every one of the interval. */
  readonly values: readonly number[] | null;
  /** By where the player belongs. */
  readonly proposes: Readonly<Record<PlayerMembership, GrantingOffice>>;
  /** null: whoever proposes grants. */
  readonly approves: GrantingOffice | null;
}

const byMembership = {
  club: 'club-president',
  single: 'district',
  none: 'organiser',
} as const satisfies GrantRule['proposes'];

const byCommittee = {
  club: 'rating-committee',
  single: 'rating-committee',
  none: 'rating-committee',
} as const satisfies GrantRule['proposes'];

/**
 * The numbers one enters with, and who grants them. Single members have the district, others the
 * organiser, in the place of a club's president; the text says so of the numbers up to 1700 alone.
 *
 * @article DSU 2002 4.5.5.1 §1, §2, §3; DSU 2010 4.5.5.1 §1, §2, §3
 * @param approves who approves what the rating committee proposes
 */
export const grantRules = (approves: GrantingOffice): readonly GrantRule[] => [
  {
    article: '4.5.5.1 §1',
    from: 2000,
    to: Number.POSITIVE_INFINITY,
    values: null,
    proposes: byCommittee,
    approves,
  },
  {
    article: '4.5.5.1 §2',
    from: 1800,
    to: 1999,
    values: null,
    proposes: byMembership,
    approves: 'district-president',
  },
  {
    article: '4.5.5.1 §3',
    from: 1000,
    to: 1799,
    values: [1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700],
    proposes: byMembership,
    approves: null,
  },
];

/** The number somebody is to enter with, on what ground, and who says so. */
export interface Granting {
  readonly rating: number;
  readonly ground: GrantGround;
  readonly membership: PlayerMembership;
  readonly proposedBy: GrantingOffice;
  /** null: nobody was asked. */
  readonly approvedBy: GrantingOffice | null;
  /** Whether the rating committee approved it besides. */
  readonly committeeAgrees: boolean;
}

/** Why a number cannot be granted so. */
export type GrantRefusal =
  /** It is none that there is to enter with. */
  | { readonly code: 'ratings.number-not-granted'; readonly rating: number; readonly known: string }
  | {
      readonly code: 'ratings.other-proposer' | 'ratings.other-approver';
      readonly rating: number;
      readonly office: GrantingOffice;
      readonly article: string;
    }
  /** A number far from somebody's strength is changed with the rating committee's approval. */
  | {
      readonly code: 'ratings.committee-not-asked';
      readonly rating: number;
      readonly article: string;
    };

/** The rule for a number; null: nobody can grant it. */
export const grantRuleFor = (rules: readonly GrantRule[], rating: number): GrantRule | null =>
  rules.find(
    ({ from, to, values }) =>
      rating >= from && rating <= to && (values === null || values.includes(rating)),
  ) ?? null;

/**
 * Why a number cannot be granted so; null: it can.
 *
 * @article DSU 2002 4.5.5.1 §1, §2, §3, §6; DSU 2010 4.5.5.1 §1, §2, §3, §6
 */
export function grantRefusal(rules: readonly GrantRule[], granting: Granting): GrantRefusal | null {
  const { rating, ground, membership, proposedBy, approvedBy } = granting;
  const rule = grantRuleFor(rules, rating);
  if (rule === null) {
    const known = rules.flatMap(({ values }) => values ?? []).join(', ');
    return { code: 'ratings.number-not-granted', rating, known };
  }
  const { article, approves } = rule;
  const proposer = rule.proposes[membership];
  if (proposedBy !== proposer) {
    return { code: 'ratings.other-proposer', rating, office: proposer, article };
  }
  if (approves !== null && approvedBy !== approves) {
    return { code: 'ratings.other-approver', rating, office: approves, article };
  }
  const isAsked = proposer === 'rating-committee' || granting.committeeAgrees;
  if (ground !== 'far-off' || isAsked) return null;
  const ofChanging = article.replace(/§\d+$/, '§6');
  return { code: 'ratings.committee-not-asked', rating, article: ofChanging };
}
