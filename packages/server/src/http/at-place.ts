import { ok, type Result } from '@rokade/rules';
import type { Application } from '../application.ts';
import type { AppError } from '../kinds/tournament-types.ts';
import { groupsShown } from '../screens/groups-shown.ts';
import { atEvent, atTournament, missing } from './at-address.ts';
import type { Exchange, Reply } from './exchange.ts';

/** What has screens: a tournament, or an event with all its groups. */
export const hallKinds = ['tournaments', 'events'] as const;

export type HallKind = (typeof hallKinds)[number];

/** Gives handlers the id in the address, if it is one of what such an address is about: rights go by that. */
export const atPlace =
  ({ tournaments, events }: Application, kind: HallKind) =>
  <Said extends readonly unknown[]>(
    handle: (exchange: Exchange, place: string, ...said: Said) => Promise<Reply>,
  ) => {
    const ifThere = async (
      found: Promise<Result<unknown, unknown>>,
      reply: () => Promise<Reply>,
    ) => ((await found).ok ? reply() : missing);
    return kind === 'events'
      ? atEvent((exchange, id, ...said: Said) =>
          ifThere(events.belonging(id), () => handle(exchange, id, ...said)),
        )
      : atTournament((exchange, id, ...said: Said) =>
          ifThere(tournaments.belonging(id), () => handle(exchange, id, ...said)),
        );
  };

/** The tournaments that the screens of a hall may show, as everybody may see it. */
export async function hallOf(
  app: Application,
  place: string,
): Promise<Result<readonly string[], AppError>> {
  const groups = await groupsShown(app, place);
  return groups.length === 0 ? missing : ok(groups);
}
