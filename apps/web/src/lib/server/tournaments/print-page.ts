import { type PrintRequest, printRequest } from '@rokade/presentation/print/print-request.ts';
import {
  isKindOf,
  isReport,
  kindsFor,
  listsOf,
  type PrintKind,
  parsePrintKind,
} from '@rokade/presentation/views/prints/kinds.ts';
import { errorText, nobody } from '@rokade/tables';
import {
  type PrizesView,
  reportObjection,
  type Tournament,
  viewPrizes,
  viewPublicPrizes,
} from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { eventOf } from '../events/event-of.ts';
import { eventIdOr404, tournamentsOf } from '../events/event-page.ts';
import { tournamentAsSeen } from '../players/births.ts';
import { publicPage, tournamentOr404 } from '../public/public-page.ts';
import { mayDo } from '../rights/may-do.ts';

/** The data for one print of a tournament; `t` is the tournament as the reader may see it. */
export interface PrintPage {
  readonly t: Tournament;
  /** The tournament as the public may see it. */
  readonly shown: Tournament;
  readonly request: PrintRequest;
  /** The prizes as the reader may see them; null: none. */
  readonly prizes: PrizesView | null;
  /** The groups of its event, for a signature list of all groups; [] for other prints. */
  readonly groups: readonly Tournament[];
  /** The kinds of print that this reader may have. */
  readonly kinds: readonly PrintKind[];
}

/** The groups of the tournament's event that the reader may see; [] if it is in no event. */
async function groupsBeside(
  locals: App.Locals,
  { id }: Tournament,
): Promise<readonly Tournament[]> {
  const event = await eventOf(locals.app, id, () => true);
  if (event === null) return [];
  const found = await locals.app.events.get(eventIdOr404(event.id));
  if (!found.ok) return [];
  return tournamentsOf(locals, found.value);
}

/**
 * The print in an address, complete for a reader who may see the tournament, else its public part.
 * Error 404 for an unknown or hidden kind, 409 for a report on a provisionally finished tournament.
 */
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
  const kinds = open.filter((one) => isKindOf(one, listsOf(t)));
  const kind = parsePrintKind(params.kind);
  const isOpenReport = kind !== null && isReport(kind) && open.includes(kind);
  const objection = isOpenReport ? reportObjection(whole) : null;
  if (objection !== null) error(409, errorText(locals.t, nobody, objection));
  if (kind === null || !kinds.includes(kind)) error(404, 'no such list');
  const prizes = seesAll ? viewPrizes(whole) : viewPublicPrizes(whole, t);
  const groups = kind === 'signatures' ? await groupsBeside(locals, t) : [];
  return { t, shown, kinds, prizes, groups, request: printRequest(t, kind, query) };
}
