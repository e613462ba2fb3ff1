import { emptyDetails, makeSystem, type SystemCode, usualSettings } from '@rokade/tournament';
import { setUpAccount, type Walker } from './arbiter.ts';
import { type Signed, tell, tellHere } from './tell.ts';

/** A server of its own, whose first start is to come. */
interface Begun extends Signed {
  readonly server: { readonly url: string; readonly setupUrl: string | null };
}

/*
 * What a test begins with is made as a program makes it: the forms for it are gone through by hand
 * in the test of a club's tournament, and each has tests of its own.
 */

/** Six of a club. */
const sixNames = ['Møller, Bo', 'Holm, Eva', 'Krüger, Jens', 'Voß, Anna', 'Dahl, Per', 'Lund, Ole'];

/** Who plays: a name, or what else is known of a player beside it. */
type Entrant =
  | string
  | {
      readonly name: string;
      readonly rating?: number;
      readonly fideRating?: number;
      readonly title?: string;
      readonly birthDate?: string;
      readonly club?: string;
      readonly nationalId?: string;
      /** The id in the register. */
      readonly person?: string;
    };

/** Enters players in the tournament that an arbiter is at; their ids are `p1` and so on. */
export const enterPlayers = (arbiter: Walker, players: readonly Entrant[]): Promise<void> =>
  tellHere(arbiter, {
    kind: 'enter-players',
    players: players.map((player, index) => ({
      id: `p${index + 1}`,
      details: { ...emptyDetails, ...(typeof player === 'string' ? { name: player } : player) },
    })),
  });

/** An arbiter of one tournament, whatever page is open. */
const arbiterOf = ({ server }: Signed, { page }: Walker, id: string): Walker => ({
  page,
  base: () => `${server.url}/console/${id}`,
});

/** What a tournament begins with. */
interface Field {
  readonly name: string;
  /** Left out: the usual one. */
  readonly system?: SystemCode;
  readonly players: readonly Entrant[];
}

/** Makes a tournament with its players and opens its entries; gives its id. */
export async function makeTournament(
  hall: Signed,
  arbiter: Walker,
  { name, system, players }: Field,
): Promise<string> {
  const chosen = system === undefined ? {} : { system: makeSystem(system) };
  const settings = { ...usualSettings, name, printLanguage: 'da', ...chosen };
  const { id } = await (await tell(hall, '/tournaments', { settings })).json();
  await arbiter.page.goto(`${hall.server.url}/console/${id}/entries`);
  await enterPlayers(arbiterOf(hall, arbiter, id), players);
  return id;
}

/** Makes the first account and a tournament with its players; ends at its entries. */
export async function openTournament(hall: Begun, arbiter: Walker, field: Field): Promise<string> {
  await setUpAccount(arbiter, hall.server.setupUrl ?? '');
  return makeTournament(hall, arbiter, field);
}

/** Draws the lots with a seed of the arbiter's own. */
export const haveLots = (arbiter: Walker, seed: string): Promise<void> =>
  tellHere(arbiter, { kind: 'draw-lots', seed });

/** Pairs the next round and publishes it. */
export async function haveRound(arbiter: Walker): Promise<void> {
  await tellHere(arbiter, { kind: 'pair-round' });
  await tellHere(arbiter, { kind: 'publish-round' });
}

/** The scores of a key of the results desk, in half points. */
const scoresOf = { 1: [2, 0], 5: [1, 1], 0: [0, 2] } as const;

/** Enters the results of a round from board 1 on, by the keys of the results desk. */
export async function haveResults(
  arbiter: Walker,
  round: number,
  keys: readonly (keyof typeof scoresOf)[],
): Promise<void> {
  for (const [index, key] of keys.entries()) {
    const [white, black] = scoresOf[key];
    const result = { kind: 'played', white, black };
    await tellHere(arbiter, { kind: 'enter-result', round, board: index + 1, result });
  }
}

/** A tournament of six with lots drawn and the first round published; ends at its entries. */
export async function beginTournament(hall: Begun, arbiter: Walker, seed = 'frø'): Promise<string> {
  const id = await openTournament(hall, arbiter, { name: 'Klubturnering', players: sixNames });
  const here = arbiterOf(hall, arbiter, id);
  await haveLots(here, seed);
  await haveRound(here);
  return id;
}
