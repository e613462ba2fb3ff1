import { placeGameText, placeValueText } from '@rokade/tables';
import type { KeyFor } from '@rokade/texts';
import type { JournalEvent, NumberMethod, OutsideValues, PlaceGame } from '@rokade/tournament';
import { startPositionFacts } from '../../chess/round-play-text.ts';
import type { Locale } from '../../words/locale.ts';
import type { Reading, Words } from './reported-words.ts';

/** The text key for each source of the draw numbers. */
const numberedKeys = {
  lot: 'history.lots-drawn',
  'varma-federation': 'history.lots-varma-federation',
  'varma-club': 'history.lots-varma-club',
  strength: 'history.lots-by-strength',
  'typed-in': 'history.lots-typed-in',
} as const satisfies Record<NumberMethod, KeyFor<'console'>>;

type Names = Reading['names'];

/** The names of players, and the language of the numbers beside them. */
type LotsReading = Pick<Reading, 'names'> & Pick<Locale<'console'>, 'language'>;

const nameOf = (names: Names, id: string): string => names.get(id) ?? id;

const namesOf = (names: Names, ids: readonly string[]): string =>
  ids.map((id) => nameOf(names, id)).join('; ');

const placeGames = (names: Names, games: readonly PlaceGame[]): string =>
  games
    .map(({ white, black, whiteHalfPoints }) =>
      placeGameText([nameOf(names, white), nameOf(names, black)], whiteHalfPoints),
    )
    .join('; ');

/** What the arbiter decided between equal players: their order, or values from outside. */
const givenWords = (
  { names, language }: LotsReading,
  order: readonly string[],
  values: OutsideValues | null,
): Words =>
  values === null
    ? { key: 'history.tie-order-given', facts: { players: namesOf(names, order) } }
    : {
        key: 'history.tie-values-given',
        facts: {
          name: values.name,
          values: order
            .map((id, index) =>
              placeValueText(language, nameOf(names, id), values.hundredths[index] ?? 0),
            )
            .join('; '),
        },
      };

/** The events of draws of lots, and of orders that the arbiter gave instead. */
export type OfLots = Extract<
  JournalEvent,
  { kind: 'lots-drawn' | 'tie-lots-drawn' | 'tie-order-given' | 'start-position-drawn' }
>;

export const isOfLots = (event: JournalEvent): event is OfLots =>
  event.kind === 'lots-drawn' ||
  event.kind === 'tie-lots-drawn' ||
  event.kind === 'tie-order-given' ||
  event.kind === 'start-position-drawn';

/**
 * The text of a draw of lots: numbers for everybody, the order of tied players by lot, play-off or the
 * arbiter, or a round's start position.
 */
export function lotsWords({ names, language }: LotsReading, event: OfLots): Words {
  if (event.kind === 'start-position-drawn') {
    const { kind, round, ...drawn } = event;
    return { key: `history.${kind}`, facts: { round, ...startPositionFacts(drawn) } };
  }
  if (event.kind === 'tie-order-given') {
    return givenWords({ names, language }, event.order, event.values ?? null);
  }
  const { seed, order } = event;
  if (event.kind === 'lots-drawn') return { key: numberedKeys[event.method], facts: { seed } };
  const { declined, games } = event.playOff ?? { declined: [], games: [] };
  if (games.length > 0) {
    return { key: 'history.tie-play-off', facts: { seed, games: placeGames(names, games) } };
  }
  const drawn = { seed, players: namesOf(names, order) };
  return declined.length === 0
    ? { key: 'history.tie-lots-drawn', facts: drawn }
    : {
        key: 'history.tie-lots-declined',
        facts: { ...drawn, declined: namesOf(names, declined) },
      };
}
