import { ok, type Result } from '@rokade/rules';
import type { Application } from '../application.ts';
import type { AppError } from '../kinds/tournament-types.ts';
import { groupsShown } from '../screens/groups-shown.ts';
import { atEvent, atTournament, missing } from './at-address.ts';
import type { Exchange, Reply } from './exchange.ts';

/** The kinds of books that have a hall with screens: tournaments, and events with all their groups. */
export const hallKinds = ['tournaments', 'events'] as const;

export type HallKind = (typeof hallKinds)[number];

/** Passes the id in the address to a handler if such a book exists, since rights depend on its owner. */
export const atPlace =
  ({ tournaments, events }: Application, kind: HallKind) =>
  <Rest extends readonly unknown[]>(
    handle: (exchange: Exchange, place: string, ...rest: Rest) => Promise<Reply>,
  ) => {
    const ifThere = async (
      found: Promise<Result<unknown, unknown>>,
      reply: () => Promise<Reply>,
    ) => ((await found).ok ? reply() : missing);
    return kind === 'events'
      ? atEvent((exchange, id, ...rest: Rest) =>
          ifThere(events.belonging(id), () => handle(exchange, id, ...rest)),
        )
      : atTournament((exchange, id, ...rest: Rest) =>
          ifThere(tournaments.belonging(id), () => handle(exchange, id, ...rest)),
        );
  };

/** The ids of the tournaments that the screens of a hall may show; 'store.missing' if there are none. */
export async function hallOf(
  app: Application,
  place: string,
): Promise<Result<readonly string[], AppError>> {
  const groups = await groupsShown(app, place);
  return groups.length === 0 ? missing : ok(groups);
}
