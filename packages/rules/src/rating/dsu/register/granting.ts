import type { GrantGround } from './activity.ts';

/** The offices that take part in granting a first rating. */
export const grantingOffices = [
  /** The president of the player's club. */
  'club-president',
  /** The district (hovedkreds), for a person who is not a member of a club. */
  'district',
  'district-president',
  /** The organiser of the first event, for a person who is not a member at all. */
  'organiser',
  /** RK. */
  'rating-committee',
  /** The chairman of SU. */
  'playing-committee-chair',
  /** FU. */
  'executive',
] as const;
export type GrantingOffice = (typeof grantingOffices)[number];

/** The membership of a new player. */
export const playerMemberships = ['club', 'single', 'none'] as const;
export type PlayerMembership = (typeof playerMemberships)[number];

/** Who may grant a rating in an interval, inclusive. */
export interface GrantRule {
  readonly article: string;
  readonly from: number;
  readonly to: number;
  /** The only possible ratings; null: all of the interval. */
  readonly values: readonly number[] | null;
  /** By the player's membership. */
  readonly proposes: Readonly<Record<PlayerMembership, GrantingOffice>>;
  /** null: the proposing office grants it. */
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
 * The first ratings, and who grants them. For single members the district, for others the organiser,
 * takes the place of the club's president; the text says so only for ratings up to 1700.
 *
 * @article DSU 2002 4.5.5.1 §1, §2, §3; DSU 2010 4.5.5.1 §1, §2, §3
 * @param approves who approves the rating committee's proposals
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

/** The rating to be granted, with its ground and the offices. */
export interface Granting {
  readonly rating: number;
  readonly ground: GrantGround;
  readonly membership: PlayerMembership;
  readonly proposedBy: GrantingOffice;
  /** null: nobody approved it. */
  readonly approvedBy: GrantingOffice | null;
  /** Whether the rating committee also approved it. */
  readonly committeeAgrees: boolean;
}

/** Why a rating cannot be granted. */
export type GrantRefusal =
  /** It is not a possible first rating. */
  | { readonly code: 'ratings.number-not-granted'; readonly rating: number; readonly known: string }
  | {
      readonly code: 'ratings.other-proposer' | 'ratings.other-approver';
      readonly rating: number;
      readonly office: GrantingOffice;
      readonly article: string;
    }
  /** A rating far from a player's strength is changed with the rating committee's approval. */
  | {
      readonly code: 'ratings.committee-not-asked';
      readonly rating: number;
      readonly article: string;
    };

/** The rule for a rating; null: nobody can grant it. */
export const grantRuleFor = (rules: readonly GrantRule[], rating: number): GrantRule | null =>
  rules.find(
    ({ from, to, values }) =>
      rating >= from && rating <= to && (values === null || values.includes(rating)),
  ) ?? null;

/**
 * Why a rating cannot be granted in this way; null: it can.
 *
 * @article DSU 2002 4.5.5.1 §1, §2, §3, §6; DSU 2010 4.5.5.1 §1, §2, §3, §6
 */
export function grantRefusal(rules: readonly GrantRule[], granting: Granting): GrantRefusal | null {
  const { rating, ground, membership, proposedBy, approvedBy } = granting;
  const rule = grantRuleFor(rules, rating);
  if (rule === null) {
    const possible = rules.flatMap(({ values }) => values ?? []).join(', ');
    return { code: 'ratings.number-not-granted', rating, known: possible };
  }
  const { article, approves } = rule;
  const proposer = rule.proposes[membership];
  if (proposedBy !== proposer) {
    return { code: 'ratings.other-proposer', rating, office: proposer, article };
  }
  if (approves !== null && approvedBy !== approves) {
    return { code: 'ratings.other-approver', rating, office: approves, article };
  }
  const hasCommitteeAgreed = proposer === 'rating-committee' || granting.committeeAgrees;
  if (ground !== 'far-off' || hasCommitteeAgreed) return null;
  const ofChanging = article.replace(/§\d+$/, '§6');
  return { code: 'ratings.committee-not-asked', rating, article: ofChanging };
}
