import { placeOf } from '../input/data-folder.ts';
import { textOption, wantsJson } from '../options.ts';
import { bad, done, jsonLine, type Run } from '../outcome.ts';

/** `move --from PLACE --to PLACE`: copies everything from a folder into a PostgreSQL database, or back. */
export const move: Run = async (context) => {
  const { t } = context;
  const from = placeOf(context, '--from', textOption(context, 'from') ?? '');
  if (!from.ok) return from.error;
  const to = placeOf(context, '--to', textOption(context, 'to') ?? '');
  if (!to.ok) return to.error;
  const { moveData } = await import('@rokade/server');
  const moved = await moveData(from.value, to.value);
  if (!moved.ok) return bad(t(`error.${moved.error.code}`, { ...moved.error }));
  const { damaged, ...counts } = moved.value;
  const remarks = damaged.map((journal) => t('cli.move.damaged', { journal }));
  return done(
    wantsJson(context) ? jsonLine(moved.value) : `${t('cli.move.done', counts)}\n`,
    remarks,
  );
};
