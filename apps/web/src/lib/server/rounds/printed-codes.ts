import { hasCodes, hasPlayerCodes } from '@rokade/presentation/desks/results/code-desk.ts';
import type { PrintRequest } from '@rokade/presentation/print/print-request.ts';
import type { PrintedCode } from '@rokade/presentation/print/printed-code.ts';
import { alphabetOf } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import {
  type CodeSubject,
  playerLineIn,
  type Tournament,
  tablesIn,
  tablesInUse,
} from '@rokade/tournament';
import { qrDrawing } from '#lib/ui/qr-path.ts';
import { mayDo } from '../rights/may-do.ts';

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
  return t.players
    .map(playerLineIn(t))
    .sort((one, other) => alphabetOf(language)(one.name, other.name))
    .map(({ id, name, club }) => ({
      subject: { kind: 'player', player: id },
      title: name,
      about: club,
      uses,
    }));
}

/**
 * The cards of all tables, of all players, or of both, by the settings for reports and requests.
 */
const cardsToPrint = (
  t: Tournament,
  request: PrintRequest,
  say: TranslateFor<'tournament'>,
): readonly CodeToPrint[] => [
  ...(t.settings.phoneReports === 'by-table' ? tableCards(t, say) : []),
  ...(hasPlayerCodes(t.settings) ? playerCards(t, request) : []),
];

/** The codes on the result slips of a round, by board; such a code is for that round only. */
const slipsToPrint = (t: Tournament, { round }: PrintRequest): readonly CodeToPrint[] =>
  t.settings.phoneReports === 'by-table'
    ? (t.rounds[round - 1]?.games ?? []).map(({ board }, index) => ({
        subject: ofTable(tablesIn(t, round)?.[index] ?? board, round),
        title: '',
        about: '',
        uses: ['report'],
      }))
    : [];

/**
 * The codes for a print of cards, or of a round's slips by board; [] if the tournament uses no
 * codes or the reader may not see links. Slips have no players' codes, since both players handle
 * them.
 */
export async function printedCodes(
  locals: App.Locals,
  { origin }: URL,
  t: Tournament,
  { request, say }: { readonly request: PrintRequest; readonly say: TranslateFor<'tournament'> },
): Promise<readonly PrintedCode[]> {
  const { kind } = request;
  if (!hasCodes(t.settings) || !mayDo(locals, 'keep-links', t.id)) return [];
  if (kind !== 'codes' && kind !== 'slips') return [];
  const toPrint = kind === 'codes' ? cardsToPrint(t, request, say) : slipsToPrint(t, request);
  const codes = await locals.app.accounts.codesOf(
    t.id,
    toPrint.map(({ subject }) => subject),
  );
  return toPrint.map(({ title, about, uses }, index) => {
    const address = `${origin}/r/${codes[index]}`;
    return { title, about, uses, address, qr: qrDrawing(address) };
  });
}
