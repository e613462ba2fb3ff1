import { ok, type Result } from '@rokade/rules';
import type { AppError, Application, Tournaments } from '@rokade/server';
import type { Actor, TournamentId } from '@rokade/tournament';

type Demo = Result<TournamentId, AppError>;

/** The demos just being made: somebody who clicks twice gets one. */
const inTheMaking = new WeakMap<Application, Promise<Demo>>();

/** The demo there is; null: none. */
export async function demoOf({ page }: Pick<Tournaments, 'page'>): Promise<TournamentId | null> {
  const { tournaments } = await page({ states: ['demo'], order: 'newest-day', most: 1 });
  return tournaments[0]?.id ?? null;
}

async function findOrMake({ tournaments }: Application, actor: Actor): Promise<Demo> {
  const existing = await demoOf(tournaments);
  return existing === null ? tournaments.createDemo(actor) : ok(existing);
}

/** The demo there is, or a new one: never more than one by this way. */
export async function oneDemo(app: Application, actor: Actor): Promise<Demo> {
  const begun = inTheMaking.get(app) ?? findOrMake(app, actor);
  inTheMaking.set(app, begun);
  try {
    return await begun;
  } finally {
    inTheMaking.delete(app);
  }
}
