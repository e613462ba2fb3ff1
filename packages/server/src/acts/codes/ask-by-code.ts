import { err, ok, type Result } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import {
  type AskView,
  askableUntil,
  isPast,
  type PlayerId,
  type Tournament,
  viewAsks,
  wish,
} from '@rokade/tournament';
import { z } from 'zod';
import type { CodeError } from '../../accounts/board-codes.ts';
import type { Application } from '../../application.ts';
import type { AppError } from '../../kinds/tournament-types.ts';
import { schemaOf } from '../../shapes/schema-of.ts';
import { type ShownCode, shownTournament, type UsedCode } from './report-by-code.ts';

/** A player's request for a round; null takes it back. */
export const askShape = z.strictObject({
  round: z.int().min(1),
  wish: z.union([schemaOf(wish), z.null()]),
});

export type AskByCode = z.infer<typeof askShape>;

/** A player's requests, as shown to whoever has the player's code. */
export interface ShownAsks extends AskView, Pick<ShownCode, 'tournament'> {}

type Answer = Promise<Result<ShownAsks, CodeError | AppError>>;

function shownIn(app: Application, t: Tournament, player: PlayerId): ShownAsks | null {
  const view = viewAsks(t, player, app.hall().now);
  return view === null ? null : { tournament: shownTournament(t), ...view };
}

interface Opened {
  readonly t: Tournament;
  readonly shown: ShownAsks;
}

/** Opens a player's code; a table's code is refused. */
async function openAsks(
  app: Application,
  { code, address }: UsedCode,
): Promise<Result<Opened, CodeError | AppError>> {
  const opened = await app.accounts.openCode(code, address);
  if (!opened.ok) return opened;
  const { tournament, subject } = opened.value;
  if (subject.kind !== 'player') return err({ code: 'ask.not-taken' });
  const found = await app.tournaments.get(tournament);
  if (!found.ok) return found;
  const shown = shownIn(app, found.value, subject.player);
  return shown === null ? err({ code: 'code.unknown' }) : ok({ t: found.value, shown });
}

/** A player's requests with the answers, and the rounds that they may still make requests for. */
export async function showAsks(app: Application, codeUsed: UsedCode): Answer {
  const opened = await openAsks(app, codeUsed);
  return opened.ok ? ok(opened.value.shown) : opened;
}

/** Makes a player's request, or takes it back. Once it returns ok, it is on disk and waits for the arbiter. */
export async function askByCode(
  app: Application,
  codeUsed: UsedCode,
  { round, wish: requested }: AskByCode,
): Answer {
  const opened = await openAsks(app, codeUsed);
  if (!opened.ok) return opened;
  const { t, shown } = opened.value;
  const { id: player } = shown.player;
  const until = askableUntil(t, round);
  if (requested !== null && isPast(until, app.hall().now)) {
    return err({ code: 'ask.too-late', round, until });
  }
  const retryAfterSeconds = app.accounts.countReport(codeUsed.code);
  if (retryAfterSeconds > 0) return err({ code: 'account.throttled', retryAfterSeconds });
  const say = translator(t.settings.printLanguage);
  const executed = await app.tournaments.execute(
    t.id,
    {
      basedOn: t.version,
      command:
        requested === null
          ? { kind: 'take-back-ask', player, round }
          : { kind: 'ask-for', player, round, wish: requested },
      reason: '',
      confirmed: false,
    },
    { id: `player:${player}`, name: say('asks.actor') },
  );
  if (!executed.ok) return executed;
  return ok(shownIn(app, executed.value.state, player) ?? shown);
}
