import {
  fieldsOf,
  idBy,
  leftOut,
  listOf,
  shapesIn,
  someOf,
  text,
  whole,
  yesOrNo,
} from '@rokade/journal';
import { emptyRatedPerson, grantFields, ratedPersonShapes } from '@rokade/ratings';
import { parseTournamentId, type TournamentId } from '@rokade/tournament';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { contentOf, fileShape } from '../forms/read-form.ts';
import { grantOf } from '../ratings/grant-of.ts';
import type { GroupSource } from '../ratings/ratings-types.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { answerWith, type Exchange } from './exchange.ts';
import { mayWith } from './may-here.ts';
import { carryOut, faulty, look, lookedWith, sentWith } from './ratings-acts.ts';

const granted = shapesIn(grantFields);

const grantShape = fieldsOf({
  basedOn: whole(0),
  confirmed: leftOut(yesOrNo),
  /** The person's id in the book of ratings or in the register; '' = a new person. */
  person: text,
  values: leftOut(someOf(ratedPersonShapes)),
  ...granted,
  rating: whole(1, 4000),
  edition: leftOut(text),
  proposedBy: leftOut(granted.proposedBy),
  approvedBy: leftOut(granted.approvedBy),
  committeeAgrees: leftOut(granted.committeeAgrees),
});

const grantRoute = (app: Application): ApiRoute => ({
  path: '/ratings/grants',
  act: 'keep-ratings',
  summary: 'Grant a rating. Default of who proposes it: by the rules',
  ...takingJson(schemaOf(grantShape), async (exchange, { values = {}, person: id, ...request }) => {
    const { basedOn, confirmed = false, ...wish } = request;
    const federation = (values.federation ?? '').toUpperCase();
    const somebody = { ...emptyRatedPerson, ...values, federation };
    const { person, people } = app.ratings.personFor(somebody, id);
    const usual = { edition: '', proposedBy: null, approvedBy: null, committeeAgrees: false };
    const grant = grantOf({ ...usual, ...wish }, person);
    const command = { kind: 'grant-number', grant, people } as const;
    const sent = { basedOn, confirmed, command, reason: '' };
    const done = await app.ratings.execute(sent, actorOf(exchange));
    return answerWith(done, ({ state: { version } }) => ({ version, person, act: grant.id }));
  }),
});

const optionalText = z.string().max(2000).default('');
const switched = z.boolean().default(false);

const reportShape = z.strictObject({
  tournaments: schemaOf(listOf(idBy(parseTournamentId))).default([]),
  files: z.array(fileShape).max(50).default([]),
  name: optionalText,
  firstDay: optionalText,
  lastDay: optionalText,
  day: schemaOf(text),
  edition: optionalText,
  abroad: switched,
  estimate: z.int().min(1).max(4000).nullable().default(null),
  rateNoShows: switched,
  asOne: switched,
});

const bytesOf = (file: z.infer<typeof fileShape>): Uint8Array => {
  const content = contentOf(file);
  return typeof content === 'string' ? Buffer.from(content) : content;
};

/** The tournaments that the sender may see, as groups of a report. */
async function seenAmong(
  exchange: Exchange,
  { tournaments }: Application,
  ids: readonly TournamentId[],
): Promise<readonly GroupSource[]> {
  const found = await Promise.all(ids.map((id) => tournaments.belonging(id)));
  return ids.flatMap((id, index) => {
    const belonging = found[index];
    const isSeen =
      belonging?.ok === true && mayWith(exchange, 'see-event', { id, ...belonging.value });
    return isSeen ? [{ kind: 'tournament', id } as const] : [];
  });
}

/** The command that reports tournaments and files, or its faults. */
async function reportIn(
  exchange: Exchange,
  app: Application,
  { tournaments, files, ...facts }: z.infer<typeof reportShape>,
) {
  const ours = await seenAmong(exchange, app, tournaments);
  const read = files.map((file) => ({ kind: 'file', bytes: bytesOf(file) }) as const);
  return app.ratings.reportOf([...ours, ...read], facts);
}

const reportRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/ratings/reports/preview',
    act: 'keep-ratings',
    summary:
      'Preview of a report of tournaments and report files: the ratings that it would change',
    ...takingJson(
      reportShape.extend(lookedWith),
      async (exchange, { basedOn: _, confirmed: __, ...report }) => {
        const command = await reportIn(exchange, app, report);
        if (!command.ok) return faulty(exchange, command.error);
        return look(exchange, app, { command: command.value, faults: [] });
      },
      'file',
    ),
  },
  {
    path: '/ratings/reports',
    act: 'keep-ratings',
    summary: 'Report an event whose groups are tournaments of this installation or report files',
    ...takingJson(
      reportShape.extend(sentWith),
      async (exchange, { basedOn, confirmed, ...report }) => {
        const command = await reportIn(exchange, app, report);
        if (!command.ok) return faulty(exchange, command.error);
        const act = command.value.event.id;
        return carryOut(exchange, app, {
          basedOn,
          confirmed,
          command: command.value,
          faults: [],
          act,
        });
      },
      'file',
    ),
  },
];

/** The routes that grant a rating, and report an event of tournaments and files. */
export const ratingsActRoutes = (app: Application): readonly ApiRoute[] => [
  grantRoute(app),
  ...reportRoutes(app),
];
