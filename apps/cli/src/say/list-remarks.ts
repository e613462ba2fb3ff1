import {
  columnsLeftOut,
  type NamedColumn,
  namesWithoutComma,
  type PlayerList,
} from '@rokade/formats';
import type { Context } from '../outcome.ts';

const remark = ({ t }: Context, file: string, text: string): string =>
  t('cli.remark', { text: `${file}: ${text}` });

/** The columns of a list that are not used, in a line. */
export function columnRemarks(
  context: Context,
  file: string,
  leftOut: readonly NamedColumn[],
): readonly string[] {
  if (leftOut.length === 0) return [];
  const { t } = context;
  const columns = leftOut.map(
    ({ heading, column }) => heading || t('console.list-column', { column }),
  );
  return [remark(context, file, t('console.list-unread', { columns: columns.join(', ') }))];
}

/** What a player list holds that is not used, and the names without a clear surname. */
export function listRemarks(context: Context, file: string, list: PlayerList): readonly string[] {
  const { t } = context;
  const [first, ...others] = namesWithoutComma(list);
  const facts = { name: first?.details.name ?? '', count: others.length + 1 };
  return [
    ...columnRemarks(context, file, columnsLeftOut(list)),
    ...(first === undefined ? [] : [remark(context, file, t('cli.list.no-comma', facts))]),
  ];
}
