import {
  type CheckedRound,
  checkOwnRound,
  checkRound,
  recordedRounds,
  renumberedAfter,
  type Seat,
  type SeatDifference,
  type Seats,
  seatsMissingIn,
} from '@rokade/formats';
import type { PairingSystem } from '@rokade/rules';
import { type StandingsRow, tieBreakObject } from '@rokade/tables';
import { chosenSystem } from '../input/chosen-system.ts';
import { type LoadedTournament, loadTournament, nameOfFile } from '../input/load-tournament.ts';
import { ownChoice, questionTo } from '../input/question-to.ts';
import { containsOption, hasOption, wantsJson } from '../options.ts';
import { type Context, done, jsonLine, no, type Run } from '../outcome.ts';
import { printedTable, type Table, tableDocument } from '../say/printed-table.ts';
import { reasonLines, reasonsDocument } from '../say/reason-text.ts';
import {
  type CheckedStandings,
  checkStandings,
  standingsByRound,
} from '../standings/checked-standings.ts';
import { standingsCheckJson, standingsCheckText } from '../standings/standings-check-answer.ts';
import { standingsTable } from '../standings/standings-tables.ts';
import { refusalText } from './pair.ts';

/** The seat of a player for programs; a bye has neither opponent nor colour. */
const seatJson = (seat: Seat | null) =>
  seat === null
    ? null
    : seat.opponent === null
      ? { bye: true, float: seat.float }
      : { opponent: seat.opponent, colour: seat.colour, float: seat.float };

const differenceJson = ({ no, fault, floatDiffers, expected, actual }: SeatDifference) => ({
  no,
  wrong: floatDiffers ? [fault, 'float'] : [fault],
  expected: seatJson(expected),
  actual: seatJson(actual),
});

function roundJson(
  { t }: Context,
  { round, ok, actual, expected, differences, verdict }: CheckedRound,
) {
  if (ok) return { round, ok };
  const refused = 'code' in expected;
  return {
    round,
    ok,
    expected: refused ? [] : expected.pairings,
    actual: actual.pairings,
    expectedByes: refused ? [] : expected.byes,
    actualByes: actual.byes,
    ...(refused ? {} : { differences: differences.map(differenceJson) }),
    ...(verdict === null ? {} : { because: reasonsDocument(t, String, [verdict]) }),
    ...(refused ? { refused: expected.code } : {}),
  };
}

const seatText = ({ t }: Context, { white, black }: Seats): string =>
  black === null ? `${white} ${t('terms.bye')}` : `${white}–${black}`;

function differenceText(context: Context, { actual, expected }: CheckedRound): string {
  const { t } = context;
  if ('code' in expected) return refusalText(context, expected);
  const say = (seats: readonly Seats[]): string =>
    seats.map((each) => seatText(context, each)).join(', ');
  return t('cli.check.difference', {
    expected: say(seatsMissingIn(expected, actual)),
    actual: say(seatsMissingIn(actual, expected)),
  });
}

function seatWords({ t }: Context, seat: Seat | null): string {
  if (seat === null) return t('cli.check.no-seat');
  const float = seat.float === 'level' ? '' : `, ${t(`cli.check.float-${seat.float}`)}`;
  if (seat.opponent === null) return `${t('terms.bye')}${float}`;
  const colour = t(seat.colour === 'black' ? 'cli.check.black' : 'cli.check.white');
  return `${colour} – ${seat.opponent}${float}`;
}

/** Player by player what is wrong: the opponent or the colour, and how they float. */
const playerLines = (context: Context, { differences }: CheckedRound): string =>
  differences
    .map(({ no, fault, expected, actual }) => {
      const facts = {
        no,
        fault: context.t(`cli.check.wrong-${fault}`),
        expected: seatWords(context, expected),
        actual: seatWords(context, actual),
      };
      return `  ${context.t('cli.check.seat', facts)}\n`;
    })
    .join('');

/** The article by which the round is wrong, as a line. */
const verdictLine = ({ t }: Context, { verdict }: CheckedRound): string =>
  verdict === null ? '' : `${reasonLines(t, String, [verdict]).join('')}\n`;

const roundText = (context: Context, checked: CheckedRound): string =>
  `${context.t('terms.round-n', { round: checked.round })}: ${
    checked.ok ? context.t('cli.check.agrees') : differenceText(context, checked)
  }\n${verdictLine(context, checked)}${playerLines(context, checked)}`;

/** The standings after a round as a table. */
type RoundTable = Table<StandingsRow>;

interface Checked {
  readonly rounds: readonly CheckedRound[];
  /** The standings after each round; [] where they were not asked for. */
  readonly tables: readonly RoundTable[];
  /** null: the file has no standings. */
  readonly standings: CheckedStandings | null;
}

const tableText = (context: Context, table: RoundTable): string =>
  `\n${printedTable(context, table)}\n`;

function answerText(
  context: Context,
  { rounds, tables, standings }: Checked,
  answer: { readonly json: boolean; readonly system: string; readonly ok: boolean },
): string {
  if (!answer.json) {
    const table = standings === null ? '' : standingsCheckText(context, standings);
    const texts = rounds.map((round, index) => {
      const after = tables[index];
      return roundText(context, round) + (after === undefined ? '' : tableText(context, after));
    });
    return texts.join('') + table;
  }
  return jsonLine({
    system: answer.system,
    rounds: rounds.map((round, index) => {
      const after = tables[index];
      return after === undefined
        ? roundJson(context, round)
        : {
            ...roundJson(context, round),
            standings: tableDocument(context, after, [tieBreakObject]),
          };
    }),
    ...(standings === null ? {} : { standings: standingsCheckJson(standings) }),
    ok: answer.ok,
  });
}

/** The standings after each round, with `--standings-by-round`; a cup has none. */
function tablesIn(
  context: Context,
  system: PairingSystem,
  { source, origin }: LoadedTournament,
): readonly RoundTable[] {
  const isAsked = hasOption(context, 'standings-by-round');
  if (!isAsked || origin.kind !== 'document' || system.knockOut !== undefined) return [];
  return standingsByRound(context, { source, document: origin.document }).map((after) =>
    standingsTable(context, source, after),
  );
}

/** The check of the standings by points, which a cup does not have. */
function standingsIn(
  context: Context,
  system: PairingSystem,
  { source, origin }: LoadedTournament,
): CheckedStandings | null {
  if (origin.kind !== 'document' || system.knockOut !== undefined) return null;
  return checkStandings(context, { source, document: origin.document });
}

/** What a file records of rounds whose pairings need not follow from its results; [] where all agree. */
function recordedRemarks(
  { t }: Context,
  { origin }: LoadedTournament,
  checked: readonly CheckedRound[],
): readonly string[] {
  if (origin.kind !== 'document' || checked.every(({ ok }) => ok)) return [];
  const rounds = recordedRounds(origin.document.otherLines);
  const renumbered = renumberedAfter(origin.document.otherLines);
  return [
    ...(rounds.length === 0 ? [] : [t('cli.check.recorded', { rounds: rounds.join(', ') })]),
    ...(renumbered === 0 ? [] : [t('cli.check.renumbered', { round: renumbered })]),
  ];
}

/** A round of a file; a journal knows with which numbers it was paired. */
const checkedIn = (
  { source, origin }: LoadedTournament,
  system: PairingSystem,
  round: number,
): CheckedRound =>
  origin.kind === 'document'
    ? checkRound(source, system, round)
    : checkOwnRound(origin.tournament, system, round);

/** The differences that count for the exit code. */
function complaints(
  context: Context,
  { rounds, standings }: Pick<Checked, 'rounds' | 'standings'>,
) {
  const differing = rounds.filter(({ ok }) => !ok).length;
  const wantsStandings = hasOption(context, 'standings');
  return [
    ...(differing === 0
      ? []
      : [context.t('cli.check.differ', { count: differing, rounds: rounds.length })]),
    ...(wantsStandings && standings?.ok === false
      ? [context.t('cli.check.standings-differ', { count: standings.differences.length })]
      : []),
    ...(wantsStandings && standings === null ? [context.t('cli.check.no-standings')] : []),
  ];
}

/**
 * `check FILE [--system S]`: pairs every round of a file again, by the file's own system unless another
 * is given, and compares; exit 1 if any differs. Points and places are compared too where the file has
 * them; they count for the exit code with `--standings`. With `--standings-by-round` the standings after
 * each round are told from its results, since a file has those after its last round alone.
 */
export const check: Run = async (context, [file = '-']) => {
  const isNamed = containsOption(context, 'system');
  const named = isNamed ? chosenSystem(context) : null;
  if (named?.ok === false) return named.error;
  const loaded = await loadTournament(context, file, 'national');
  if (!loaded.ok) return loaded.error;
  const chosen = named ?? chosenSystem(context, ownChoice(loaded.value));
  if (!chosen.ok) return chosen.error;
  const { engine } = chosen.value;
  const { source } = loaded.value;
  const { code, edition } = engine;
  const own = context.t('cli.check.own-system', { system: `${code} (${edition})` });
  const remarks = [...loaded.value.remarks, ...(isNamed ? [] : [`${nameOfFile(file)}: ${own}`])];
  const question = (request: Parameters<typeof engine.pairRound>[0]) =>
    questionTo(chosen.value, request, loaded.value);
  const pairing: PairingSystem = {
    ...engine,
    pairRound: (request) => engine.pairRound(question(request)),
    ...(engine.verdictOn === undefined
      ? {}
      : { verdictOn: (request, given) => engine.verdictOn?.(question(request), given) ?? null }),
  };
  const rounds = Array.from({ length: source.roundsPaired }, (_, index) =>
    checkedIn(loaded.value, pairing, index + 1),
  );
  const standings = standingsIn(context, engine, loaded.value);
  const recorded = recordedRemarks(context, loaded.value, rounds);
  const allRemarks = [
    ...remarks,
    ...(standings?.remarks ?? []),
    ...recorded.map((line) => `${nameOfFile(file)}: ${line}`),
  ];
  const wrong = complaints(context, { rounds, standings });
  const json = wantsJson(context);
  const answer = { json, system: code, ok: wrong.length === 0 };
  const tables = tablesIn(context, engine, loaded.value);
  const out = answerText(context, { rounds, tables, standings }, answer);
  if (wrong.length === 0) return done(out, allRemarks);
  return no(out, ...allRemarks, ...wrong.map((line) => `${nameOfFile(file)}: ${line}`));
};
