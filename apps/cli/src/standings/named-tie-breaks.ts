import { type FideEdition, findTieBreak } from '@rokade/rules';
import type { Context } from '../outcome.ts';
import type { SpelledTieBreak } from './tie-break-options.ts';

/** The tie-breaks that a file names, with remarks. */
export interface NamedTieBreaks {
  readonly tieBreaks: readonly SpelledTieBreak[];
  readonly remarks: readonly string[];
}

/** Tie-breaks by a file's codes; none, and a remark, if one of them is unknown. */
export function namedTieBreaks(
  context: Context,
  edition: FideEdition,
  codes: readonly string[],
): NamedTieBreaks {
  const found = codes.map((spelling) => ({
    spelling,
    result: findTieBreak(spelling, edition),
  }));
  const unknown = found.flatMap(({ spelling, result }) => (result.ok ? [] : [spelling]));
  if (unknown.length === 0) {
    const tieBreaks = found.flatMap(({ spelling, result }) =>
      result.ok ? [{ spelling, tieBreak: result.value }] : [],
    );
    return { tieBreaks, remarks: [] };
  }
  const text = context.t('cli.check.tie-break-unknown', { codes: unknown.join(', ') });
  return { tieBreaks: [], remarks: [context.t('cli.remark', { text })] };
}
