import { seasonView } from '@rokade/club';
import { belongingTo } from '@rokade/installation';
import {
  publicPagesOfItems,
  type SeasonBook,
} from '@rokade/presentation/desks/club/season-books.ts';
import { isOpenEvent } from '../events/event-of.ts';
import { mayDo } from '../rights/may-do.ts';
import { contestIdOr404 } from './contest-page.ts';

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
  return publicPagesOfItems(items, books);
}
