export type RulingSubject =
  | 'lost-by-illness'
  | 'overslept'
  | 'came-too-late'
  | 'wrong-colours'
  | 'drawn-before-the-round'
  | 'adjourned-early'
  | 'paired-before-adjourned-games'
  | 'proof-of-forbidden-help'
  | 'faulty-clock'
  | 'suspension-in-club-tournament'
  | 'faulty-clock-protest'
  | 'competence-in-closed-club-tournament'
  | 'is-it-coordinated'
  | 'score-not-kept'
  | 'forbidden-help'
  | 'protest-in-the-division'
  | 'stayed-away'
  | 'rating-of-games-not-played';

/** Why a ruling is no longer valid. */
export type RulingWithdrawal =
  | 'arbiter-may-excuse'
  | 'in-the-laws'
  | 'in-the-regulations'
  | 'may-contradict'
  | 'no-time-limit-now'
  | 'not-general';

/** A ruling of the federation's chess tribunal. */
export interface Ruling {
  /** `12`, `47a`. */
  readonly number: string;
  /** `1973-02-24`, or '' if the register has none. */
  readonly day: string;
  readonly subject: RulingSubject;
  /** Articles of the Laws by today's numbers. */
  readonly laws: readonly string[];
  /** Articles of the federation's regulations, `EMT 7`. */
  readonly regulations: readonly string[];
  /** Why it is no longer valid; '' if it is. */
  readonly withdrawn: RulingWithdrawal | '';
  /** Whether our copy contains its text. */
  readonly hasText: boolean;
}

const ruling = (
  number: string,
  day: string,
  subject: RulingSubject,
  more: Partial<Omit<Ruling, 'number' | 'day' | 'subject'>> = {},
): Ruling => ({
  number,
  day,
  subject,
  laws: more.laws ?? [],
  regulations: more.regulations ?? [],
  withdrawn: more.withdrawn ?? '',
  hasText: more.hasText ?? false,
});

/**
 * The register of rulings, by number. Subjects and reasons are codes with texts elsewhere.
 *
 * @article Laws 2001 3.5.1, 3.5.2, 3.5.3, 3.5.4
 */
export const rulings: readonly Ruling[] = [
  ruling('12', '1973-02-24', 'lost-by-illness', { laws: ['6.6'], hasText: true }),
  ruling('42', '1977-11-10', 'overslept', { regulations: ['EMT 7', 'EMT 14'], hasText: true }),
  ruling('47a', '1978-08-11', 'came-too-late', { laws: ['6.6'], withdrawn: 'arbiter-may-excuse' }),
  ruling('47b', '1978-08-11', 'wrong-colours', { laws: ['7.2'], regulations: ['EMT 11.d'] }),
  ruling('49', '1978-08-30', 'drawn-before-the-round', {
    laws: ['5.3', '9.1'],
    regulations: ['EMT 11.b'],
  }),
  ruling('57', '', 'adjourned-early', { laws: ['A1b'], withdrawn: 'in-the-laws' }),
  ruling('78', '', 'paired-before-adjourned-games', {
    regulations: ['EMT 11c', 'Monrad 3.3.2'],
    withdrawn: 'in-the-regulations',
  }),
  ruling('84', '1984-01-27', 'proof-of-forbidden-help', {
    laws: ['12.2'],
    withdrawn: 'may-contradict',
  }),
  ruling('95', '1987-01-09', 'faulty-clock', { laws: ['6.10'] }),
  ruling('97', '1987-04-05', 'suspension-in-club-tournament', {
    regulations: ['EMT 7', 'EMT 61'],
  }),
  ruling('103', '1987-06-23', 'faulty-clock', { laws: ['6.10'] }),
  ruling('113', '1988-06-13', 'faulty-clock-protest', {
    laws: ['6.10'],
    withdrawn: 'no-time-limit-now',
  }),
  ruling('116', '1988-06-27', 'competence-in-closed-club-tournament', { regulations: ['DSU 9.4'] }),
  ruling('118', '1988-12-07', 'is-it-coordinated', {
    regulations: ['EMT 4.4', 'EMT 5.2.b', 'EMT 7.3'],
  }),
  ruling('126', '', 'score-not-kept', { laws: ['8.1', '8.3'], withdrawn: 'not-general' }),
  ruling('128', '', 'forbidden-help', { laws: ['12.2'] }),
  ruling('133', '', 'protest-in-the-division', { regulations: ['DIVI 18.c'] }),
  ruling('135', '', 'stayed-away', { regulations: ['EMT 7', 'EMT 14'] }),
  ruling('139', '', 'rating-of-games-not-played', { regulations: ['Rating 4.5.4.2'] }),
];

/** The occasions on which rulings are shown: deciding a sanction, illness, rating games. */
export const rulingOccasions = {
  sanction: ['42', '97', '118', '135'],
  illness: ['12'],
  rating: ['139'],
} as const;

export type RulingOccasion = keyof typeof rulingOccasions;
