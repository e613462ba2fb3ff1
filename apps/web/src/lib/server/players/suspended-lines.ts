import type { ChessEvent } from '@rokade/event';
import { daysOfTournament, type KeepsOut } from '@rokade/server';
import { dateText } from '@rokade/tables';
import type { Tournament } from '@rokade/tournament';

const linesOf = ({ t, language }: App.Locals, out: ReturnType<KeepsOut>): readonly string[] =>
  out.map(({ name, lastDay, article }) =>
    t('sanctions.entered-line', { name, lastDay: dateText(language, lastDay, 'plain'), article }),
  );

/** The players of an unfinished tournament who are suspended on its days, one sentence each. */
export const suspendedPlayers = (locals: App.Locals, t: Tournament): readonly string[] =>
  t.finished
    ? []
    : linesOf(
        locals,
        locals.app.sanctions.keptOut(
          t.players.map(({ details }) => details),
          daysOfTournament(t),
        ),
      );

/** The same for an event's entry list. */
export const suspendedEntrants = (
  locals: App.Locals,
  { values, entrants }: Pick<ChessEvent, 'values' | 'entrants'>,
): readonly string[] =>
  linesOf(
    locals,
    locals.app.sanctions.keptOut(
      entrants.map((one) => one.values),
      { first: values.firstDay, last: values.lastDay },
    ),
  );
