import {
  namesShown,
  type Settings,
  subjectText,
  type Tournament,
  tablesInUse,
} from '@rokade/tournament';

type PhoneSettings = Pick<Settings, 'phoneReports' | 'playerAsks'>;

/** Whether each player has a code: to report with, or to ask for byes with. */
export const hasPlayerCodes = ({ phoneReports, playerAsks }: PhoneSettings): boolean =>
  phoneReports === 'by-both' || playerAsks !== 'off';

/** Whether anything of a tournament is done by phone. */
export const hasCodes = (settings: PhoneSettings): boolean =>
  settings.phoneReports !== 'off' || hasPlayerCodes(settings);

/** Whose codes a tournament has, by table and by player; none where nothing is done by phone. */
export function codeSubjects({ t: say }: App.Locals, t: Tournament) {
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
