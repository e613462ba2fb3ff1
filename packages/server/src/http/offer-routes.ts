import type { ChessEvent, EventId } from '@rokade/event';
import { type Act, may, placeIn } from '@rokade/installation';
import { text } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import {
  type ChosenFields,
  leavingOut,
  type Offer,
  type Offered,
  offeredFields,
  type Tournament,
  type TournamentId,
  takingOver,
} from '@rokade/tournament';
import { z } from 'zod';
import { offersToEvent, offersToTournament } from '../acts/offers/open-offers.ts';
import { takeOverAtEvent } from '../acts/offers/take-over-at-event.ts';
import type { Application } from '../application.ts';
import type { EventError } from '../events/events.ts';
import type { AppError } from '../kinds/tournament-types.ts';
import { offeredOf } from '../offers/offered-of.ts';
import { offersAsSeen } from '../offers/offers-as-seen.ts';
import { offersOfLists } from '../offers/offers-of-lists.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, takingJson } from './api-route.ts';
import { atEvent, atTournament } from './at-address.ts';
import { written } from './based-request.ts';
import { answerWith, type Exchange } from './exchange.ts';
import { rightsOf } from './may-here.ts';
import type { NotOffered } from './request-error.ts';

/** The chosen fields of offers. */
const chosenShape = z
  .array(
    z.strictObject({
      player: z.string(),
      /** The id of the offer's source: the person of the register. */
      by: z.string(),
      fields: z.array(z.string()).min(1),
    }),
  )
  .min(1);

type Chosen = z.infer<typeof chosenShape>;

const takeShape = z.strictObject({
  basedOn: z.int().min(0),
  /** The version of the register from which the offers came. Default: it is not checked. */
  register: z.int().min(0).optional(),
  offers: chosenShape,
});

const answerShape = z.strictObject({
  basedOn: z.int().min(0),
  /** `leave-out-others` declines those of the fields in `shown` that are not in `fields`. */
  act: z.enum(['take-over', 'leave-out', 'leave-out-others']),
  offers: z
    .array(
      z.strictObject({
        player: z.string(),
        by: z.string(),
        fields: z.array(z.string()),
        /** The fields of the offer from which the sender chose. */
        shown: z.array(z.string()).default([]),
      }),
    )
    .min(1),
  reason: schemaOf(text).default(''),
  /** Whether the consequences are confirmed; false: an act that has some is refused with them. */
  confirmed: z.boolean().default(true),
});

/** Whether the sender may do an act on the register of the book's owner. */
const mayAtRegister = (exchange: Exchange, act: Act): boolean =>
  may(rightsOf(exchange), act, placeIn(exchange.get('belonging'), null));

/** Offers with no more of the birthdays of minors than the sender may see. */
const withSeenBirths = (
  { hall }: Application,
  exchange: Exchange,
  players: readonly Offered[],
  offers: readonly Offer[],
): readonly Offer[] =>
  mayAtRegister(exchange, 'see-contact')
    ? offers
    : offersAsSeen(offers, players, hall().now.slice(0, 10));

/** The register's offers as the sender may see them; none if they may not read the register. */
function seenBy(
  app: Application,
  exchange: Exchange,
  players: readonly Offered[],
  offers: readonly Offer[],
): readonly Offer[] {
  if (!mayAtRegister(exchange, 'see-people')) return [];
  return withSeenBirths(app, exchange, players, offers);
}

const keyOf = (player: string, by: string, field: string): string => `${player} ${by} ${field}`;

const keysOf = (offer: Offer): readonly string[] =>
  offeredFields(offer).map((field) => keyOf(offer.player, offer.by.id, field));

/** The chosen fields of each offer; an error if one is no longer offered. */
function chosenIn(offers: readonly Offer[], named: Chosen): Result<ChosenFields, NotOffered> {
  const there = new Set(offers.flatMap(keysOf));
  const entries = named.flatMap(({ player, by, fields }) =>
    fields.map((field) => ({ player, key: keyOf(player, by, field) })),
  );
  const gone = entries.find(({ key }) => !there.has(key));
  if (gone !== undefined) return err({ code: 'register.not-offered', player: gone.player });
  const keys = new Set(entries.map(({ key }) => key));
  return ok((offer) =>
    offeredFields(offer).filter((field) => keys.has(keyOf(offer.player, offer.by.id, field))),
  );
}

type Answer = z.infer<typeof answerShape>;

/** The fields that an answer is about. */
const namedIn = ({ act, offers }: Answer): Chosen =>
  offers.map(({ player, by, fields, shown }) => ({
    player,
    by,
    fields: act === 'leave-out-others' ? shown.filter((one) => !fields.includes(one)) : fields,
  }));

interface Offering<Of> {
  readonly of: Of;
  readonly offers: readonly Offer[];
}

type OfferError = AppError | EventError | NotOffered;

async function ofTournament(
  app: Application,
  exchange: Exchange,
  id: TournamentId,
): Promise<Result<Offering<Tournament>, OfferError>> {
  const t = await app.tournaments.get(id);
  if (!t.ok) return t;
  const desk = exchange.get('desk');
  const registered = await offersToTournament(desk, t.value);
  const listed = offersOfLists(desk.lists, t.value);
  const { players } = t.value;
  const offers = [
    ...seenBy(app, exchange, players, registered),
    ...withSeenBirths(app, exchange, players, listed),
  ];
  return ok({ of: t.value, offers });
}

async function ofEvent(
  app: Application,
  exchange: Exchange,
  id: EventId,
): Promise<Result<Offering<ChessEvent>, OfferError>> {
  const event = await app.events.get(id);
  if (!event.ok) return event;
  const offers = await offersToEvent(exchange.get('desk'), event.value);
  const entrants = event.value.entrants.map(offeredOf);
  return ok({ of: event.value, offers: seenBy(app, exchange, entrants, offers) });
}

/** Makes the handler that takes over, or declines, chosen fields of offers to a tournament in one command. */
const answerAtTournament = (app: Application) =>
  atTournament(async (exchange, id, answer: Answer) => {
    const { basedOn, act, reason, confirmed } = answer;
    const offering = await ofTournament(app, exchange, id);
    if (!offering.ok) return offering;
    const { offers } = offering.value;
    const chosen = chosenIn(offers, namedIn(answer));
    if (!chosen.ok) return chosen;
    const command = (act === 'take-over' ? takingOver : leavingOut)(offers, chosen.value);
    if (command === null) return ok({ version: offering.value.of.version, entries: [] });
    const request = { basedOn, command, reason, confirmed };
    const done = await app.tournaments.execute(id, request, actorOf(exchange));
    return answerWith(done, written);
  });

const takeAtEvent = (app: Application) =>
  atEvent(async (exchange, id, { basedOn, register, offers: named }: z.infer<typeof takeShape>) => {
    const { version } = exchange.get('desk').register.now();
    // The register's offers may have changed.
    if (register !== undefined && register !== version) {
      return err({ code: 'store.conflict', actualVersion: version, since: [] });
    }
    const offering = await ofEvent(app, exchange, id);
    if (!offering.ok) return offering;
    const { offers } = offering.value;
    const chosen = chosenIn(offers, named);
    if (!chosen.ok) return chosen;
    const at = { id, basedOn, actor: actorOf(exchange) };
    const done = await takeOverAtEvent(app.events, at, offers, chosen.value);
    return answerWith(done, (version) => ({ version }));
  });

const shownOffers = ({ of: { version }, offers }: Offering<{ readonly version: number }>) => ({
  version,
  offers,
});

/** The routes for the register's offers to players and entrants. */
export const offerRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/tournaments/{id}/offers',
    act: 'keep-entries',
    summary:
      'The offers of the register and the rating lists to players: changed values, and people whom they may be',
    ...get(
      atTournament(async (exchange, id) =>
        answerWith(await ofTournament(app, exchange, id), shownOffers),
      ),
    ),
  },
  {
    path: '/tournaments/{id}/offers',
    act: 'keep-entries',
    summary: 'Take over, or decline for good, fields of such offers in one command',
    ...takingJson(answerShape, answerAtTournament(app)),
  },
  {
    path: '/events/{id}/offers',
    act: 'keep-entries',
    summary: 'The register’s offers to entrants: changed values, and people whom they may be',
    ...get(
      atEvent(async (exchange, id) => answerWith(await ofEvent(app, exchange, id), shownOffers)),
    ),
  },
  {
    path: '/events/{id}/offers',
    act: 'keep-entries',
    summary: 'Take over fields of such offers into the entry list',
    ...takingJson(takeShape, takeAtEvent(app)),
  },
];
