import { type MadeBook, takeCharge } from '@rokade/server';

/** Whoever made a book at this desk has charge of it. */
export async function inCharge(
  { app, session }: App.Locals,
  kind: MadeBook['kind'],
  id: string,
): Promise<void> {
  if (session !== null) await takeCharge(app, session, { kind, id });
}
