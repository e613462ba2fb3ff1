import {
  err,
  type FideEdition,
  fideEditions,
  findTeamTieBreak,
  findTieBreak,
  ok,
  type Result,
  type TeamTieBreak,
  type TieBreak,
  type TieBreakCodeFault,
  teamTieBreakCodes,
  tieBreakCodes,
} from '@rokade/rules';
import { numberOption, textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

/** A tie-break, of players or of teams, and its spelling in the options. */
export interface Spelled<T> {
  readonly spelling: string;
  readonly tieBreak: T;
}

export type SpelledTieBreak = Spelled<TieBreak>;
export type SpelledTeamTieBreak = Spelled<TeamTieBreak>;

/**
 * The edition of `--rules`, by default the one that goes with the file's own tie-breaks, or the one in
 * force.
 */
export const editionOption = (context: Context, stated: FideEdition | null = null): FideEdition =>
  fideEditions.find((edition) => edition === textOption(context, 'rules')) ?? stated ?? '2026';

/** The rating that `--unrated-as` gives the unrated; null: rating tie-breaks are dropped then. */
export function unratedOption(context: Context): Result<number | null, Outcome> {
  const rating = numberOption(context, { name: 'unrated-as', least: 1, most: 4000 });
  return rating.ok ? ok(rating.value ?? null) : rating;
}

/** How tie-breaks are found by their codes, and which codes there are. */
interface Finder<T> {
  readonly find: (text: string, edition: FideEdition) => Result<T, TieBreakCodeFault>;
  readonly allCodes: readonly string[];
}

function tieBreaksFrom<T>(
  context: Context,
  { find, allCodes }: Finder<T>,
): Result<readonly Spelled<T>[], Outcome> {
  const codes = (textOption(context, 'tiebreaks') ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const found: Spelled<T>[] = [];
  for (const spelling of codes) {
    const tieBreak = find(spelling, editionOption(context));
    if (!tieBreak.ok) {
      const fault = context.t(`error.${tieBreak.error.code}`, { ...tieBreak.error });
      return err(bad(context.t('cli.usage.tie-break', { fault, known: allCodes.join(', ') })));
    }
    found.push({ spelling, tieBreak: tieBreak.value });
  }
  return ok(found);
}

/** The tie-breaks of an option, `DSU-AK,BH-C1`, in either spelling; a usage fault names what is wrong. */
export const tieBreaksOption = (context: Context): Result<readonly SpelledTieBreak[], Outcome> =>
  tieBreaksFrom(context, { find: findTieBreak, allCodes: tieBreakCodes });

/** The tie-breaks of an option for teams: `MP,GP,EMGSB-C1`. */
export const teamTieBreaksOption = (
  context: Context,
): Result<readonly SpelledTeamTieBreak[], Outcome> =>
  tieBreaksFrom(context, { find: findTeamTieBreak, allCodes: teamTieBreakCodes });
