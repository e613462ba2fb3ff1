import {
  isAboutAll,
  isKindOf,
  isReport,
  listsOf,
  type PrintKind,
  parsePrintKind,
  printKinds,
} from '@rokade/presentation/views/prints/kinds.ts';
import { reportObjection, type Tournament } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { mayDo } from '../rights/may-do.ts';
import { type PrintPage, printPage } from '../tournaments/print-page.ts';
import { loadEvent, tournamentsOf } from './event-page.ts';

/** Lists that an event has one of, not one of each group: signatures are ordered by group there. */
const ofOneGroup: readonly PrintKind[] = ['signatures'];

const hasList = (t: Tournament, kind: PrintKind): boolean =>
  isKindOf(kind, listsOf(t)) && !(isReport(kind) && reportObjection(t) !== null);

/** Whether a list about a round has one; the others have none to wait for. */
const hasRound = ({ request: { kind, round } }: PrintPage): boolean =>
  isAboutAll(kind) || round > 0;

/** The groups of an event that the reader sees completely. */
async function groupsSeen(locals: App.Locals, params: { readonly event: string }) {
  const event = await loadEvent(locals, params);
  const groups = await tournamentsOf(locals, event);
  return { event, groups: groups.filter(({ id }) => mayDo(locals, 'see-event', id)) };
}

/** The lists that can be printed of all groups in one go, and the look of the first group's prints. */
export async function printsOfGroups(locals: App.Locals, params: { readonly event: string }) {
  const { groups } = await groupsSeen(locals, params);
  const kinds = printKinds.filter(
    (kind) => !ofOneGroup.includes(kind) && groups.some((t) => hasList(t, kind)),
  );
  return { kinds, look: groups[0]?.settings.printLook ?? 'plain' };
}

/**
 * One list of every group that has it, without groups that have no round yet if others have one, in the language of the first group unless the address names
 * one. Error 404 if no group that the reader sees has it.
 */
export async function printedOfGroups(
  locals: App.Locals,
  params: { readonly event: string; readonly kind: string },
  query: URLSearchParams,
): Promise<{ readonly name: string; readonly pages: readonly [PrintPage, ...PrintPage[]] }> {
  const { event, groups } = await groupsSeen(locals, params);
  const kind = parsePrintKind(params.kind);
  const having = groups.filter((t) => kind !== null && hasList(t, kind));
  const language = query.get('lang') ?? having[0]?.settings.printLanguage ?? '';
  const parameters = new URLSearchParams(query);
  parameters.set('lang', language);
  const found = await Promise.all(
    having.map(({ id }) => printPage(locals, { id, kind: params.kind }, parameters)),
  );
  const filled = found.filter(hasRound);
  const [first, ...others] = filled.length > 0 ? filled : found;
  if (first === undefined) error(404, 'no such list');
  return { name: event.values.name, pages: [first, ...others] };
}
