import {
  classGroups,
  type Division,
  err,
  type GroupForm,
  type GroupsRefusal,
  groupForms,
  ok,
  type RatingGroup,
  type Result,
  ratingGroups,
} from '@rokade/rules';
import { type ListedPlayer, type LoadedPlayers, loadPlayers } from '../input/load-players.ts';
import { nameOfFile } from '../input/load-tournament.ts';
import { hasOption, numberOption, type Options, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Outcome } from '../outcome.ts';
import { playerCells, playerColumns } from '../say/player-columns.ts';
import { namerOf } from '../say/player-name.ts';
import { reasonText } from '../say/reason-text.ts';
import { textTable } from '../say/text-table.ts';

type Groups = readonly RatingGroup<ListedPlayer>[];

const most = 10_000;

/** How the players are to be divided: into groups of a size or a number, or into classes. */
type Wish =
  | { readonly kind: 'division'; readonly division: Division }
  | { readonly kind: 'classes'; readonly form: GroupForm };

const oneOf = ({ t }: Context, first: string, second: string): Result<never, Outcome> =>
  err(bad(t('cli.usage.either', { first, second })));

function wishOf(context: Context, options: Options): Result<Wish, Outcome> {
  const size = numberOption(context, options, { name: 'size', least: 2, most });
  if (!size.ok) return size;
  const number = numberOption(context, options, { name: 'groups', least: 1, most });
  if (!number.ok) return number;
  const form = groupForms.find((each) => each === textOption(options, 'form'));
  const players = size.value;
  const groups = number.value;
  if (players !== undefined && groups !== undefined) return oneOf(context, '--size', '--groups');
  if (players === undefined && groups === undefined) {
    return ok({ kind: 'classes', form: form ?? 'seven-rounds' });
  }
  if (form !== undefined) {
    return oneOf(context, '--form', players === undefined ? '--groups' : '--size');
  }
  if (players !== undefined)
    return ok({ kind: 'division', division: { kind: 'at-most', players } });
  return ok({ kind: 'division', division: { kind: 'number', groups: groups ?? 1 } });
}

function divide(
  { t }: Context,
  players: readonly ListedPlayer[],
  wish: Wish,
): Result<Groups, GroupsRefusal> {
  if (wish.kind === 'classes') {
    return classGroups(players.map((player) => ({ ...player, wish: wish.form })));
  }
  const nameOf = (number: number): string => t('cli.groups.group', { number });
  return ratingGroups(players, { division: wish.division, nameOf, article: '§65' });
}

interface Answer {
  readonly context: Context;
  readonly source: LoadedPlayers;
  readonly explain: boolean;
}

function told({ context, source, explain }: Answer, { because }: RatingGroup<ListedPlayer>) {
  const namer = namerOf(source.players);
  return explain
    ? because.map((reason) => ({
        article: reason.article,
        text: reasonText(context.t, namer, reason),
      }))
    : [];
}

function groupText(answer: Answer, group: RatingGroup<ListedPlayer>): string {
  const { t } = answer.context;
  const count = t('terms.players-n', { count: group.players.length });
  const columns = [
    { head: '#', align: 'right' } as const,
    { head: t('terms.number'), align: 'right' } as const,
    ...playerColumns(t, group.players),
  ];
  const rows = group.players.map((player, index) => [
    String(index + 1),
    String(player.no),
    ...playerCells(player),
  ]);
  const because = told(answer, group).map(({ article, text }) => `  ${article}  ${text}\n`);
  return `${group.name} · ${count}\n\n${textTable(columns, rows)}${because.join('')}`;
}

const groupsJson = (answer: Answer, groups: Groups): string =>
  jsonLine({
    groups: groups.map((group) => ({
      name: group.name,
      players: group.players.map((player) => player.no),
      ...(answer.explain ? { because: told(answer, group) } : {}),
    })),
  });

/** `groups FILE [--size N | --groups G | --form F]`: the players in groups by rating. */
export async function groups(
  context: Context,
  [file = '-']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const wish = wishOf(context, options);
  if (!wish.ok) return wish.error;
  const loaded = await loadPlayers(context, file);
  if (!loaded.ok) return loaded.error;
  const source = loaded.value;
  const made = divide(context, source.players, wish.value);
  if (!made.ok) {
    const { error } = made;
    return no('', `${nameOfFile(file)}: ${context.t(`error.${error.code}`, { ...error })}`);
  }
  const answer = { context, source, explain: hasOption(options, 'explain') };
  const out =
    textOption(options, 'format') === 'json'
      ? groupsJson(answer, made.value)
      : made.value.map((group) => groupText(answer, group)).join('\n');
  return done(out, source.remarks);
}
