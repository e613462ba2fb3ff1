import { findScheduleTable, type ScheduledRound, scheduleOf, scheduleTables } from '@rokade/rules';
import { hasOption, numberOption, textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, type Run } from '../outcome.ts';

function roundText({ t }: Context, { round, pairings, bye }: ScheduledRound): string {
  const games = pairings.map(({ white, black }) => `${white}–${black}`).join('  ');
  const free = bye === null ? '' : `  (${t('terms.bye')}: ${bye})`;
  return `${t('terms.round-n', { round })}: ${games}${free}\n`;
}

const roundJson = ({ round, pairings, bye }: ScheduledRound) => ({ round, pairings, bye });

/** `schedule --table T --players N [--double]`: a whole round robin by one of the printed tables. */
export const schedule: Run = async (context) => {
  const text = textOption(context, 'table') ?? '';
  const table = findScheduleTable(text);
  if (table === undefined) {
    const codes = scheduleTables.map(({ code }) => code).join(', ');
    return bad(context.t('cli.usage.table', { text, known: codes }));
  }
  const most = table.mostPlayers;
  const players = numberOption(context, { name: 'players', least: 2, most });
  if (!players.ok) return players.error;
  const count = players.value ?? 2;
  const rounds = scheduleOf(table, count, hasOption(context, 'double'));
  const out = wantsJson(context)
    ? jsonLine({ table: table.code, players: count, rounds: rounds.map(roundJson) })
    : rounds.map((round) => roundText(context, round)).join('');
  return done(out);
};
