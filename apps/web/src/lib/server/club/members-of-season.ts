import { type BookOfYear, membersToEnter } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import { today } from '../register/register-page.ts';
import { mayDo } from '../rights/may-do.ts';

/** Members of a season to enter in one of its competitions. */
export interface OfferedMembers {
  readonly season: string;
  readonly name: string;
  readonly members: readonly {
    readonly entry: string;
    readonly name: string;
    readonly born: string;
  }[];
}

/** The members of its season who are not entered in a book yet; null: none, or the reader may not see them. */
export async function offeredMembers(
  locals: App.Locals,
  book: BookOfYear,
): Promise<OfferedMembers | null> {
  const { app, language, belongings } = locals;
  const organisation = belongings.get(book.id)?.organisation ?? app.organisation;
  const day = today(locals);
  const found = await membersToEnter(app, book, { organisation, day });
  if (found === null) return null;
  const { season, members } = found;
  const whose = await app.contests.belonging(season.id);
  if (!whose.ok || !mayDo(locals, 'see-contest', { id: season.id, ...whose.value })) return null;
  const listed = members.map(({ entry, values: { name, born } }) => {
    return { entry: entry as string, name, born };
  });
  return {
    season: season.id,
    name: season.values.name,
    members: inAlphabet(language, listed, ({ name }) => name),
  };
}
