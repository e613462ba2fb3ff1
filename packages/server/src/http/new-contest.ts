import {
  type ContestId,
  type ContestValues,
  contestFormat,
  type FormatCode,
  parseContestId,
} from '@rokade/club';
import { ok } from '@rokade/rules';
import { placeOfBook } from '../acts/contests/book-of-item.ts';
import { fillContest, type ItemToBegin, nameInProgramme } from '../acts/contests/programme-item.ts';
import type { Application } from '../application.ts';
import { newContestId, newSeed } from '../contests/make-contests.ts';
import { actorOf } from './actor-of.ts';
import { answerWith, type Exchange, type Reply } from './exchange.ts';
import { dayOf } from './programme-request.ts';

/** What a new competition is, and the code of its rules; '': the usual ones of the format. */
interface NewContest {
  readonly format: FormatCode;
  readonly rules: string;
  readonly values: ContestValues;
}

function makeContest(exchange: Exchange, id: ContestId, body: NewContest) {
  const rules = body.rules || (contestFormat(body.format)?.ruleSets[0] ?? '');
  const command = { kind: 'make-contest', id, seed: newSeed(), ...body, rules } as const;
  const request = { basedOn: 0, command, reason: '', confirmed: false };
  return exchange.get('desk').contests.execute(id, request, actorOf(exchange));
}

/** Makes the competition of an item, with its days and entries, and names it in the programme. */
export async function makeContestOfItem(
  app: Application,
  exchange: Exchange,
  toBegin: ItemToBegin,
  body: NewContest,
): Promise<Reply> {
  const { name } = body.values;
  const naming = { parse: parseContestId, name, as: body.format, newId: newContestId };
  const { id, isMade } = await placeOfBook(app.contests, toBegin, naming);
  const made = isMade ? await app.contests.get(id) : await makeContest(exchange, id, body);
  if (!made.ok) return made;
  const by = { id, ...dayOf(exchange) };
  const filled = await fillContest(exchange.get('desk'), toBegin, by);
  if (!filled.ok) return filled;
  const book = { kind: 'contest', id } as const;
  const named = await nameInProgramme(app, toBegin, { ...by, book });
  return named.ok ? ok({ id }) : named;
}

/** Makes a competition of its own. */
export async function makeNewContest(exchange: Exchange, body: NewContest): Promise<Reply> {
  const id = newContestId(body.values.name);
  const made = await makeContest(exchange, id, body);
  return answerWith(made, ({ state: { version } }) => ({ id, version }));
}
