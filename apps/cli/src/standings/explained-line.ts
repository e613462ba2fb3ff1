import type { TournamentReader } from '@rokade/formats';
import {
  err,
  ok,
  type PlayerNo,
  type Result,
  type StandingsLine,
  type TieBreakHead,
} from '@rokade/rules';
import { fractionText, pointsText } from '@rokade/tables';
import { citation, explainTieBreak, type TieBreakLine, tieBreakWords } from '@rokade/texts';
import { numberOption } from '../options.ts';
import { bad, type Context, jsonLine, type Outcome } from '../outcome.ts';
import { reasonText } from '../say/reason-text.ts';

/** The standings with the line to explain, of players or of teams. */
interface Standings {
  readonly tieBreaks: readonly { readonly spelling: string; readonly tieBreak: TieBreakHead }[];
  readonly lines: readonly StandingsLine[];
}

/** How one value came about. */
interface ExplainedValue {
  readonly tiebreak: string;
  readonly name: string;
  readonly lines: readonly TieBreakLine[];
}

/** Names by number, those of teams or those of players. */
function namer({ players, teamEvent }: TournamentReader, ofTeams: boolean) {
  const named = ofTeams ? teamEvent.teams : players;
  const names = new Map<PlayerNo, string>(named.map(({ no, name }) => [no, name]));
  return (no: PlayerNo): string => names.get(no) ?? `#${no}`;
}

function explainedValues(
  { t, language }: Context,
  { tieBreaks }: Standings,
  { values }: StandingsLine,
  nameOf: (no: PlayerNo) => string,
): readonly ExplainedValue[] {
  const locale: Parameters<typeof explainTieBreak>[0] = {
    t,
    points: pointsText,
    number: (value) => fractionText(language, value),
    nameOf,
    reason: (reason) => reasonText(t, nameOf, reason),
  };
  return tieBreaks.map(({ spelling, tieBreak }, index) => {
    const value = values[index];
    return {
      tiebreak: spelling,
      name: tieBreakWords(t, tieBreak.code).name,
      lines: value ? explainTieBreak(locale, tieBreak, value) : [],
    };
  });
}

const lineText = ({ text, article }: TieBreakLine): string =>
  article === '' ? `  ${text}` : `  ${text} [${citation(article)}]`;

/** `--explain NO`: how the values of one player or team came about, line by line. */
export function explainedLine(
  context: Context,
  source: TournamentReader,
  standings: Standings & { readonly ofTeams: boolean; readonly json: boolean },
): Result<string, Outcome> {
  const most = Math.max(1, ...standings.lines.map(({ no }) => no));
  const option = numberOption(context, { name: 'explain', least: 1, most });
  if (!option.ok) return option;
  const line = standings.lines.find(({ no }) => no === option.value);
  if (line === undefined)
    return err(bad(context.t('cli.usage.nobody-of-number', { no: option.value ?? 0 })));
  const nameOf = namer(source, standings.ofTeams);
  const values = explainedValues(context, standings, line, nameOf);
  const { rank, no, halfPoints } = line;
  if (standings.json) return ok(jsonLine({ rank, no, points: halfPoints / 2, tiebreaks: values }));
  const head = `${rank}. ${nameOf(no)} (${no}): ${pointsText(halfPoints)}`;
  const parts = values.map(({ tiebreak, name, lines }) =>
    [`${tiebreak} – ${name}`, ...(lines.length === 0 ? ['  –'] : lines.map(lineText))].join('\n'),
  );
  return ok(`${[head, ...parts].join('\n\n')}\n`);
}
