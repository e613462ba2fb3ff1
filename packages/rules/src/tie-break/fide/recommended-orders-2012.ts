import type { TieBreakDescriptor } from './descriptor.ts';
import { noModifiers } from './modifiers.ts';

const plain = (base: TieBreakDescriptor['base']): TieBreakDescriptor => ({
  base,
  modifiers: noModifiers,
});

const withoutLowest = (base: TieBreakDescriptor['base']): TieBreakDescriptor => ({
  base,
  modifiers: { ...noModifiers, cut: { lowest: 1, highest: 0 } },
});

const buchholzThenSonnebornBerger = [withoutLowest('BH'), plain('BH'), plain('SB')];

/** The kind of tournament for which an order is recommended. */
export type RecommendedFor =
  | 'round-robin'
  | 'swiss'
  | 'swiss-all-rated'
  | 'team-round-robin'
  | 'team-swiss';

/**
 * The orders that the rules of 2012 recommend. Today's C.07 recommends none. The Sonneborn-Berger of
 * teams uses the primary score, as 2.A.f.2 says.
 *
 * @article FIDE 2012 annex 3 G.a–e
 */
export const recommendedOrders2012: Readonly<
  Record<RecommendedFor, readonly TieBreakDescriptor[]>
> = {
  'round-robin': [plain('DE'), plain('WIN'), plain('SB'), plain('KS')],
  swiss: [plain('DE'), plain('WIN'), plain('BWG'), ...buchholzThenSonnebornBerger],
  'swiss-all-rated': [
    plain('DE'),
    plain('WIN'),
    plain('BWG'),
    withoutLowest('ARO'),
    ...buchholzThenSonnebornBerger,
  ],
  'team-round-robin': [plain('MPvGP'), plain('DE'), plain('SB')],
  'team-swiss': [plain('MPvGP'), plain('DE'), ...buchholzThenSonnebornBerger],
};
