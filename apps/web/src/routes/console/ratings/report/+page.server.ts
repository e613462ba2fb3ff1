import { eventRemarks } from '@rokade/ratings';
import { ratingRegisterRules, registerRulesOn } from '@rokade/rules';
import type { GroupSource, ReportFacts } from '@rokade/server';
import { remarkText } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { parseTournamentId, type TournamentId } from '@rokade/tournament';
import { fail, redirect } from '@sveltejs/kit';
import { wholeOf } from '#lib/console/said-in-form.ts';
import { unreadField } from '#lib/console/unread-number.ts';
import { ownReportOfText, ownReportText } from '#lib/desks/ratings/own-report-form.ts';
import { loadEvent } from '#lib/server/event-page.ts';
import { formText } from '#lib/server/form-text.ts';
import { eventsSeen, mayDoIn } from '#lib/server/may-do.ts';
import { filesIn, previewOf, tellRatings } from '#lib/server/ratings-page.ts';
import { today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

/** So many tournaments are offered. */
const most = 30;

/** Those of some ids that the reader may see. */
async function seenAmong(
  locals: App.Locals,
  texts: readonly string[],
): Promise<readonly TournamentId[]> {
  const seen = await Promise.all(texts.map((text) => mayDoIn(locals, 'see-event', text)));
  return texts.flatMap((text, index) => (seen[index] ? (parseTournamentId(text) ?? []) : []));
}

/** What an address names: tournaments, or the groups of an event, which may be parts of one (§65e). */
async function namedIn(locals: App.Locals, url: URL) {
  const event = url.searchParams.get('event');
  if (event === null) return { groups: url.searchParams.getAll('tournament'), asOne: false };
  const { groups, invitation } = await loadEvent(locals, { event });
  return { groups, asOne: invitation.combinationCounts === 'one' };
}

/** What an address says beside a form's action, which every act on the page keeps. */
const keptOf = ({ searchParams }: URL): string =>
  new URLSearchParams([...searchParams].filter(([name]) => !name.startsWith('/'))).toString();

/** What can be reported: tournaments that are over, found by their name, those of the address first. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const { app } = locals;
  const named = await namedIn(locals, url);
  const ids = await seenAmong(locals, named.groups);
  const query = url.searchParams.get('q') ?? '';
  const only =
    ids.length > 0 ? { isPublic: false, ids, organisations: [] } : eventsSeen(locals, 'see-event');
  const found = await app.tournaments.page({
    states: ids.length > 0 ? ['upcoming', 'running', 'finished'] : ['finished'],
    search: query,
    order: 'newest-day',
    only,
    most,
  });
  const reported = new Map(
    app.ratings
      .now()
      .acts.flatMap((act) => (act.kind === 'event' ? [[act.tournament, act.id]] : [])),
  );
  return {
    version: app.ratings.now().version,
    query,
    kept: keptOf(url),
    asOne: named.asOne,
    own: url.searchParams.has('own'),
    article: `${registerRulesOn(today(locals)).document} 4.5.4.3`,
    today: today(locals),
    tournaments: found.tournaments
      .filter(({ damaged }) => damaged === null)
      .map(({ id, name, group, firstDate }) => ({
        id: id as string,
        name: [name, group].filter(Boolean).join(', '),
        day: firstDate.slice(0, 10),
        chosen: ids.includes(id),
        reported: reported.get(id) ?? null,
      })),
    editions: ratingRegisterRules.map(({ edition }) => edition),
  };
};

/** The tournaments that a form names. */
const chosenIn = (form: FormData): readonly string[] => form.getAll('tournament').map(String);

/** The groups that a form names: tournaments of ours that its sender may see, and files. */
async function sourcesIn(locals: App.Locals, form: FormData): Promise<readonly GroupSource[]> {
  const ours = await seenAmong(locals, chosenIn(form));
  const files = await filesIn(form, 'files');
  return [
    ...ours.map((id): GroupSource => ({ kind: 'tournament', id })),
    ...files.map((bytes): GroupSource => ({ kind: 'file', bytes })),
  ];
}

const factsIn = (form: FormData): ReportFacts => ({
  name: formText(form, 'name').trim(),
  firstDay: formText(form, 'firstDay'),
  lastDay: formText(form, 'lastDay'),
  day: formText(form, 'day'),
  edition: formText(form, 'edition'),
  abroad: form.has('abroad'),
  estimate: wholeOf(formText(form, 'estimate'), null),
  rateNoShows: form.has('rateNoShows'),
  asOne: form.has('asOne'),
});

type Report = Awaited<ReturnType<App.Locals['app']['ratings']['reportOf']>>;

/** A report with all that it would do; nothing is done yet. */
async function asked(locals: App.Locals, command: Report) {
  if (!command.ok) {
    return { ok: false, error: command.error[0] ?? { code: 'request.failed' } } as const;
  }
  const preview = await previewOf(locals, command.value);
  return preview.ok ? { ...preview, command: command.value } : preview;
}

/** The report of tournaments and files that a form asks for. */
const askedIn = async (locals: App.Locals, form: FormData) =>
  asked(locals, await locals.app.ratings.reportOf(await sourcesIn(locals, form), factsIn(form)));

/** One player's own report that a form asks for. */
const askedOwn = (locals: App.Locals, form: FormData) =>
  asked(locals, locals.app.ratings.ownReportOf(ownReportOfText(ownReportText(form))));

type Asked = Awaited<ReturnType<typeof asked>>;

/** What a report would do, as a page shows it. */
function previewed(locals: App.Locals, { command, after, changes }: Extract<Asked, { ok: true }>) {
  const { name, firstDay, lastDay, edition, groups } = command.event;
  return {
    name,
    firstDay,
    lastDay,
    edition,
    changes,
    players: groups.reduce((sum, { players }) => sum + players.length, 0),
    groups: groups.length,
    entered: command.people.map(({ values }) => values.name),
    remarks: eventRemarks(after, command.event).map(
      (one) => `${remarkText(locals, after, one)} (${citation(one.article)})`,
    ),
  };
}

/** What a form keeps of what it was told, whatever comes of it. */
const keptOfFiles = (form: FormData) => ({ chosen: chosenIn(form), asOne: form.has('asOne') });
const keptOfOwn = (form: FormData) => ({ own: ownReportText(form) });

type Ask = (locals: App.Locals, form: FormData) => Asked | Promise<Asked>;

/** Asks once the estimate is a whole number, or nothing. */
const readThen =
  (ask: Ask) =>
  async (locals: App.Locals, form: FormData): Promise<Asked> => {
    const unread = unreadField(form, /^estimate$/);
    return unread === null ? ask(locals, form) : { ok: false, error: unread };
  };

const looking =
  <Kept extends object>(ask: Ask, keptIn: (form: FormData) => Kept) =>
  async ({ locals, request }: RequestEvent) => {
    const form = await request.formData();
    const found = await readThen(ask)(locals, form);
    return found.ok
      ? { ...keptIn(form), preview: previewed(locals, found) }
      : fail(400, { ...keptIn(form), error: { ...found.error } });
  };

const reporting =
  <Kept extends object>(ask: Ask, keptIn: (form: FormData) => Kept) =>
  async ({ locals, request }: RequestEvent) => {
    const form = await request.formData();
    const found = await readThen(ask)(locals, form);
    if (!found.ok) return fail(400, { ...keptIn(form), error: { ...found.error } });
    const failure = await tellRatings(locals, form, found.command);
    if (failure !== null) return fail(400, { ...keptIn(form), error: { ...failure.error } });
    redirect(303, `/console/ratings/events/${found.command.event.id}`);
  };

export const actions: Actions = {
  look: looking(askedIn, keptOfFiles),
  report: reporting(askedIn, keptOfFiles),
  lookOwn: looking(askedOwn, keptOfOwn),
  reportOwn: reporting(askedOwn, keptOfOwn),
};
