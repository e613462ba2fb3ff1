import { invariant } from '../../kernel/invariant.ts';
import { type FideEdition, fideEditions } from '../tie-break-rules.ts';

type Articles = Readonly<Partial<Record<FideEdition, string>>>;

const sinceC07 = (number: string): Articles => ({
  '2024': `FIDE C.07 2024-08 ${number}`,
  '2026': `FIDE C.07 ${number}`,
});

const inAll = (annex: string, number: string): Articles => ({
  '2012': `FIDE 2012 annex 3 ${annex}`,
  ...sinceC07(number),
});

const trf = 'FIDE TRF26 212';

const since2026 = (number: string): Articles => ({ '2026': `FIDE C.07 ${number}` });

/**
 * Each edition's articles on tie-breaks of single players, without modifiers; absent if it does not
 * have one.
 */
const ofPlayers = {
  PTS: { '2012': trf, '2024': trf, '2026': trf },
  DE: inAll('A.c', '6'),
  WIN: inAll('B.c', '7.1'),
  WON: sinceC07('7.2'),
  BPG: inAll('A.e', '7.3'),
  BWG: inAll('G.c', '7.4'),
  PS: sinceC07('7.5'),
  REP: sinceC07('7.6'),
  STD: since2026('7.7'),
  TPN: since2026('7.8'),
  RTNG: since2026('10.6'),
  BH: inAll('A.b', '8.1'),
  FB: sinceC07('8.3'),
  AOB: sinceC07('8.2'),
  BHS: { '2012': 'FIDE 2012 annex 3 D.a.5' },
  SB: inAll('A.f.1', '9.1'),
  KS: inAll('A.d', '9.2'),
  ARO: inAll('A.a', '10.1'),
  TPR: sinceC07('10.2'),
  PTP: sinceC07('10.3'),
  APRO: sinceC07('10.4'),
  APPO: sinceC07('10.5'),
} satisfies Readonly<Record<string, Articles>>;

/** The articles on tie-breaks that only teams have. */
const ofTeams = {
  MP: inAll('A.g.1', '11.1'),
  GP: inAll('A.g.2', '11.1'),
  MPvGP: inAll('C.a–b', '13.1'),
  BC: sinceC07('12.1'),
  TBR: sinceC07('12.2'),
  BBE: sinceC07('12.3'),
  EMMSB: inAll('D.b.2', '13.2.1'),
  EMGSB: inAll('D.b.3', '13.2.2'),
  EGMSB: inAll('D.b.4', '13.2.3'),
  EGGSB: inAll('D.b.5', '13.2.4'),
  EDE: sinceC07('13.3'),
  EDET: sinceC07('13.3.2'),
  EDEB: sinceC07('13.3.2'),
  EDEBT: sinceC07('13.3.2'),
  EDEBB: sinceC07('13.3.2'),
  SSSC: sinceC07('13.4'),
} satisfies Readonly<Record<string, Articles>>;

/** The tie-breaks of single players, and those that only teams have. */
export type TieBreakBase = keyof typeof ofPlayers;
export type TeamTieBreakBase = keyof typeof ofTeams;
export type AnyBase = TieBreakBase | TeamTieBreakBase;

export const tieBreakBases = Object.keys(ofPlayers) as readonly TieBreakBase[];
export const teamTieBreakBases = Object.keys(ofTeams) as readonly TeamTieBreakBase[];

const articles: Readonly<Record<AnyBase, Articles>> = { ...ofPlayers, ...ofTeams };

/** The article of a tie-break in an edition; null if the edition does not have it. */
export const articleOf = (base: AnyBase, edition: FideEdition): string | null =>
  articles[base][edition] ?? null;

/** The article of a tie-break in the newest edition that has it. */
export function newestArticleOf(base: AnyBase): string {
  const [newest] = fideEditions.toReversed().flatMap((edition) => articles[base][edition] ?? []);
  invariant(newest !== undefined, `an edition knows ${base}`);
  return newest;
}
