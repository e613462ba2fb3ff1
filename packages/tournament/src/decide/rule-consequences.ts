import type { Colour } from '@rokade/rules';
import type { DraftBoard } from '../commands/command.ts';
import type { Consequence } from '../commands/consequence.ts';
import type { ByeEntry } from '../events/entry.ts';
import { pairingRequest } from '../questions/pairing-request.ts';
import { coloursIn } from '../questions/records.ts';
import type { Tournament } from '../state/state.ts';
import { engineOf } from '../systems/engine-of.ts';
import { recordOf } from '../systems/system-choice.ts';
import { noArticles, type RuleArticles } from '../systems/system-record.ts';
import type { SystemChoice } from '../systems/systems.ts';
import type { PlayerId } from '../values/ids.ts';
import { when } from './confirmation.ts';

/** The articles of the tournament's system. */
export const ruleArticles = (system: SystemChoice): RuleArticles =>
  recordOf(system).editions[system.edition] ?? noArticles;

const difference = (colours: readonly Colour[]): number =>
  colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);

function colourConsequences(
  t: Tournament,
  { player, colour }: { readonly player: PlayerId; readonly colour: Colour },
  before: readonly Colour[],
): readonly Consequence[] {
  const { thirdColour, colourDifference } = ruleArticles(t.settings.system);
  const after = Math.abs(difference([...before, colour]));
  const third = before.length > 1 && before.slice(-2).every((each) => each === colour);
  const wide = after > 2 && after > Math.abs(difference(before));
  return [
    ...when(third && thirdColour !== '', {
      code: `consequence.third-${colour}`,
      player,
      article: thirdColour,
    }),
    ...when(wide && colourDifference !== '', {
      code: 'consequence.colour-difference',
      player,
      difference: after,
      article: colourDifference,
    }),
  ];
}

/**
 * Which rules boards made by hand break, beside rematches: the organiser's forbidden meetings, the same
 * colour three times in a row, a colour difference above two. Only rules that the system has are
 * checked.
 *
 * @article FIDE C.04.1 2026 6, 7; Tempelhof 2018 IV.2
 */
export function boardConsequences(
  t: Tournament,
  round: number,
  boards: readonly DraftBoard[],
): readonly Consequence[] {
  const { players, forbiddenGroups = [] } = pairingRequest(t, round);
  const noOf = new Map(t.players.map(({ id, no }) => [id, no]));
  const colours = new Map(players.map((player) => [player.no, coloursIn(player.records)]));
  const before = (id: PlayerId) => colours.get(noOf.get(id) ?? 0) ?? [];
  return boards.flatMap(({ white, black }): readonly Consequence[] => {
    const pair = [noOf.get(white) ?? 0, noOf.get(black) ?? 0];
    const isForbidden = forbiddenGroups.some((group) =>
      pair.every((no) => group.players.includes(no)),
    );
    return [
      ...when(isForbidden, { code: 'consequence.forbidden-meeting', white, black }),
      ...colourConsequences(t, { player: white, colour: 'white' }, before(white)),
      ...colourConsequences(t, { player: black, colour: 'black' }, before(black)),
    ];
  });
}

/**
 * Byes given by hand to players who had a win's points without playing, where the system bars them from
 * its bye. A second pairing-allocated bye has a consequence of its own.
 *
 * @article FIDE C.04.1 2026 4
 */
export function barredByes(
  t: Tournament,
  round: number,
  byes: readonly ByeEntry[],
): readonly Consequence[] {
  const { system } = t.settings;
  const lines = engineOf(system).checklist?.(pairingRequest(t, round)) ?? [];
  const barred = new Set(lines.filter(({ mayHaveBye }) => !mayHaveBye).map(({ no }) => no));
  return t.players
    .filter(({ id, no }) => barred.has(no) && byes.some(({ player }) => player === id))
    .map(({ id: player }) => {
      return {
        code: 'consequence.bye-after-free-point',
        player,
        article: ruleArticles(system).bye,
      };
    });
}
