import { makeTieBreakCode } from './fide/parse-tie-break-code.ts';
import { type RecommendedFor, recommendedOrders2012 } from './fide/recommended-orders-2012.ts';
import type { FideEdition, TieBreakRules } from './tie-break-rules.ts';

/** Every ready-made order of tie-breaks. */
export const tieBreakPresetCodes = [
  'dsu-group',
  'dsu-swiss',
  'dsu-swiss-middle',
  'tempelhof-round-robin',
  'tempelhof-slide',
  'tempelhof-swiss',
  'fide-2012-round-robin',
  'fide-2012-swiss',
  'fide-2012-swiss-all-rated',
  'fide-2012-team-round-robin',
  'fide-2012-team-swiss',
  'fide-2026-round-robin',
  'fide-2026-swiss',
  'fide-2026-team-swiss',
] as const;
export type TieBreakPresetCode = (typeof tieBreakPresetCodes)[number];

/** An order of tie-breaks to choose from. */
export interface TieBreakPreset {
  readonly code: TieBreakPresetCode;
  readonly of: 'players' | 'teams';
  readonly system: TieBreakRules['system'];
  /** The edition its FIDE tie-breaks go by; null: it has none. */
  readonly edition: FideEdition | null;
  readonly article: string;
  /** The codes in their order. */
  readonly tieBreaks: readonly string[];
  /** Whether its rules end in a drawing of lots. */
  readonly thenLots: boolean;
}

const recommended2012 = (
  name: RecommendedFor,
  article: string,
): Pick<TieBreakPreset, 'edition' | 'article' | 'tieBreaks' | 'thenLots'> => ({
  edition: '2012',
  article: `FIDE 2012 annex 3 ${article}`,
  tieBreaks: recommendedOrders2012[name].map(makeTieBreakCode),
  thenLots: true,
});

type Preset = Omit<TieBreakPreset, 'code'>;

const players = { of: 'players' } as const;
const teams = { of: 'teams' } as const;
const roundRobin = { system: 'round-robin' } as const;
const swiss = { system: 'swiss' } as const;
const today = { edition: '2026', article: 'FIDE C.07 4.1', thenLots: true } as const;

/**
 * The orders that the regulations lay down or recommend, and for C.07, which recommends none today,
 * an order out of its own tie-breaks. Buchholz, first about Tempelhof's title in a round robin, too,
 * is the same there for all who are tied, and left out. In the slide system places are shared.
 *
 * @article DSU 2002 4.14
 * @article Tempelhof 2018 III.A.3, III.A.4, III.A.5, III.A.7, III.D.2
 * @article FIDE 2012 annex 3 G.a–e
 */
const presets: Readonly<Record<TieBreakPresetCode, Preset>> = {
  'dsu-group': {
    ...players,
    ...roundRobin,
    edition: null,
    article: 'DSU §24a, 4.14.1',
    tieBreaks: ['DSU-SB'],
    thenLots: false,
  },
  'dsu-swiss': {
    ...players,
    ...swiss,
    edition: null,
    article: 'DSU §24b, 4.14.2',
    tieBreaks: ['DSU-AK', 'DSU-SB'],
    thenLots: false,
  },
  'dsu-swiss-middle': {
    ...players,
    ...swiss,
    edition: null,
    article: 'DSU 4.14.3',
    tieBreaks: ['DSU-MK', 'DSU-SB'],
    thenLots: false,
  },
  'tempelhof-round-robin': {
    ...players,
    ...roundRobin,
    edition: '2026',
    article: 'Tempelhof III.A.4, III.A.7, III.A.13',
    tieBreaks: ['SKT-PTS', 'SKT-SB', 'SKT-DE'],
    thenLots: true,
  },
  'tempelhof-slide': {
    ...players,
    ...roundRobin,
    edition: null,
    article: 'Tempelhof III.D.2',
    tieBreaks: ['SKT-PTS'],
    thenLots: false,
  },
  'tempelhof-swiss': {
    ...players,
    ...swiss,
    edition: '2026',
    article: 'Tempelhof III.A.3, III.A.5, III.A.7',
    tieBreaks: ['SKT-BH', 'SKT-SB', 'SKT-DE'],
    thenLots: true,
  },
  'fide-2012-round-robin': { ...players, ...roundRobin, ...recommended2012('round-robin', 'G.a') },
  'fide-2012-swiss': { ...players, ...swiss, ...recommended2012('swiss', 'G.c') },
  'fide-2012-swiss-all-rated': {
    ...players,
    ...swiss,
    ...recommended2012('swiss-all-rated', 'G.d'),
  },
  'fide-2012-team-round-robin': {
    ...teams,
    ...roundRobin,
    ...recommended2012('team-round-robin', 'G.b'),
  },
  'fide-2012-team-swiss': { ...teams, ...swiss, ...recommended2012('team-swiss', 'G.e') },
  'fide-2026-round-robin': {
    ...players,
    ...roundRobin,
    ...today,
    tieBreaks: ['DE', 'WIN', 'SB', 'KS'],
  },
  'fide-2026-swiss': { ...players, ...swiss, ...today, tieBreaks: ['BH/C1', 'BH', 'SB', 'DE'] },
  'fide-2026-team-swiss': {
    ...teams,
    ...swiss,
    ...today,
    tieBreaks: ['MPvGP', 'BH:MP/C1', 'EMGSB/C1', 'EDET'],
  },
};

/** The ready-made orders for a kind of tournament. */
export const tieBreakPresets = (
  system: TieBreakRules['system'],
  of: TieBreakPreset['of'] = 'players',
): readonly TieBreakPreset[] =>
  tieBreakPresetCodes
    .map((code) => ({ code, ...presets[code] }))
    .filter((preset) => preset.system === system && preset.of === of);
