import { ok, type Result } from '@rokade/rules';
import type { AppError, Application } from '@rokade/server';
import type { Actor, TournamentId } from '@rokade/tournament';

type Demo = Result<TournamentId, AppError>;

/** The demos just being made: somebody who clicks twice gets one. */
const inTheMaking = new WeakMap<Application, Promise<Demo>>();

async function findOrMake({ tournaments }: Application, actor: Actor): Promise<Demo> {
  const existing = (await tournaments.list()).find((t) => t.demo);
  return existing === undefined ? tournaments.createDemo(actor) : ok(existing.id);
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
