import {
  classGroups,
  type GroupsRefusal,
  type RatingGroup,
  type Result,
  ratingGroups,
} from '@rokade/rules';
import { numberedColumns } from '@rokade/tables';
import { type ListedPlayer, loadPlayers } from '../input/load-players.ts';
import { nameOfFile } from '../input/load-tournament.ts';
import { hasOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Run } from '../outcome.ts';
import { printedTable } from '../say/printed-table.ts';
import { type Namer, namerOf, reasonLines, reasonsDocument } from '../say/reason-text.ts';
import { type DivisionRequest, divisionRequest, nobodysNumber } from './division-request.ts';

type Groups = readonly RatingGroup<ListedPlayer>[];

function divide(
  { t }: Context,
  players: readonly ListedPlayer[],
  request: DivisionRequest,
): Result<Groups, GroupsRefusal> {
  if (request.kind === 'classes') {
    const { byNumber, others } = request.forms;
    return classGroups(
      players.map((player) => ({ ...player, requestedForm: byNumber.get(player.no) ?? others })),
    );
  }
  const nameOf = (number: number): string => t('terms.group-n', { number });
  return ratingGroups(players, { division: request.division, nameOf, article: '§65' });
}

interface GroupsAnswer {
  readonly context: Context;
  readonly namer: Namer;
  readonly explain: boolean;
}

function groupText(answer: GroupsAnswer, group: RatingGroup<ListedPlayer>): string {
  const { t } = answer.context;
  const count = t('terms.players-n', { count: group.players.length });
  const rows = group.players.map((player, index) => ({ number: index + 1, player }));
  const table = printedTable(answer.context, {
    columns: numberedColumns({ text: '#', words: '#' }),
    rows,
  });
  const because = answer.explain ? reasonLines(t, answer.namer, group.because) : [];
  return `${group.name} · ${count}\n\n${table}${because.map((line) => `${line}\n`).join('')}`;
}

const groupsJson = ({ context, namer, explain }: GroupsAnswer, groups: Groups): string =>
  jsonLine({
    groups: groups.map((group) => ({
      name: group.name,
      players: group.players.map((player) => player.no),
      ...(explain ? { because: reasonsDocument(context.t, namer, group.because) } : {}),
    })),
  });

/**
 * `groups FILE [--size N
 *
 * --groups G
 *
 * --form F --all-play-all NOS --five-rounds NOS]`: divides the players into groups by rating.
 */
export const groups: Run = async (context, [file = '-']) => {
  const request = divisionRequest(context);
  if (!request.ok) return request.error;
  const loaded = await loadPlayers(context, file);
  if (!loaded.ok) return loaded.error;
  const source = loaded.value;
  const nobodys = nobodysNumber(request.value, source);
  if (nobodys !== undefined) {
    return bad(`${nameOfFile(file)}: ${context.t('cli.usage.nobodys-number', { no: nobodys })}`);
  }
  const made = divide(context, source.players, request.value);
  if (!made.ok) {
    const { error } = made;
    return no('', `${nameOfFile(file)}: ${context.t(`error.${error.code}`, { ...error })}`);
  }
  const namer = namerOf(source.players);
  const answer = { context, namer, explain: hasOption(context, 'explain') };
  const out = wantsJson(context)
    ? groupsJson(answer, made.value)
    : made.value.map((group) => groupText(answer, group)).join('\n');
  return done(out, source.remarks);
};
