import type { ChecklistLine, Colour } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import { type Column, type Columns, forPeople } from './column.ts';
import { columnsIn, strong } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** All that counts about a player when a round is paired by the Dutch system. */
export interface ChecklistRow extends Omit<ChecklistLine, 'no'> {
  readonly player: TablePlayer;
}

const arrows = { down: '↓', level: '', up: '↑' } as const;

type TextColumn = Extract<Column<ChecklistRow>, { kind: 'text' }>;

const textColumn = (
  key: string,
  heading: TextColumn['heading'],
  value: TextColumn['value'],
): TextColumn => ({ key, kind: 'text', heading, media: forPeople, value });

const { column } = columnsIn(forPeople);

/** The checklist of a round. */
export function checklistColumns(t: TranslateFor<'tournament'>): Columns<ChecklistRow> {
  const person = personColumns(({ player }: ChecklistRow) => player);
  const yes = (is: boolean) => t(is ? 'checklist.yes' : 'checklist.no');
  const letter = (colour: Colour | null): string =>
    colour === null ? '–' : t(`terms.${colour}-letter`);
  return [
    { ...person.no, media: forPeople },
    person.name,
    column<ChecklistRow>('points', 'terms.points', strong).points(({ halfPoints }) => halfPoints),
    column<ChecklistRow>('virtual', 'checklist.virtual', { leftOut: 'empty' }).points(
      ({ virtualHalfPoints }) => virtualHalfPoints || null,
    ),
    textColumn('colours', 'checklist.colours', ({ colours }) => colours.map(letter).join('')),
    column<ChecklistRow>('difference', 'checklist.difference').change(
      ({ colourDifference }) => colourDifference,
    ),
    textColumn('preference', 'checklist.preference', ({ preference: { kind, colour } }) =>
      kind === 'none' ? '' : t(`checklist.${kind}`, { colour: letter(colour) }),
    ),
    textColumn('float', 'checklist.float-before', ({ floatBefore }) => arrows[floatBefore]),
    textColumn('float-before', 'checklist.float-two-before', (row) => arrows[row.floatTwoBefore]),
    textColumn('bye', 'terms.bye', ({ mayHaveBye }) => yes(mayHaveBye)),
    column<ChecklistRow>('unplayed', 'checklist.unplayed').number(
      ({ unplayedRounds }) => unplayedRounds,
    ),
    {
      ...textColumn('topscorer', 'checklist.topscorer', (row) =>
        row.isTopscorer ? yes(true) : '',
      ),
      leftOut: 'empty',
    },
    textColumn('met', 'checklist.met', ({ opponents }) => opponents.join(' ')),
  ];
}
