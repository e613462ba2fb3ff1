import { parseEventId } from '@rokade/event';
import type { Result } from '@rokade/rules';
import type {
  Belongings,
  Events,
  ListedOrganisation,
  OrganisationError,
  Organisations,
  Tournaments,
} from '@rokade/server';
import { organisationColumns } from '@rokade/tables';
import { parseTournamentId } from '@rokade/tournament';
import { machine, refused, withOpened } from '../input/with-opened.ts';
import { hasOption, textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Outcome, type Run } from '../outcome.ts';
import { printedTable } from '../say/printed-table.ts';

const acts = ['make', 'rename', 'remove', 'give', 'hand-in'] as const;
type Act = (typeof acts)[number];

/** An act as it was called; '' for what an act does not need. */
interface Call {
  readonly act: Act;
  /** The organisation, the tournament or the event, by an address. */
  readonly which: string;
  readonly name: string;
  readonly to: string;
  readonly back: boolean;
  readonly yes: boolean;
}

interface Opened {
  readonly organisations: Organisations;
  readonly tournaments: Tournaments;
  readonly events: Events;
}

type Done = Result<unknown, OrganisationError>;

/** The option that an act requires. */
const needed: Readonly<Partial<Record<Act, 'name' | 'to'>>> = {
  make: 'name',
  rename: 'to',
  give: 'to',
  'hand-in': 'to',
};

/** The result of the act, as text or as JSON. */
const outcomeOf = (context: Context, call: Call, isDone = true): Outcome => {
  const { act, which, name, to, back } = call;
  if (wantsJson(context)) return done(jsonLine({ act, which, name, to, back, done: isDone }));
  const key = act === 'hand-in' && back ? 'taken-back' : act;
  return done(
    `${context.t(isDone ? `cli.organisation.${key}` : 'cli.organisation.ask', { which, name, to })}\n`,
  );
};

/** The organisation at an address, or the message that there is none. */
async function found(
  context: Context,
  { organisations }: Opened,
  address: string,
): Promise<ListedOrganisation | Outcome> {
  const one = await organisations.find(address);
  return one ?? refused(context, { code: 'organisation.unknown', organisation: address });
}

/** The tournament or event at an address. */
async function belongings(
  { tournaments, events }: Opened,
  text: string,
): Promise<Belongings | null> {
  const [tournament, event] = [parseTournamentId(text), parseEventId(text)];
  if (tournament !== null && (await tournaments.belonging(tournament)).ok) {
    return { kind: 'tournament', id: tournament };
  }
  return event !== null && (await events.belonging(event)).ok ? { kind: 'event', id: event } : null;
}

/** Gives a tournament or an event to an organisation, or hands it in. */
async function move(context: Context, opened: Opened, call: Call): Promise<Outcome> {
  const what = await belongings(opened, call.which);
  if (what === null) return no('', context.t('cli.organisation.nothing', { which: call.which }));
  const to = await found(context, opened, call.to);
  if ('exit' in to) return to;
  const { organisations } = opened;
  const receiver = { to: to.id, handedIn: !call.back };
  const moved: Done =
    call.act === 'give'
      ? await organisations.assign(what, to.id)
      : await organisations.handIn(what, receiver, machine);
  return moved.ok ? outcomeOf(context, call) : refused(context, moved.error);
}

async function actOn(context: Context, opened: Opened, call: Call): Promise<Outcome> {
  const { act, which, name, to, yes } = call;
  const { organisations } = opened;
  if (act === 'give' || act === 'hand-in') return move(context, opened, call);
  if (act === 'make') {
    const made = await organisations.make({ address: which, name }, machine);
    return made.ok ? outcomeOf(context, call) : refused(context, made.error);
  }
  const of = await found(context, opened, which);
  if ('exit' in of) return of;
  if (act === 'remove' && !yes) return outcomeOf(context, call, false);
  const carried: Done =
    act === 'rename' ? await organisations.rename(of.id, to) : await organisations.remove(of.id);
  return carried.ok ? outcomeOf(context, call) : refused(context, carried.error);
}

async function list(context: Context, { organisations }: Opened): Promise<Outcome> {
  const rows = await organisations.list();
  return done(
    wantsJson(context)
      ? jsonLine(rows)
      : printedTable(context, { columns: organisationColumns, rows }),
  );
}

/**
 * The act and its object from the command line, null for the list; a usage fault where they make no
 * valid call.
 */
function understood(context: Context, [act = '', which]: readonly string[]): Call | Outcome | null {
  if (act === 'list') return null;
  const chosenAct = acts.find((one) => one === act);
  if (chosenAct === undefined) {
    return bad(
      context.t('cli.usage.organisation-act', { act, known: ['list', ...acts].join(', ') }),
    );
  }
  if (which === undefined) return bad(context.t('cli.usage.missing-argument', { what: 'WHICH' }));
  const option = needed[chosenAct];
  if (option !== undefined && textOption(context, option) === undefined) {
    const value = option === 'name' ? 'NAME' : 'ADDRESS';
    return bad(context.t('cli.usage.missing-option', { what: `--${option} <${value}>` }));
  }
  const [name = '', to = ''] = [textOption(context, 'name'), textOption(context, 'to')];
  const flags = { back: hasOption(context, 'back'), yes: hasOption(context, 'yes') };
  return { act: chosenAct, which, name, to, ...flags };
}

/**
 * `organisation list|make|rename|remove|give|hand-in [WHICH]`: manages the organisations of a data
 * folder, and gives tournaments and events to them.
 */
export const organisation: Run = async (context, args) => {
  const call = understood(context, args);
  if (call !== null && 'exit' in call) return call;
  const { openOrganisations } = await import('@rokade/server');
  return withOpened(context, openOrganisations, (opened) =>
    call === null ? list(context, opened) : actOn(context, opened, call),
  );
};
