import {
  type Contest,
  legResultsShape,
  parseEntryId,
  parseItemId,
  seasonItemShape,
  strangerShape,
} from '@rokade/club';
import { may, placeIn } from '@rokade/installation';
import { fieldsOf, idBy, listOf, orNull, type Shape, text, whole } from '@rokade/journal';
import { parsePersonId } from '@rokade/register';
import { err, ok } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import { z } from 'zod';
import { enterPeople } from '../acts/contests/enter-people.ts';
import { takeChampions } from '../acts/contests/take-champions.ts';
import type { Application } from '../application.ts';
import { type Sender, tellAll } from '../contests/contest-sender.ts';
import { holdLeg } from '../contests/hold-leg.ts';
import { plannedItem } from '../contests/plan-item.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { atContest } from './at-address.ts';
import type { Exchange } from './exchange.ts';
import { mayHere, rightsOf } from './may-here.ts';
import { languageOf } from './reader-choices.ts';

/** The body of an act on a competition, with the version that its sender has seen. */
const bodyWith = <T>(shape: Shape<T>) =>
  z.strictObject({
    basedOn: z.int().min(0),
    confirmed: z.boolean().default(false),
    wish: schemaOf(shape),
  });

type Basis = { readonly basedOn: number; readonly confirmed: boolean };

const senderOf = (exchange: Exchange, id: Contest['id'], basis: Basis): Sender => ({
  id,
  actor: actorOf(exchange),
  basedOn: basis.basedOn,
  confirmed: basis.confirmed,
});

const peopleShape = fieldsOf({
  people: listOf(idBy(parsePersonId), { most: 1000 }),
  day: text,
});

const championsShape = fieldsOf({
  of: text,
  items: listOf(idBy(parseItemId), { most: 1000 }),
  day: text,
});

const eveningShape = fieldsOf({
  held: legResultsShape,
  strangers: listOf(strangerShape, { most: 500 }),
});

const programmeShape = fieldsOf({
  item: seasonItemShape,
  /** The weekly repetition on further days; null, or '' as its first day: none. */
  weekly: orNull(fieldsOf({ first: text, times: whole(1, 60), weeks: whole(1, 52) })),
  day: text,
});

const enteringShape = fieldsOf({
  item: idBy(parseItemId),
  entries: listOf(idBy(parseEntryId), { most: 1000 }),
  day: text,
});

/** The routes that enter and note people of other books. */
const peopleRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/contests/{id}/people',
    act: 'keep-contest',
    summary:
      'Enter people of the register with their rating in the lists; an entry with the same name is linked to the person',
    ...takingJson(
      bodyWith(peopleShape),
      atContest(async (exchange, id, { wish, ...basis }) => {
        if (!mayHere(exchange, 'see-people')) return err({ code: 'request.not-allowed' });
        return enterPeople(exchange.get('desk'), senderOf(exchange, id, basis), wish);
      }),
    ),
  },
  {
    path: '/contests/{id}/champions',
    act: 'keep-contest',
    summary: 'Note champions of the club’s seasons as winners of a trophy, each for their year',
    ...takingJson(
      bodyWith(championsShape),
      atContest(async (exchange, id, { wish, ...basis }) => {
        // Whoever may keep only this competition sees the others as the public does.
        const ofAll = placeIn(exchange.get('belonging'), '');
        const seenBy = may(rightsOf(exchange), 'see-contest', ofAll) ? 'desk' : 'everybody';
        return takeChampions(app, { ...senderOf(exchange, id, basis), seenBy }, wish);
      }),
    ),
  },
  {
    path: '/contests/{id}/evenings',
    act: 'keep-contest',
    summary: 'Note the results of a leg, and enter players who are not entered yet',
    ...takingJson(
      bodyWith(eveningShape),
      atContest(async (exchange, id, { wish, ...basis }) => {
        const act = { kind: 'leg-held', ...wish.held } as const;
        const sender = senderOf(exchange, id, basis);
        return holdLeg(exchange.get('desk').contests, sender, act, wish.strangers);
      }),
    ),
  },
];

/** The routes for the programme of a season. */
const programmeRoutes = (): readonly ApiRoute[] => [
  {
    path: '/contests/{id}/programme',
    act: 'keep-contest',
    summary:
      'Plan an item of a season’s programme on its days, or weekly. Default name: that of its section',
    ...takingJson(
      bodyWith(programmeShape),
      atContest(async (exchange, id, { wish: { item, weekly, day }, ...basis }) => {
        const { contests } = exchange.get('desk');
        const found = await contests.get(id);
        if (!found.ok) return found;
        const language = languageOf(exchange.req);
        const locale = { language, t: translator(language) };
        const items = [plannedItem(found.value, item, weekly, locale)];
        const act = { kind: 'programme-planned', items, day } as const;
        return tellAll(contests, senderOf(exchange, id, basis), [{ kind: 'note-act', act }]);
      }),
    ),
  },
  {
    path: '/contests/{id}/programme/entries',
    act: 'keep-contest',
    summary: 'Enter several members of a season for an item of its programme, all or none',
    ...takingJson(
      bodyWith(enteringShape),
      atContest(async (exchange, id, { wish: { item, entries, day }, ...basis }) => {
        const commands = entries.map((entry) => {
          const act = { kind: 'item-entered', item, entry, day } as const;
          return { kind: 'note-act', act } as const;
        });
        return commands.length === 0
          ? ok({ version: basis.basedOn, entries: [] })
          : tellAll(exchange.get('desk').contests, senderOf(exchange, id, basis), commands);
      }),
    ),
  },
];

/** The routes for acts on a competition that need several commands, or other books. */
export const contestDeskRoutes = (app: Application): readonly ApiRoute[] => [
  ...peopleRoutes(app),
  ...programmeRoutes(),
];
