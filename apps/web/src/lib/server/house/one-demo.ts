import { ok, type Result } from '@rokade/rules';
import type { AppError, Application, Tournaments } from '@rokade/server';
import type { Actor, TournamentId } from '@rokade/tournament';

type Demo = Result<TournamentId, AppError>;

/** The demos being created, so that a double click creates only one. */
const inTheMaking = new WeakMap<Application, Promise<Demo>>();

/** The id of the existing demo; null: there is none. */
export async function demoOf({ page }: Pick<Tournaments, 'page'>): Promise<TournamentId | null> {
  const { tournaments } = await page({ states: ['demo'], order: 'newest-day', most: 1 });
  return tournaments[0]?.id ?? null;
}

async function findOrMake({ tournaments }: Application, actor: Actor): Promise<Demo> {
  const existing = await demoOf(tournaments);
  return existing === null ? tournaments.createDemo(actor) : ok(existing);
}

/** The id of the existing demo, or of a new one if there is none. */
export async function oneDemo(app: Application, actor: Actor): Promise<Demo> {
  const begun = inTheMaking.get(app) ?? findOrMake(app, actor);
  inTheMaking.set(app, begun);
  try {
    return await begun;
  } finally {
    inTheMaking.delete(app);
  }
}
