import { err, ok, type Result } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import {
  type Actor,
  type CodeSubject,
  type CodeView,
  gameResult,
  type PlayerId,
  parsePlayerId,
  type Tournament,
  viewCode,
} from '@rokade/tournament';
import { z } from 'zod';
import type { CodeError } from '../../accounts/board-codes.ts';
import type { Application } from '../../application.ts';
import type { AppError } from '../../kinds/tournament-types.ts';
import { schemaOf } from '../../shapes/schema-of.ts';

/** A report with a code: the pairing as it was shown, and its result. */
export const reportShape = z.strictObject({
  round: z.int().min(1),
  white: z.string().max(64),
  black: z.string().max(64),
  result: schemaOf(gameResult),
});

export type ReportByCode = z.infer<typeof reportShape>;

/** What a code shows of its tournament. */
export interface ShownCode {
  readonly tournament: ReturnType<typeof shownTournament>;
  readonly subject: CodeSubject;
  /** Whether byes and a withdrawal can be requested with it too. */
  readonly asks: boolean;
  /** The player whose card may be linked; null: not a player's code, or cards are not public. */
  readonly card: PlayerId | null;
  readonly view: CodeView;
}

/** A code, and the address from which it is used. */
export interface UsedCode {
  readonly code: string;
  readonly address: string;
}

type Answer = Promise<Result<ShownCode, CodeError | AppError>>;

/** The part of a tournament that is shown to whoever has one of its codes. */
export function shownTournament({ id, settings: { name, group, visibility } }: Tournament) {
  return { id, name, group, published: visibility.published };
}

function shownIn(
  app: Application,
  t: Tournament,
  subject: CodeSubject,
  round: number | null,
): ShownCode {
  const { visibility, playerAsks } = t.settings;
  return {
    tournament: shownTournament(t),
    subject,
    asks: subject.kind === 'player' && playerAsks !== 'off',
    card:
      subject.kind === 'player' && visibility.published && visibility.playerCards
        ? subject.player
        : null,
    view: viewCode(t, subject, round, app.hall().now),
  };
}

/** Shows the board of a code, in a round or, for null, in the present one. */
export async function showCode(
  app: Application,
  { code, address }: UsedCode,
  round: number | null,
): Answer {
  const opened = await app.accounts.openCode(code, address);
  if (!opened.ok) return opened;
  const { tournament, subject } = opened.value;
  const found = await app.tournaments.get(tournament);
  return found.ok ? ok(shownIn(app, found.value, subject, round)) : found;
}

/** The author of a report: a table or one side of it, never a person's name, which could not be erased from entries. */
function actorOf({ settings }: Tournament, { subject, view }: ShownCode): Actor {
  const say = translator(settings.printLanguage);
  if (subject.kind === 'table') {
    return { id: `table:${subject.table}`, name: say('phones.actor', { table: subject.table }) };
  }
  const table = view.kind === 'board' ? view.table : 0;
  const isWhite = view.kind === 'board' && view.white.id === subject.player;
  const colour = say(isWhite ? 'terms.white' : 'terms.black');
  return {
    id: `player:${subject.player}`,
    name: say('phones.actor-player', { table, colour }),
  };
}

/**
 * Reports a result with a code. Once it returns ok, the report is on disk: entered, or waiting for the
 * other player or the arbiter, as the answer shows.
 */
export async function reportByCode(
  app: Application,
  codeUsed: UsedCode,
  { round, white, black, result }: ReportByCode,
): Answer {
  const shown = await showCode(app, codeUsed, round);
  if (!shown.ok) return shown;
  const { tournament, subject, view } = shown.value;
  if (view.kind === 'nothing') return err({ code: 'reported.not-asked-for' });
  if (view.round !== round) {
    return err({ code: 'reported.other-pairing', round, board: view.board });
  }
  const [one, other] = [parsePlayerId(white), parsePlayerId(black)];
  if (one === null || other === null) return err({ code: 'request.invalid', at: 'white' });
  const retryAfterSeconds = app.accounts.countReport(codeUsed.code);
  if (retryAfterSeconds > 0) return err({ code: 'account.throttled', retryAfterSeconds });
  const found = await app.tournaments.get(tournament.id);
  if (!found.ok) return found;
  const { board, by } = view;
  const executed = await app.tournaments.execute(
    tournament.id,
    {
      basedOn: found.value.version,
      command: { kind: 'report-result', round, board, white: one, black: other, by, result },
      reason: '',
      confirmed: false,
    },
    actorOf(found.value, shown.value),
  );
  return executed.ok ? ok(shownIn(app, executed.value.state, subject, round)) : executed;
}
