import { objectionTo, type TieBreak, type TieBreakRules } from '@rokade/rules';
import type { Context } from '../outcome.ts';

/** Remarks on tie-breaks that the rules do not have for such a tournament, each once. */
export function objections(
  { t }: Context,
  tieBreaks: readonly Pick<TieBreak, 'code'>[],
  rules: Pick<TieBreakRules, 'edition' | 'system'>,
): readonly string[] {
  const remarks = tieBreaks.flatMap((tieBreak) => {
    const objection = objectionTo(tieBreak, rules);
    if (objection === null) return [];
    const { code, ...facts } = objection;
    return [t('cli.remark', { text: t(`error.${code}`, facts) })];
  });
  return [...new Set(remarks)];
}
