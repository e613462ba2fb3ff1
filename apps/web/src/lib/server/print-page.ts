import { type PrizesView, type Tournament, viewPrizes, viewPublicPrizes } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { type PrintRequest, printRequest } from '#lib/print/print-request.ts';
import { isKindOf, kindsFor, type PrintKind, parsePrintKind } from '#lib/views/prints/kinds.ts';
import { tournamentAsSeen } from './births.ts';
import { mayDo } from './may-do.ts';
import { publicPage, tournamentOr404 } from './public-page.ts';

/** What is to be printed, of a tournament as the reader may see it. */
export interface PrintPage {
  readonly t: Tournament;
  /** The same as everybody may see it. */
  readonly shown: Tournament;
  readonly request: PrintRequest;
  /** As the reader may see them; null where there are none for them. */
  readonly prizes: PrizesView | null;
  /** The lists this reader may print. */
  readonly kinds: readonly PrintKind[];
}

/** The list an address asks for: everything for whoever may see the event, else what is public; or 404. */
export async function printPage(
  locals: App.Locals,
  params: { readonly id: string; readonly kind: string },
  query: URLSearchParams,
): Promise<PrintPage> {
  const whole = await tournamentOr404(locals, params.id);
  const seesAll = mayDo(locals, 'see-event', params.id);
  const { t: shown } = await publicPage(locals, params.id);
  const t = seesAll ? tournamentAsSeen(locals, whole) : shown;
  const open = kindsFor(t.settings.visibility, seesAll, t.prizes !== null);
  const kinds = open.filter((one) => isKindOf(one, t.settings.system));
  const kind = parsePrintKind(params.kind);
  if (kind === null || !kinds.includes(kind)) error(404, 'no such list');
  const prizes = seesAll ? viewPrizes(whole) : viewPublicPrizes(whole, t);
  return { t, shown, kinds, prizes, request: printRequest(t, kind, query) };
}
