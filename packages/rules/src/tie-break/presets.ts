import { makeTieBreakCode } from './fide/parse-tie-break-code.ts';
import { type RecommendedFor, recommendedOrders2012 } from './fide/recommended-orders-2012.ts';
import type { FideEdition, TieBreakRules } from './tie-break-rules.ts';

/** A ready-made order of tie-breaks. */
export interface TieBreakPreset {
  readonly code: TieBreakPresetCode;
  readonly of: 'players' | 'teams';
  readonly system: TieBreakRules['system'];
  /** The edition of its FIDE tie-breaks; null: it has none. */
  readonly edition: FideEdition | null;
  readonly article: string;
  /** The codes in order. */
  readonly tieBreaks: readonly string[];
  /** Whether lots decide at the end by its rules. */
  readonly thenLots: boolean;
}

type Preset = Omit<TieBreakPreset, 'code'>;

/** An order of one of our regulations, for players; without FIDE's tie-breaks, and without lots at the end. */
const own = (system: Preset['system'], article: string, tieBreaks: readonly string[]): Preset => ({
  of: 'players',
  system,
  edition: null,
  article,
  tieBreaks,
  thenLots: false,
});

/** For a regulation that leaves to FIDE's rules what it does not settle, and the rest to the lot. */
const thenByFide = { edition: '2026', thenLots: true } as const;

const recommended2012 = (
  of: Preset['of'],
  system: Preset['system'],
  name: RecommendedFor,
  article: string,
): Preset => ({
  of,
  system,
  edition: '2012',
  article: `FIDE 2012 annex 3 ${article}`,
  thenLots: true,
  tieBreaks: recommendedOrders2012[name].map(makeTieBreakCode),
});

const today = (
  of: Preset['of'],
  system: Preset['system'],
  tieBreaks: readonly string[],
): Preset => ({ of, system, edition: '2026', article: 'FIDE C.07 4.1', thenLots: true, tieBreaks });

/**
 * The orders that the regulations prescribe or recommend, and for C.07, which today recommends none, an
 * order of its own tie-breaks. Buchholz, which also comes first for Tempelhof's title in a round robin,
 * is equal there for all tied players, and left out. In the slide system places are shared.
 *
 * @article DSU 2002 4.14
 * @article Tempelhof 2018 III.A.3, III.A.4, III.A.5, III.A.7, III.D.2
 * @article FIDE 2012 annex 3 G.a–e
 */
const presets = {
  'dsu-group': own('round-robin', 'DSU §24a, 4.14.1', ['DSU-SB']),
  'dsu-swiss': own('swiss', 'DSU §24b, 4.14.2', ['DSU-AK', 'DSU-SB']),
  'dsu-swiss-middle': own('swiss', 'DSU 4.14.3', ['DSU-MK', 'DSU-SB']),
  'tempelhof-round-robin': {
    ...own('round-robin', 'Tempelhof III.A.4, III.A.7, III.A.13', ['SKT-PTS', 'SKT-SB', 'SKT-DE']),
    ...thenByFide,
  },
  'tempelhof-slide': own('round-robin', 'Tempelhof III.D.2', ['SKT-PTS']),
  'tempelhof-swiss': {
    ...own('swiss', 'Tempelhof III.A.3, III.A.5, III.A.7', ['SKT-BH', 'SKT-SB', 'SKT-DE']),
    ...thenByFide,
  },
  keizer: own('swiss', 'Keizer', ['KZR-PTS']),
  'fide-2012-round-robin': recommended2012('players', 'round-robin', 'round-robin', 'G.a'),
  'fide-2012-swiss': recommended2012('players', 'swiss', 'swiss', 'G.c'),
  'fide-2012-swiss-all-rated': recommended2012('players', 'swiss', 'swiss-all-rated', 'G.d'),
  'fide-2012-team-round-robin': recommended2012('teams', 'round-robin', 'team-round-robin', 'G.b'),
  'fide-2012-team-swiss': recommended2012('teams', 'swiss', 'team-swiss', 'G.e'),
  'fide-2026-round-robin': today('players', 'round-robin', ['DE', 'WIN', 'SB', 'KS']),
  'fide-2026-swiss': today('players', 'swiss', ['BH/C1', 'BH', 'SB', 'DE']),
  'fide-2026-team-swiss': today('teams', 'swiss', ['MPvGP', 'BH:MP/C1', 'EMGSB/C1', 'EDET']),
} as const satisfies Readonly<Record<string, Preset>>;
export type TieBreakPresetCode = keyof typeof presets;

/** The codes of the ready-made orders of tie-breaks. */
export const tieBreakPresetCodes = Object.keys(presets) as readonly TieBreakPresetCode[];

/** The ready-made orders for a kind of tournament. */
export const tieBreakPresets = (
  system: TieBreakRules['system'],
  of: TieBreakPreset['of'] = 'players',
): readonly TieBreakPreset[] =>
  tieBreakPresetCodes
    .map((code) => ({ code, ...presets[code] }))
    .filter((preset) => preset.system === system && preset.of === of);
