import { err, ok, type Result } from '@rokade/rules';
import type { SeenSeason } from '@rokade/server';
import type { BookAct } from '../input/book-acts.ts';
import { loadBytes, nameOfFile } from '../input/load-tournament.ts';
import { machine, refused } from '../input/with-opened.ts';
import { hasOption } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { faultLines } from '../say/fault-lines.ts';
import { asFormat } from '../say/table-as.ts';
import { divisionCalled, leagueCalled, type OpenLeagues } from './open-league.ts';

interface LoadedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

async function loadAll(
  context: Context,
  files: readonly string[],
): Promise<Result<readonly LoadedFile[], Outcome>> {
  const loaded: LoadedFile[] = [];
  for (const file of files.length === 0 ? ['-'] : files) {
    const bytes = await loadBytes(context, file);
    if (!bytes.ok) return bytes;
    loaded.push({ name: nameOfFile(file), content: bytes.value });
  }
  return ok(loaded);
}

/** What is not understood, a line each. */
const linesOf = ({ t }: Context, { faults }: SeenSeason): readonly string[] =>
  faults.map(({ where, row, code, text }) =>
    t('cli.league.season-line', { file: where, row, what: t(`season.${code}`, { text }) }),
  );

function countedIn({ t }: Context, { command }: SeenSeason): string {
  const { teams, players, matches, played } = command;
  return t('cli.league.season-would', {
    teams: teams.length,
    players: players.length,
    matches: matches.length,
    played: played.length,
  });
}

/** The season in the files as it would be taken over; otherwise why nothing can be read. */
async function seen(
  context: Context,
  opened: OpenLeagues,
  [which = '', division = '', ...files]: readonly string[],
): Promise<Result<SeenSeason & { readonly league: string }, Outcome>> {
  const league = await leagueCalled(context, opened, which);
  if (!league.ok) return league;
  const found = divisionCalled(context, league.value, division);
  if (!found.ok) return found;
  const loaded = await loadAll(context, files);
  if (!loaded.ok) return loaded;
  const { lookAtSeason } = await import('@rokade/server');
  const looked = lookAtSeason(league.value, found.value.id, loaded.value);
  if (looked.ok) return ok({ ...looked.value, league: league.value.id });
  if (looked.error.code !== 'league.season-unread') return err(refused(context, looked.error));
  const name = loaded.value.map((file) => file.name).join(', ');
  return err(bad(...faultLines(context, name, looked.error.faults)));
}

/** `season WHAT DIVISION FILE…`: takes over a season that began elsewhere, or tells what that would be. */
export const season: BookAct<OpenLeagues> = async (context, opened, words) => {
  const looked = await seen(context, opened, words);
  if (!looked.ok) return looked.error;
  const { version, command, faults, league } = looked.value;
  const isTaken = hasOption(context, 'take');
  if (isTaken) {
    const request = { basedOn: version, command, reason: '', confirmed: true };
    const { leagues } = opened;
    const all = await leagues.list();
    const id = all.find((one) => one.id === league)?.id;
    const executed = id === undefined ? null : await leagues.execute(id, request, machine);
    if (executed?.ok === false) return refused(context, executed.error);
  }
  const what = countedIn(context, looked.value);
  const out = asFormat(context, {
    json: () => jsonLine({ league, taken: isTaken, command, faults }),
    csv: () => jsonLine({ league, taken: isTaken, command, faults }),
    table: () =>
      `${context.t(isTaken ? 'cli.league.season-taken' : 'cli.league.season-look', { what })}\n`,
  });
  return done(out, linesOf(context, looked.value));
};
