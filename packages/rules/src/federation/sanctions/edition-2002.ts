import type { SanctionRules } from './sanction-rules.ts';

const either = { kinds: ['warning', 'suspension'], leastMonths: 0 } as const;

/**
 * Warnings and suspensions of the Danish federation. The committee of an event gives them (§7), SU if
 * games abroad were not reported (§2); who suspends a player for staying away from a whole event is not
 * regulated.
 *
 * @article DSU 2002 §2: not reporting an event abroad
 * @article DSU 2002 §7: unsporting behaviour and refusing a ruling; in writing, with reasons, copies
 *   to RKF and the club
 * @article DSU 2002 §14: staying away without notice counts as unsporting
 * @article DSU 2002 §19: the register
 * @article DSU 2002 4.5.4.2; DSU 2010 4.5.4.2: at least six months for staying away from a whole event
 * @article DSU 2002 4.5.4.3: what is to be reported
 */
export const sanctions2002: SanctionRules = {
  code: 'dsu-2002',
  regulation: 'DSU 2002',
  article: '§19',
  appeal: '§18',
  warningYears: 1,
  keptYears: 1,
  monthsForWarning: 3,
  repeated: 2,
  grounds: [
    { code: 'unsporting', article: '§7', ...either, by: ['tk'] },
    { code: 'refused-ruling', article: '§7', ...either, by: ['tk'] },
    { code: 'absent', article: '§14', ...either, by: ['tk'] },
    {
      code: 'absent-throughout',
      article: '4.5.4.2',
      kinds: ['suspension'],
      leastMonths: 6,
      by: [],
    },
    { code: 'not-reported', article: '4.5.4.3', ...either, by: ['su'] },
  ],
  copies: { to: ['rkf', 'club'], article: '§7' },
};
