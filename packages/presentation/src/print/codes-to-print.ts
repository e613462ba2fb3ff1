import { inAlphabet } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import {
  type CodeSubject,
  playerLineIn,
  type Settings,
  type Tournament,
  tablesIn,
  tablesInUse,
} from '@rokade/tournament';
import type { PrintRequest } from './print-request.ts';
import type { PrintedCode } from './printed-code.ts';

type PhoneSettings = Pick<Settings, 'phoneReports' | 'playerAsks'>;

/** Whether each player has a code, for reporting results or for asking for byes. */
export const hasPlayerCodes = ({ phoneReports, playerAsks }: PhoneSettings): boolean =>
  phoneReports === 'by-both' || playerAsks !== 'off';

/** Whether a tournament uses codes, for reports or requests by phone. */
export const hasCodes = (settings: PhoneSettings): boolean =>
  settings.phoneReports !== 'off' || hasPlayerCodes(settings);

/** A code on a card or a slip: what it reports about, and what the paper says. */
interface CodeToPrint {
  readonly subject: CodeSubject;
  readonly title: string;
  readonly about: string;
  readonly uses: PrintedCode['uses'];
}

const ofTable = (table: number, round: number | null): CodeSubject => ({
  kind: 'table',
  table,
  round,
});

/** The cards of all tables in use. */
const tableCards = (t: Tournament, say: TranslateFor<'tournament'>): readonly CodeToPrint[] =>
  tablesInUse(t).map((table) => ({
    subject: ofTable(table, null),
    title: say('terms.table-n', { table }),
    about: '',
    uses: ['report'],
  }));

/** The cards of all players, by name. */
function playerCards(t: Tournament, { language }: PrintRequest): readonly CodeToPrint[] {
  const uses = [
    ...(t.settings.phoneReports === 'by-both' ? (['report'] as const) : []),
    ...(t.settings.playerAsks === 'off' ? [] : (['ask'] as const)),
  ];
  return inAlphabet(language, t.players.map(playerLineIn(t)), ({ name }) => name).map(
    ({ id, name, club }) => ({
      subject: { kind: 'player', player: id },
      title: name,
      about: club,
      uses,
    }),
  );
}

/**
 * The cards of all tables, of all players, or of both, by the settings for reports and requests.
 */
export const cardsToPrint = (
  t: Tournament,
  request: PrintRequest,
  say: TranslateFor<'tournament'>,
): readonly CodeToPrint[] => [
  ...(t.settings.phoneReports === 'by-table' ? tableCards(t, say) : []),
  ...(hasPlayerCodes(t.settings) ? playerCards(t, request) : []),
];

/** The codes on the result slips of a round, by board; such a code is for that round only. */
export const slipsToPrint = (t: Tournament, { round }: PrintRequest): readonly CodeToPrint[] =>
  t.settings.phoneReports === 'by-table'
    ? (t.rounds[round - 1]?.games ?? []).map(({ board }, index) => ({
        subject: ofTable(tablesIn(t, round)?.[index] ?? board, round),
        title: '',
        about: '',
        uses: ['report'],
      }))
    : [];
