/** Who does everything that a test begins with. */
const actor = { id: 'a1', name: 'Ida Hansen' };

/** Books of a kind, as far as they take commands. */
interface Taking<Id, Command> {
  execute(
    id: Id,
    request: {
      readonly basedOn: number;
      readonly command: Command;
      readonly reason: string;
      readonly confirmed: boolean;
    },
    by: typeof actor,
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: unknown }>;
}

/** Carries out commands on a new book, one after another and all confirmed; all must succeed. */
export async function carriedOut<Id, Command extends { readonly kind: string }>(
  books: Taking<Id, Command>,
  id: Id,
  commands: readonly Command[],
): Promise<void> {
  for (const [basedOn, command] of commands.entries()) {
    const request = { basedOn, command, reason: '', confirmed: true };
    const done = await books.execute(id, request, actor);
    if (!done.ok) throw new Error(`${command.kind}: ${JSON.stringify(done.error)}`);
  }
}
