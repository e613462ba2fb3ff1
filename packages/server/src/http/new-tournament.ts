import { someOf, text } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import {
  parseTournamentId,
  prizes,
  type RoundRhythm,
  roundRhythms,
  settingShapes,
  systemCodes,
} from '@rokade/tournament';
import { z } from 'zod';
import { belongingOf } from '../acts/belonging-of.ts';
import { placeOfBook } from '../acts/contests/book-of-item.ts';
import {
  type ItemToBegin,
  namedItemShape,
  nameInProgramme,
  tournamentOfItem,
} from '../acts/contests/programme-item.ts';
import {
  type Beginning,
  beginningAt,
  beginningLike,
  beginTournament,
  chosenSettings,
} from '../acts/tournaments/begin-tournament.ts';
import type { Application } from '../application.ts';
import type { AppError } from '../kinds/tournament-types.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { newTournamentId } from '../values/new-ids.ts';
import { actorOf } from './actor-of.ts';
import type { Exchange, Reply } from './exchange.ts';
import { mayWith } from './may-here.ts';
import { dayOf, itemFor } from './programme-request.ts';
import { languageOf } from './reader-choices.ts';
import type { ApiError } from './request-error.ts';

/** Chosen settings, and a system with some of its options. */
export const chosenShapes = {
  settings: schemaOf(someOf(settingShapes)).default({}),
  system: z.looseObject({ code: z.enum(systemCodes) }).optional(),
};

/** The body of a request for a new tournament. */
export const newTournamentShape = z.strictObject({
  ...chosenShapes,
  order: schemaOf(text).optional(),
  days: z
    .strictObject({
      first: schemaOf(text),
      time: schemaOf(text).default(''),
      rhythm: z.enum(Object.keys(roundRhythms) as RoundRhythm[]),
    })
    .optional(),
  like: schemaOf(text).default(''),
  preset: schemaOf(text).default(''),
  /** The item of a season's programme that it is; its days are the rounds', and it is named there. */
  programme: schemaOf(namedItemShape).optional(),
  /** The prizes that it begins with; absent: those of `like`, or none. */
  prizes: schemaOf(prizes).optional(),
  confirmed: z.boolean().default(false),
});

type NewTournamentRequest = z.infer<typeof newTournamentShape>;

/**
 * What the new tournament begins with; an earlier tournament that the sender may not see counts as
 * missing.
 */
async function beginningOf(
  app: Application,
  exchange: Exchange,
  { like, preset }: NewTournamentRequest,
  toBegin: ItemToBegin | null,
): Promise<Result<Beginning, AppError | ApiError>> {
  const desk = exchange.get('desk');
  const ofItem =
    toBegin === null ? null : tournamentOfItem(desk, toBegin, languageOf(exchange.req));
  if (ofItem !== null) return ok(ofItem);
  if (like === '') {
    const begun = beginningAt(desk, { preset, language: languageOf(exchange.req) });
    return begun === null ? err({ code: 'request.invalid', at: 'preset' }) : ok(begun);
  }
  const id = parseTournamentId(like);
  const whose = await belongingOf(app, { kind: 'tournament', id: like });
  if (id === null || !mayWith(exchange, 'see-event', { ...whose, id })) {
    return err({ code: 'store.missing' });
  }
  const found = await app.tournaments.get(id);
  return found.ok ? ok(beginningLike(found.value, app.hall().now.slice(0, 10))) : found;
}

/** The commands after the one that makes a tournament; prizes that were sent replace those of `like`. */
const furtherOf = (
  further: Beginning['further'],
  { prizes: sent }: NewTournamentRequest,
): Beginning['further'] =>
  sent === undefined
    ? further
    : [
        ...further.filter(({ kind }) => kind !== 'set-prizes'),
        { kind: 'set-prizes', prizes: sent },
      ];

/** Makes a tournament as the sender wants it. */
export async function makeNew(
  app: Application,
  exchange: Exchange,
  request: NewTournamentRequest,
): Promise<Reply> {
  const toBegin = await itemFor(app, exchange, request.programme);
  if (!toBegin.ok) return toBegin;
  const beginning = await beginningOf(app, exchange, request, toBegin.value);
  if (!beginning.ok) return beginning;
  const { settings: begun, ...beginningWith } = beginning.value;
  const further = furtherOf(beginningWith.further, request);
  const settings = chosenSettings(begun, request);
  const by = { actor: actorOf(exchange), confirmed: request.confirmed };
  const desk = exchange.get('desk');
  if (toBegin.value === null) return beginTournament(desk, { settings, further }, by);
  const { name } = settings;
  const naming = { parse: parseTournamentId, name, as: 'tournament', newId: newTournamentId };
  const place = await placeOfBook(app.tournaments, toBegin.value, naming);
  const made = await beginTournament(desk, { settings, further }, by, place);
  if (!made.ok) return made;
  const book = { kind: 'tournament', id: made.value.id } as const;
  const named = await nameInProgramme(app, toBegin.value, { ...dayOf(exchange), book });
  return named.ok ? made : named;
}
