import { placeOf } from '../input/data-folder.ts';
import { type Options, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';

/** `move --from PLACE --to PLACE`: everything from a folder into a PostgreSQL database, or back. */
export async function move(
  context: Context,
  _: readonly string[],
  options: Options,
): Promise<Outcome> {
  const { t } = context;
  const from = placeOf(context, '--from', textOption(options, 'from') ?? '');
  if (!from.ok) return from.error;
  const to = placeOf(context, '--to', textOption(options, 'to') ?? '');
  if (!to.ok) return to.error;
  const { moveData } = await import('@rokade/server');
  const moved = await moveData(from.value, to.value);
  if (!moved.ok) return bad(t(`error.${moved.error.code}`, { ...moved.error }));
  const { damaged, ...counts } = moved.value;
  const remarks = damaged.map((journal) => t('cli.move.damaged', { journal }));
  const isJson = textOption(options, 'format') === 'json';
  return done(isJson ? jsonLine(moved.value) : `${t('cli.move.done', counts)}\n`, remarks);
}
