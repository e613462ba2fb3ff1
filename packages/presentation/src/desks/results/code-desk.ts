import { namesShown, subjectText, type Tournament, tablesInUse } from '@rokade/tournament';
import { hasPlayerCodes } from '../../print/codes-to-print.ts';
import type { Locale } from '../../words/locale.ts';

/** The tables and players that have codes in a tournament, as options; none if it uses no codes. */
export function codeSubjects({ t: say }: Pick<Locale<'server'>, 't'>, t: Tournament) {
  const tables = t.settings.phoneReports === 'by-table' ? tablesInUse(t) : [];
  const players = hasPlayerCodes(t.settings) ? t.players : [];
  const names = namesShown(t.players);
  return [
    ...tables.map((table) => ({
      value: subjectText({ kind: 'table', table, round: null }),
      text: say('terms.table-n', { table }),
    })),
    ...players.map(({ id }) => ({
      value: subjectText({ kind: 'player', player: id }),
      text: names.get(id) ?? '',
    })),
  ];
}
