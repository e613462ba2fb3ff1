import {
  type FideEdition,
  findTeamTieBreak,
  type TieBreakPreset,
  tieBreakPresets,
  usableTieBreaks,
} from '@rokade/rules';
import { citation, tieBreakWords } from '@rokade/texts';
import { hasOption, textOption, wantsJson } from '../options.ts';
import { type Context, done, jsonLine, type Run } from '../outcome.ts';
import { leftTable } from '../say/text-table.ts';
import { editionOption } from '../standings/tie-break-options.ts';

/** A tie-break as it is listed. */
interface Listed {
  readonly code: string;
  readonly name: string;
  readonly article: string;
  readonly explanation: string;
}

function listed({ t }: Context, code: string, edition: FideEdition): Listed {
  const found = findTeamTieBreak(code, edition);
  const { name, explanation } = tieBreakWords(t, code);
  return { code, name, article: found.ok ? found.value.article : '', explanation };
}

function tables(
  { t }: Context,
  tieBreaks: readonly Listed[],
  presets: readonly TieBreakPreset[],
): string {
  const all = leftTable(
    [t('cli.code'), t('terms.name'), t('cli.article'), t('cli.what-it-is')],
    tieBreaks.map(({ code, name, article, explanation }) => [
      code,
      name,
      citation(article),
      explanation,
    ]),
  );
  const orders = leftTable(
    [t('cli.preset'), t('field.tieBreaks'), t('cli.article')],
    presets.map(({ code, tieBreaks: codes, article }) => [
      t(`tie-break.preset.${code}`),
      codes.join(','),
      citation(article),
    ]),
  );
  return `${all}\n${orders}`;
}

/** `tie-breaks`: the tie-breaks that may be chosen for a kind of tournament, and the ready-made orders. */
export const tieBreaks: Run = (context) => {
  const edition = editionOption(context);
  const system = textOption(context, 'kind') === 'round-robin' ? 'round-robin' : 'swiss';
  const of = hasOption(context, 'teams') ? 'teams' : 'players';
  const usable = usableTieBreaks(system, edition, of).map((code) => listed(context, code, edition));
  const presets = tieBreakPresets(system, of);
  const out = wantsJson(context)
    ? jsonLine({
        kind: system,
        edition,
        tiebreaks: usable,
        presets: presets.map(({ code, article, tieBreaks: codes, thenLots }) => ({
          code,
          name: context.t(`tie-break.preset.${code}`),
          article,
          tiebreaks: codes,
          thenLots,
        })),
      })
    : tables(context, usable, presets);
  return Promise.resolve(done(out));
};
