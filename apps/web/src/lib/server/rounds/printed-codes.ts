import { cardsToPrint, hasCodes, slipsToPrint } from '@rokade/presentation/print/codes-to-print.ts';
import type { PrintRequest } from '@rokade/presentation/print/print-request.ts';
import type { PrintedCode } from '@rokade/presentation/print/printed-code.ts';
import type { TranslateFor } from '@rokade/texts';
import type { Tournament } from '@rokade/tournament';
import { qrDrawing } from '#lib/ui/qr-path.ts';
import { mayDo } from '../rights/may-do.ts';

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
