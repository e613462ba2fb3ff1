import { erasedName } from '@rokade/journal';
import { type StoredSubscription, storedJson } from '@rokade/store';
import { byeText, resultText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import {
  type BoardRow,
  type PlayerId,
  publishedRounds,
  type RoundView,
  type Tournament,
  viewRound,
} from '@rokade/tournament';
import { z } from 'zod';

/** What was told of a player: each fact by its name (`pairing-5`), in a form that changes with it. */
export type ToldFacts = Readonly<Record<string, string>>;

const toldShape = z.record(z.string(), z.string());

/** What a phone was told; nothing if that is damaged in the store. */
export const toldTo = ({ told }: Pick<StoredSubscription, 'told'>): ToldFacts => {
  const read = toldShape.safeParse(storedJson(told));
  return read.success ? read.data : {};
};

/** A public fact of a player in a tournament. */
interface Fact {
  readonly name: string;
  readonly value: string;
  /** Whether it is told once it is new; who plays whom in an earlier round is not. */
  readonly isNews: boolean;
  text(say: TranslateFor<'server'>): string;
}

function pairingText(
  say: TranslateFor<'server'>,
  { board, table, white, black }: BoardRow,
  { id, round }: { readonly id: PlayerId; readonly round: number },
): string {
  const where = table === null ? say('terms.board-n', { board }) : say('terms.table-n', { table });
  return white.id === id
    ? say('push.white', { round, where, opponent: black.name })
    : say('push.black', { round, where, opponent: white.name });
}

function gameText(say: TranslateFor<'server'>, round: number, row: BoardRow): string {
  const { text, mark } = resultText(row.result);
  const result = [text, mark === null ? '' : say(mark)].filter((part) => part !== '').join(' ');
  return say('push.result', { round, white: row.white.name, black: row.black.name, result });
}

function factsOfBoard(view: RoundView, row: BoardRow, id: PlayerId, isNewest: boolean): Fact[] {
  const { round } = view;
  const { board, table, white, black, result } = row;
  const pairing: Fact = {
    name: `pairing-${round}`,
    value: [board, table, white.id, black.id].join(' '),
    // A result names both players, too.
    isNews: isNewest && result === null,
    text: (say) => pairingText(say, row, { id, round }),
  };
  if (result === null) return [pairing];
  const value = JSON.stringify(result);
  const text: Fact['text'] = (say) => gameText(say, round, row);
  return [pairing, { name: `result-${round}`, value, isNews: true, text }];
}

function factsOfRound(view: RoundView, id: PlayerId, isNewest: boolean): readonly Fact[] {
  const { round, boards, byes } = view;
  const rows = boards.filter(({ white, black }) => white.id === id || black.id === id);
  const free = byes.filter(({ player }) => player.id === id);
  return [
    ...rows.flatMap((row) => factsOfBoard(view, row, id, isNewest)),
    ...free.map(
      (row): Fact => ({
        name: `pairing-${round}`,
        value: `${row.bye} ${row.halfPoints}`,
        isNews: isNewest,
        text: (say) => say('push.bye', { round, bye: byeText(say, row) }),
      }),
    ),
  ];
}

const over: Fact = {
  name: 'over',
  value: 'over',
  isNews: true,
  text: (say) => say('public.tournament-finished'),
};

/** What is public of a tournament, looked through once for all of its phones. */
export interface PublicRounds {
  readonly rounds: readonly RoundView[];
  readonly isOver: boolean;
}

/** The published rounds of a tournament as visitors see it. */
export const publicRounds = (t: Tournament): PublicRounds => ({
  rounds: Array.from(
    { length: publishedRounds(t) },
    (_, index) => viewRound(t, index + 1) ?? [],
  ).flat(),
  isOver: t.finished,
});

/** Everything public that phones are told of a player. */
const factsOf = ({ rounds, isOver }: PublicRounds, id: PlayerId): readonly Fact[] => [
  ...rounds.flatMap((view, index) => factsOfRound(view, id, index === rounds.length - 1)),
  ...(isOver ? [over] : []),
];

/** What a phone has been told once it knows everything. */
export const toldNow = (seen: PublicRounds, id: PlayerId): ToldFacts =>
  Object.fromEntries(factsOf(seen, id).map(({ name, value }) => [name, value]));

/** The most facts in one message: the newest ones. */
const most = 3;

/**
 * What is new of a player compared with what was told before, in sentences. Whatever could not be sent
 * before is part of it where it is still news; what was changed and changed back is not.
 */
export function newsOfPlayer(
  told: ToldFacts,
  seen: PublicRounds,
  id: PlayerId,
): { readonly facts: number; lines(say: TranslateFor<'server'>): readonly string[] } {
  const news = factsOf(seen, id).filter(
    ({ name, value, isNews }) => isNews && told[name] !== value,
  );
  return { facts: news.length, lines: (say) => news.slice(-most).map(({ text }) => text(say)) };
}

/** Whether a player is still among the players, and not erased. */
export const isStillThere = (t: Tournament, player: string): boolean =>
  t.players.some(({ id, details }) => id === player && details.name !== erasedName);
