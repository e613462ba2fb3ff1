import {
  err,
  makeTimeOddsTable,
  ok,
  type Result,
  type ThinkingTime,
  type TimeOddsLine,
  type TimeOddsStep,
  type TimeOddsTable,
  timeOdds,
  timeOdds2002,
  timeOddsLines,
} from '@rokade/rules';
import { timeOddsColumns } from '@rokade/tables';
import { numberOption, textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome, type Run } from '../outcome.ts';
import { printedTable } from '../say/printed-table.ts';

const forTheGame = (minutes: number): ThinkingTime => ({
  stages: [{ moves: null, minutes }],
  incrementSeconds: 0,
});

const minutesOf = ({ stages }: ThinkingTime): number =>
  stages.reduce((sum, { minutes }) => sum + minutes, 0);

/** `100:25,200:20` as steps; undefined: the text is no list of steps. */
function parseSteps(text: string): readonly TimeOddsStep[] | undefined {
  const steps = text.split(',').map((step) => /^(\d{1,4}):(\d{1,4})$/.exec(step.trim()));
  return steps.every((step) => step !== null)
    ? steps.map((step) => ({
        fromDifference: Number(step[1]),
        strongerMinutes: Number(step[2]),
      }))
    : undefined;
}

/** The handbook's table, or the given steps, which take their minutes from each player's own. */
function tableOption(context: Context, minutesEach: number): Result<TimeOddsTable, Outcome> {
  const text = textOption(context, 'steps');
  const steps = text === undefined ? timeOdds2002.steps : parseSteps(text);
  if (steps === undefined) return err(bad(context.t('cli.usage.odds-steps', { text: text ?? '' })));
  const odds = text === undefined ? timeOdds2002 : { minutesEach, steps };
  const table = makeTimeOddsTable(odds);
  if (table.ok) return table;
  return err(bad(`--steps: ${context.t(`error.${table.error.code}`, { ...table.error })}`));
}

interface Ratings {
  readonly white: number;
  readonly black: number;
}

function ratingsOption(context: Context): Result<Ratings | undefined, Outcome> {
  const text = textOption(context, 'ratings');
  if (text === undefined) return ok(undefined);
  const [, white, black] = /^(\d{1,4}),(\d{1,4})$/.exec(text.trim()) ?? [];
  if (white === undefined || black === undefined)
    return err(bad(context.t('cli.usage.odds-ratings', { text })));
  return ok({ white: Number(white), black: Number(black) });
}

const linesJson = (lines: readonly TimeOddsLine[]): string =>
  jsonLine({
    lines: lines.map(({ fromDifference, toDifference, stronger, weaker }) => ({
      fromDifference,
      toDifference,
      stronger: minutesOf(stronger),
      weaker: minutesOf(weaker),
    })),
  });

function sides(context: Context, shared: Ratings): Outcome {
  const { t } = context;
  if (wantsJson(context)) return done(jsonLine(shared));
  const line = (colour: 'white' | 'black'): string =>
    `${t(`terms.${colour}`)}: ${t('terms.minutes-n', { minutes: shared[colour] })}\n`;
  return done(line('white') + line('black'));
}

/** `time-odds [--ratings W,B] [--minutes M] [--steps …]`: the handicap table, or two players' times. */
export const timeOddsCommand: Run = async (context) => {
  const minutes = numberOption(context, { name: 'minutes', least: 1, most: 600 });
  if (!minutes.ok) return minutes.error;
  const each = minutes.value ?? timeOdds2002.minutesEach;
  const table = tableOption(context, each);
  if (!table.ok) return table.error;
  const ratings = ratingsOption(context);
  if (!ratings.ok) return ratings.error;
  const time = forTheGame(each);
  if (ratings.value !== undefined) {
    const { white, black } = timeOdds(table.value, ratings.value, time);
    return sides(context, { white: minutesOf(white), black: minutesOf(black) });
  }
  const lines = timeOddsLines(table.value, time);
  return done(
    wantsJson(context)
      ? linesJson(lines)
      : printedTable(context, { columns: timeOddsColumns(context.t), rows: lines }),
  );
};
