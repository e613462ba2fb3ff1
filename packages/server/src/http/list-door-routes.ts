import { type ListUse, listUses } from '@rokade/formats';
import { idBy, kindsOf, orNull, tableOf, text, wordOf, yesOrNo } from '@rokade/journal';
import { listColumnCodes, parsePersonId } from '@rokade/register';
import { err, ok } from '@rokade/rules';
import { z } from 'zod';
import { takeCharge } from '../accounts/take-charge.ts';
import type { NamedBook } from '../acts/belonging-of.ts';
import { type ListToTake, listToTake } from '../acts/lists/list-to-take.ts';
import {
  type ListFacts,
  type ListTaker,
  lookAtUse,
  mayUseList,
  takeUse,
  type UseDone,
  type UseRefusal,
} from '../acts/lists/uses-of-list.ts';
import { contentOf, fileShape } from '../forms/read-form.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { errorStatus } from './error-status.ts';
import type { Exchange, Reply } from './exchange.ts';
import { rightsOf } from './may-here.ts';
import { languageOf } from './reader-choices.ts';
import type { ApiError } from './request-error.ts';

const choices = tableOf(
  kindsOf({ same: { person: idBy(parsePersonId) }, new: {}, 'leave-out': {} }),
);

/** The body with a file and how it is to be read. */
const lookShape = z.strictObject({
  list: fileShape,
  name: schemaOf(text).default(''),
  /** The table with the names of clubs, for a list with their numbers. */
  clubs: fileShape.default(''),
  /** The sheet of a spreadsheet; '' = the one that is most clearly a list. */
  sheet: schemaOf(text).default(''),
  day: schemaOf(text).default(''),
  federation: schemaOf(text).default(''),
  source: schemaOf(text).default(''),
  isComplete: schemaOf(yesOrNo).default(false),
  columns: schemaOf(orNull(tableOf(orNull(wordOf(listColumnCodes))))).default(null),
  choices: schemaOf(choices).default({}),
  /** Where the players are entered: `tournament:<id>` or `event:<id>`; '' = nowhere. */
  to: schemaOf(text).default(''),
  alike: schemaOf(yesOrNo).default(false),
  uses: z.array(z.enum(listUses)).default([]),
  /** The versions of the books that the previews showed. */
  versions: z.partialRecord(z.enum(listUses), z.int().min(0)).default({}),
  confirmed: z.boolean().default(false),
});

type SentList = z.infer<typeof lookShape>;

/** The book in `tournament:<id>` or `event:<id>`; null: none is named. */
function bookIn(place: string): NamedBook | null {
  const [, kind, id = ''] = /^(tournament|event):(.+)$/.exec(place) ?? [];
  if (kind === undefined) return null;
  return { kind: kind === 'event' ? 'event' : 'tournament', id };
}

const factsOf = (exchange: Exchange, sent: SentList): ListFacts => ({
  question: {
    day: sent.day || exchange.get('desk').hall().now.slice(0, 10),
    federation: sent.federation.toUpperCase(),
    columns: sent.columns,
    isComplete: sent.isComplete,
    choices: sent.choices,
  },
  source: sent.source.trim() || sent.name,
  to: bookIn(sent.to),
  alike: sent.alike,
});

const takerIn = (exchange: Exchange): ListTaker => ({
  desk: exchange.get('desk'),
  actor: actorOf(exchange),
  rights: rightsOf(exchange),
  language: languageOf(exchange.req) ?? 'en',
});

const listIn = ({ name, list, clubs, sheet }: SentList, isLook: boolean): ListToTake =>
  listToTake({ name, list: contentOf(list), clubs: contentOf(clubs), sheet }, isLook);

async function look(exchange: Exchange, sent: SentList): Promise<Reply> {
  const list = listIn(sent, true);
  const [taker, facts] = [takerIn(exchange), factsOf(exchange, sent)];
  const uses: object[] = [];
  for (const use of list.recognised.becomes) {
    const allowed = await mayUseList(taker, use, facts);
    const seen = allowed ? await lookAtUse(taker, use, list, facts) : null;
    uses.push({
      use,
      allowed,
      ...(seen?.ok === true ? { preview: seen.value } : {}),
      ...(seen?.ok === false ? { error: seen.error } : {}),
    });
  }
  const { becomes: _, ...file } = list.recognised;
  return ok({ file: { ...file, name: list.name, sheet: list.sheet }, uses });
}

/** Refuses with the error of one use, and says which uses were done before it. */
const refused = (
  exchange: Exchange,
  { use, error, taken }: { use: ListUse; error: UseRefusal; taken: readonly object[] },
): Response => exchange.json({ ...error, use, taken }, errorStatus(error as ApiError));

const otherUse = { code: 'list.other-use', field: 'uses' } as const;

async function take(exchange: Exchange, sent: SentList): Promise<Reply> {
  const list = listIn(sent, false);
  const [taker, facts] = [takerIn(exchange), factsOf(exchange, sent)];
  const uses = listUses.filter((use) => sent.uses.includes(use));
  if (uses.length === 0) return err({ code: 'list.no-use', field: 'uses' });
  for (const use of uses) {
    const isPossible = list.recognised.becomes.includes(use);
    if (!isPossible) return refused(exchange, { use, error: otherUse, taken: [] });
    if (!(await mayUseList(taker, use, facts))) return err({ code: 'request.not-allowed' });
  }
  const taken: (UseDone & { readonly use: ListUse })[] = [];
  for (const use of uses) {
    const basis = { basedOn: sent.versions[use] ?? 0, confirmed: sent.confirmed };
    const done = await takeUse(taker, use, list, { ...facts, ...basis });
    if (!done.ok) return refused(exchange, { use, error: done.error, taken });
    const session = exchange.get('session');
    if (done.value.id !== undefined && session !== null) {
      await takeCharge(taker.desk, session, { kind: 'tournament', id: done.value.id });
    }
    taken.push({ use, ...done.value });
  }
  return ok({ file: list.name, to: sent.to, taken });
}

/** The routes of the one door for lists: what a file is and could become, then what was chosen. */
export const listDoorRoutes: readonly ApiRoute[] = [
  {
    path: '/lists/look',
    act: 'keep-own-account',
    summary:
      'What a file with a list is (members, ratings, a report, games …) and what it can become: each use with its preview, by the sender’s rights. `to` is the tournament or event to enter players in, `clubs` the names of clubs for a list with their numbers',
    ...takingJson(lookShape, look, 'file'),
  },
  {
    path: '/lists/taking',
    act: 'keep-own-account',
    summary:
      'Use a list in the ways of `uses`, one after the other: members of the register, a list to look players up in, ratings, entries, a tournament. A refusal names the `use` that was refused and what was `taken` before it',
    ...takingJson(lookShape, take, 'file'),
  },
];
