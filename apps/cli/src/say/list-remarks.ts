import { columnsLeftOut, namesWithoutComma, type PlayerList } from '@rokade/formats';
import type { Context } from '../outcome.ts';

/** What is not taken from a player list, and the names that don't say which word is the surname. */
export function listRemarks({ t }: Context, file: string, list: PlayerList): readonly string[] {
  const columns = columnsLeftOut(list).map(
    ({ heading, column }) => heading || t('console.list-column', { column }),
  );
  const [first, ...others] = namesWithoutComma(list);
  const remark = (text: string): string => t('cli.remark', { text: `${file}: ${text}` });
  return [
    ...(columns.length > 0
      ? [remark(t('console.list-unread', { columns: columns.join(', ') }))]
      : []),
    ...(first === undefined
      ? []
      : [remark(t('cli.list.no-comma', { name: first.details.name, count: others.length + 1 }))]),
  ];
}
