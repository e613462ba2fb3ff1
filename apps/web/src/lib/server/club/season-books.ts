import { type PlannedItem, seasonView } from '@rokade/club';
import { belongingTo } from '@rokade/installation';
import { isOpenEvent } from '../events/event-of.ts';
import { mayDo } from '../rights/may-do.ts';
import { contestIdOr404 } from './contest-page.ts';

/** A tournament, event or competition that an item of a season's programme may name. */
export interface SeasonBook {
  readonly kind: 'tournament' | 'event' | 'contest';
  readonly id: string;
  readonly name: string;
  readonly organisation: string;
  /** Whether it has a public page. */
  readonly isPublic: boolean;
}

/** The path of each kind of book's public page. */
const pages = { tournament: '/t', event: '/e', contest: '/club' } as const;

/** All books of an organisation that a programme may name; seasons are left out. */
export async function booksOf(
  { app }: Pick<App.Locals, 'app'>,
  organisation: string,
): Promise<readonly SeasonBook[]> {
  const [events, contests, tournaments] = await Promise.all([
    app.events.list(),
    app.contests.list(),
    app.tournaments.list(),
  ]);
  const all: readonly SeasonBook[] = [
    ...events.map((one) => ({
      kind: 'event' as const,
      id: one.id as string,
      organisation: one.organisation,
      name: one.summary?.name ?? '',
      isPublic: isOpenEvent(one),
    })),
    ...contests
      .filter(({ summary }) => summary !== null && summary.format !== 'season')
      .map(({ id, organisation: of, summary }) => ({
        kind: 'contest' as const,
        id: id as string,
        organisation: of,
        name: summary?.name ?? '',
        isPublic: summary?.published === true,
      })),
    ...tournaments
      .filter(({ demo, damaged }) => !demo && damaged === null)
      .map(({ id, name, group, organisation: of, published }) => ({
        kind: 'tournament' as const,
        id: id as string,
        organisation: of,
        name: [name, group].filter(Boolean).join(' – '),
        isPublic: published,
      })),
  ];
  return all.filter((one) => one.organisation === organisation && one.name !== '');
}

/** The books among these that the reader may see. A right for one competition shows no others. */
export const booksSeen = (
  locals: App.Locals,
  books: readonly SeasonBook[],
): readonly SeasonBook[] =>
  books.filter(
    ({ kind, id, organisation, isPublic }) =>
      isPublic ||
      mayDo(locals, kind === 'contest' ? 'see-contest' : 'see-event', {
        id,
        ...belongingTo(organisation),
      }),
  );

/**
 * The book of a planned item, among those of its organisation; undefined: it has none, or the book
 * is gone.
 */
const bookOfItem = (
  books: readonly SeasonBook[],
  { book }: Pick<PlannedItem, 'book'>,
): SeasonBook | undefined => books.find(({ kind, id }) => kind === book?.kind && id === book.id);

/** The public pages of a season's planned items, by the item's id. */
export async function publicPagesOf(
  locals: Pick<App.Locals, 'app'>,
  text: string,
): Promise<Readonly<Record<string, string>>> {
  const found = await locals.app.contests.get(contestIdOr404(text));
  if (!found.ok) return {};
  const contest = found.value;
  const items = seasonView(contest)?.items.filter(({ book }) => book !== null) ?? [];
  if (items.length === 0) return {};
  const owner = await locals.app.contests.belonging(contest.id);
  const books = owner.ok ? await booksOf(locals, owner.value.organisation) : [];
  return Object.fromEntries(
    items.flatMap((item) => {
      const book = bookOfItem(books, item);
      return book?.isPublic ? [[item.item as string, `${pages[book.kind]}/${book.id}`]] : [];
    }),
  );
}
