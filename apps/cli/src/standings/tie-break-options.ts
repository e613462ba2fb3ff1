import {
  err,
  type FideEdition,
  fideEditions,
  findTieBreak,
  ok,
  type Result,
  type TieBreak,
  type TieBreakCodeFault,
  tieBreakCodes,
} from '@rokade/rules';
import type { Translate } from '@rokade/texts';
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

/** What is wrong with a code; where it is unknown also those there are. */
function sayFault(t: Translate, fault: TieBreakCodeFault): string {
  const { code, ...facts } = fault;
  const text = t(`error.${code}`, facts);
  return code === 'tie-break-code.unknown'
    ? t('cli.usage.tie-break', { text, known: tieBreakCodes.join(', ') })
    : `--tiebreaks: ${text}`;
}

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
    if (!tieBreak.ok) return err(bad(sayFault(t, tieBreak.error)));
    found.push({ asked, tieBreak: tieBreak.value });
  }
  return ok(found);
}
