import {
  err,
  type FideEdition,
  fideEditions,
  findTieBreak,
  ok,
  type Result,
  type TieBreak,
  tieBreakCodes,
} from '@rokade/rules';
import { type Options, textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

/** A tie-break and the spelling in which it was asked for. */
export interface AskedTieBreak {
  readonly asked: string;
  readonly tieBreak: TieBreak;
}

/** The edition of `--rules`, by default the one in force. */
export const editionOption = (options: Options): FideEdition =>
  fideEditions.find((edition) => edition === textOption(options, 'rules')) ?? '2026';

/** The tie-breaks of an option, `DSU-AK,BH-C1`, in either spelling; a usage fault says what is wrong. */
export function tieBreaksOption(
  { t }: Context,
  options: Options,
): Result<readonly AskedTieBreak[], Outcome> {
  const codes = (textOption(options, 'tiebreaks') ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const found: AskedTieBreak[] = [];
  for (const asked of codes) {
    const tieBreak = findTieBreak(asked, editionOption(options));
    if (!tieBreak.ok) {
      const fault = t(`error.${tieBreak.error.code}`, { ...tieBreak.error });
      return err(bad(t('cli.usage.tie-break', { fault, known: tieBreakCodes.join(', ') })));
    }
    found.push({ asked, tieBreak: tieBreak.value });
  }
  return ok(found);
}
