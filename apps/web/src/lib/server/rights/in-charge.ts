import { type MadeBook, takeCharge } from '@rokade/server';

/** Gives the reader, who created a book at this desk, the right to lead it (see `takeCharge`). */
export async function inCharge(
  { app, session }: App.Locals,
  kind: MadeBook['kind'],
  id: string,
): Promise<void> {
  if (session !== null) await takeCharge(app, session, { kind, id });
}
