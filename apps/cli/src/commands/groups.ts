import {
  classGroups,
  type GroupsRefusal,
  type RatingGroup,
  type Result,
  ratingGroups,
} from '@rokade/rules';
import { numberedColumns } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { type ListedPlayer, type LoadedPlayers, loadPlayers } from '../input/load-players.ts';
import { nameOfFile } from '../input/load-tournament.ts';
import { hasOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Run } from '../outcome.ts';
import { namerOf } from '../say/player-name.ts';
import { printedTable } from '../say/printed-table.ts';
import { reasonText } from '../say/reason-text.ts';
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
  readonly source: LoadedPlayers;
  readonly explain: boolean;
}

function told({ context, source, explain }: GroupsAnswer, { because }: RatingGroup<ListedPlayer>) {
  const namer = namerOf(source.players);
  return explain
    ? because.map((reason) => ({
        article: reason.article,
        text: reasonText(context.t, namer, reason),
      }))
    : [];
}

function groupText(answer: GroupsAnswer, group: RatingGroup<ListedPlayer>): string {
  const { t } = answer.context;
  const count = t('terms.players-n', { count: group.players.length });
  const rows = group.players.map((player, index) => ({ number: index + 1, player }));
  const table = printedTable(answer.context, {
    columns: numberedColumns({ text: '#', words: '#' }),
    rows,
  });
  const because = told(answer, group).map(
    ({ article, text }) => `  ${citation(article)}  ${text}\n`,
  );
  return `${group.name} · ${count}\n\n${table}${because.join('')}`;
}

const groupsJson = (answer: GroupsAnswer, groups: Groups): string =>
  jsonLine({
    groups: groups.map((group) => ({
      name: group.name,
      players: group.players.map((player) => player.no),
      ...(answer.explain ? { because: told(answer, group) } : {}),
    })),
  });

/** `groups FILE [--size N | --groups G | --form F --all-play-all NOS --five-rounds NOS]`: the players in groups by rating. */
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
  const answer = { context, source, explain: hasOption(context, 'explain') };
  const out = wantsJson(context)
    ? groupsJson(answer, made.value)
    : made.value.map((group) => groupText(answer, group)).join('\n');
  return done(out, source.remarks);
};
