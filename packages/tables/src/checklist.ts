import type { ChecklistLine, Colour } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import { type Columns, forPeople } from './column.ts';
import { columnsIn, strong } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** The facts about a player that the Dutch system uses when pairing a round. */
export interface ChecklistRow extends Omit<ChecklistLine, 'no'> {
  readonly player: TablePlayer;
}

const arrows = { down: '↓', level: '', up: '↑' } as const;

const { own, column } = columnsIn(forPeople);

/** The checklist of a round. */
export function checklistColumns(t: TranslateFor<'tournament'>): Columns<ChecklistRow> {
  const person = personColumns(({ player }: ChecklistRow) => player);
  const yes = (is: boolean) => t(is ? 'terms.yes' : 'terms.no');
  const letter = (colour: Colour | null): string =>
    colour === null ? '–' : t(`terms.${colour}-letter`);
  const of = column<ChecklistRow>;
  return [
    { ...person.no, media: forPeople },
    person.name,
    own('halfPoints', 'points', 'terms.points', { ...strong, key: 'points' }),
    of('virtual', 'checklist.virtual', { leftOut: 'empty' }).points(
      ({ virtualHalfPoints }) => virtualHalfPoints || null,
    ),
    of('colours', 'checklist.colours').text(({ colours }) => colours.map(letter).join('')),
    own('colourDifference', 'change', 'checklist.difference', { key: 'difference' }),
    of('preference', 'checklist.preference').text(({ preference: { kind, colour } }) =>
      kind === 'none' ? '' : t(`checklist.${kind}`, { colour: letter(colour) }),
    ),
    of('float', 'checklist.float-before').text(({ floatBefore }) => arrows[floatBefore]),
    of('float-before', 'checklist.float-two-before').text((row) => arrows[row.floatTwoBefore]),
    of('bye', 'terms.bye').text(({ mayHaveBye }) => yes(mayHaveBye)),
    own('unplayedRounds', 'number', 'checklist.unplayed', { key: 'unplayed' }),
    of('topscorer', 'checklist.topscorer', { leftOut: 'empty' }).text(({ isTopscorer }) =>
      isTopscorer ? yes(true) : '',
    ),
    of('met', 'checklist.met').text(({ opponents }) => opponents.join(' ')),
  ];
}
