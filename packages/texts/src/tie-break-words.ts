import { type NamedTieBreak, namedTieBreak, type TieBreakName } from '@rokade/rules';
import type { SayTieBreak } from './tie-break-locale.ts';

/** A tie-break's full name, its heading in a column, and its explanation. */
export interface TieBreakWords {
  readonly name: string;
  readonly short: string;
  /** '' where the code is unknown. */
  readonly explanation: string;
}

/** The modifiers in words, in the order in which a code has them. */
function modifierWords(t: SayTieBreak, { score, modifiers }: NamedTieBreak): readonly string[] {
  const { cut, limitShift, fore, forfeitsAsPlayed, reversed, factor } = modifiers;
  const { lowest } = cut;
  const cutKey = cut.highest > 0 ? 'tie-break.with.median' : 'tie-break.with.cut';
  return [
    ...(score === null ? [] : [t(`tie-break.with.${score}`)]),
    ...(lowest > 0 ? [t(cutKey, { lowest })] : []),
    ...(limitShift === 0
      ? []
      : [
          t('tie-break.with.limit', {
            limitShift: `${limitShift > 0 ? '+' : '−'}${Math.abs(limitShift)}`,
          }),
        ]),
    ...(fore ? [t('tie-break.with.fore')] : []),
    ...(forfeitsAsPlayed ? [t('tie-break.with.forfeits-as-played')] : []),
    ...(reversed ? [t('tie-break.with.reversed')] : []),
    ...(factor === null ? [] : [t('tie-break.with.factor', { factor })]),
  ];
}

/** The tie-breaks with a short heading of their own; FIDE's have their codes as headings. */
type Shortened = Extract<TieBreakName, `${'DSU' | 'SKT' | 'KZR'}-${string}`>;

const isShortened = (name: TieBreakName): name is Shortened => /^(DSU|SKT|KZR)-/.test(name);

/** The names of a tie-break of players or teams; an unknown code stands for itself. */
export function tieBreakWords(t: SayTieBreak, code: string): TieBreakWords {
  const named = namedTieBreak(code);
  if (named === null) return { name: code, short: code, explanation: '' };
  const modifiers = modifierWords(t, named);
  const name = t(`tie-break.name.${named.name}`);
  return {
    name: modifiers.length === 0 ? name : `${name} (${modifiers.join(', ')})`,
    short: isShortened(named.name)
      ? t(`tie-break.short.${named.name}`)
      : code.toUpperCase().replaceAll('/', '-'),
    explanation: t(`tie-break.about.${named.name}`),
  };
}
