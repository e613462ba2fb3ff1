import type { Division, League } from '@rokade/league';
import { err, ok, type Result } from '@rokade/rules';
import type { Leagues } from '@rokade/server';
import { bookNamed, whichOne } from '../input/which-one.ts';
import { refused } from '../input/with-opened.ts';
import { bad, type Context, no, type Outcome } from '../outcome.ts';

/** What `league` opens. */
export interface OpenLeagues {
  readonly leagues: Leagues;
}

/** The league with an address or a name; otherwise why there is none. */
export async function leagueCalled(
  context: Context,
  { leagues }: OpenLeagues,
  which: string,
): Promise<Result<League, Outcome>> {
  const id = await bookNamed(context, leagues, which, 'league');
  if (!id.ok) return id;
  const found = await leagues.get(id.value);
  return found.ok ? found : err(refused(context, found.error));
}

/** The division with an id or a name; otherwise which there are. */
export function divisionCalled(
  { t }: Context,
  { divisions }: League,
  which: string,
): Result<Division, Outcome> {
  if (which === '') return err(bad(t('cli.usage.missing-argument', { what: 'WHAT' })));
  const named = divisions.map((division) => ({
    ...division,
    id: division.id,
    name: division.values.name,
  }));
  const [one] = whichOne(which, named);
  if (one !== undefined) return ok(one);
  const list = named.map(({ name }) => name).join(', ');
  return err(no('', t('cli.league.no-division', { which, known: list })));
}
