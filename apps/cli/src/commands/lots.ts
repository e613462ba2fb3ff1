import {
  drawnOrder,
  err,
  ok,
  type Reason,
  type Result,
  strengthOrder,
  type VarmaRefusal,
  varmaLots,
} from '@rokade/rules';
import { numberedColumns } from '@rokade/tables';
import { type ListedPlayer, type LoadedPlayers, loadPlayers } from '../input/load-players.ts';
import { nameOfFile } from '../input/load-tournament.ts';
import { hasOption, textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Outcome, type Run } from '../outcome.ts';
import { printedTable, titleOf } from '../say/printed-table.ts';
import { namerOf, reasonLines, reasonsDocument } from '../say/reason-text.ts';

/** The numbers of the players, and how they came about. */
interface Numbers {
  /** null: by rating. */
  readonly seed: string | null;
  readonly order: readonly ListedPlayer[];
  readonly because: readonly Reason[];
}

/** The seed for the lots; null: the numbers follow the order of strength. */
function seedOption(context: Context): Result<string | null, Outcome> {
  const seed = textOption(context, 'seed')?.trim() ?? '';
  if (!hasOption(context, 'byRating')) {
    return seed === '' ? err(bad(context.t('cli.usage.seed'))) : ok(seed);
  }
  const other = textOption(context, 'varma') === undefined ? '--seed' : '--varma';
  const isAlone = seed === '' && other === '--seed';
  return isAlone
    ? ok(null)
    : err(bad(context.t('cli.usage.either', { first: '--by-rating', second: other })));
}

function draw(
  players: readonly ListedPlayer[],
  seed: string,
  varma: string | undefined,
): Result<Numbers, VarmaRefusal> {
  if (varma === undefined) return ok({ seed, order: drawnOrder(players, seed), because: [] });
  const urn = players.map((player) => ({
    player,
    name: player.name,
    group: varma === 'club' ? player.club : player.federation,
  }));
  const drawn = varmaLots(urn, seed);
  if (!drawn.ok) return drawn;
  const { order, because } = drawn.value;
  return ok({ seed, order: order.map(({ player }) => player), because });
}

function numbersTable(context: Context, source: LoadedPlayers, numbers: Numbers): string {
  const { t } = context;
  const { seed, order, because } = numbers;
  const how = seed === null ? t('cli.lots.by-rating') : t('cli.lots.by-lot', { seed });
  const rows = order.map((player, index) => ({ number: index + 1, player }));
  const table = printedTable(context, { columns: numberedColumns('terms.draw-number'), rows });
  const namer = namerOf(source.players);
  const lines = reasonLines(t, namer, because);
  const envelopes = lines.length === 0 ? '' : `\n${lines.join('\n')}\n`;
  return `${titleOf(source.name, how)}\n\n${table}${envelopes}`;
}

function numbersJson(context: Context, source: LoadedPlayers, numbers: Numbers): string {
  const namer = namerOf(source.players);
  return jsonLine({
    seed: numbers.seed,
    numbers: numbers.order.map((player, index) => ({ number: index + 1, no: player.no })),
    because: reasonsDocument(context.t, namer, numbers.because),
  });
}

/** `lots FILE --seed S [--varma federation|club]`, `lots FILE --by-rating`: numbers for a file's players. */
export const lots: Run = async (context, [file = '-']) => {
  const seed = seedOption(context);
  if (!seed.ok) return seed.error;
  const loaded = await loadPlayers(context, file);
  if (!loaded.ok) return loaded.error;
  const source = loaded.value;
  const byRating = { seed: null, order: strengthOrder(source.players), because: [] };
  const numbers =
    seed.value === null
      ? ok(byRating)
      : draw(source.players, seed.value, textOption(context, 'varma'));
  if (!numbers.ok) {
    const { error } = numbers;
    return no('', `${nameOfFile(file)}: ${context.t(`error.${error.code}`, { ...error })}`);
  }
  const say = wantsJson(context) ? numbersJson : numbersTable;
  return done(say(context, source, numbers.value), source.remarks);
};
