import { type ContestCommand, type ItemId, type TrophyOffer, trophyOffers } from '@rokade/club';
import { ok, type Result } from '@rokade/rules';
import type { Application } from '../../application.ts';
import { type Sender, tellAll, type WrittenByAll } from '../../contests/contest-sender.ts';
import type { ContestError } from '../../contests/contests.ts';
import { newEntryId } from '../../contests/make-contests.ts';
import { type SeenBy, seasonsOf } from './season-results.ts';

type Books = Pick<Application, 'tournaments' | 'events' | 'contests' | 'leagues'>;

/** The champions to note as winners: those of a section of the programme, by the items that they won. */
export interface ChampionsToNote {
  readonly of: string;
  readonly items: readonly ItemId[];
  readonly day: string;
}

/** The commands that note a champion as the winner of a year, entering them first if needed. */
function commandsFor(offer: TrophyOffer, day: string): readonly ContestCommand[] {
  const [values] = offer.champions;
  const winner = offer.entry ?? newEntryId();
  const act = { kind: 'trophy-won', year: offer.year, winner, day } as const;
  const entering: readonly ContestCommand[] =
    offer.entry === null && values !== undefined
      ? [{ kind: 'enter-entry', entry: winner, values, rating: null, day }]
      : [];
  return [...entering, { kind: 'note-act', act }];
}

/**
 * Notes champions of the club's seasons as winners of a trophy, each for their year. A year that has another
 * winner is changed without a question, since the offer shows that.
 */
export async function takeChampions(
  books: Books,
  { seenBy, ...sender }: Sender & { readonly seenBy: SeenBy },
  { of, items, day }: ChampionsToNote,
): Promise<Result<WrittenByAll, ContestError>> {
  const { contests } = books;
  const [found, owner] = await Promise.all([
    contests.get(sender.id),
    contests.belonging(sender.id),
  ]);
  if (!found.ok) return found;
  if (!owner.ok) return owner;
  const seasons = await seasonsOf(books, owner.value.organisation, seenBy);
  let { version } = found.value;
  const entries: WrittenByAll['entries'][number][] = [];
  for (const offer of trophyOffers(found.value, seasons, of)) {
    const isOpen = offer.state === 'new' || offer.state === 'other';
    if (!isOpen || !items.includes(offer.item)) continue;
    const confirmed = offer.state === 'other';
    const commands = commandsFor(offer, day);
    const done = await tellAll(contests, { ...sender, confirmed }, commands);
    if (!done.ok) return done;
    ({ version } = done.value);
    entries.push(...done.value.entries);
  }
  return ok({ version, entries });
}
