import { fideEditions, type TieBreakPreset } from '@rokade/rules';
import {
  presetsFor,
  type Settings,
  type SystemCode,
  type TieBreakCode,
  usualPreset,
} from '@rokade/tournament';
import type { FormFields } from '../../console/commands/form-fields.ts';
import { textIn, wordIn } from '../../console/commands/form-fields.ts';

type Order = Pick<Settings, 'tieBreaks' | 'tieBreakEdition'>;

/** Parses codes separated by commas or spaces, as the handbook spells them. */
const readCodes = (text: string): readonly TieBreakCode[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

/** The order that the form showed. */
const shownOrder = (form: FormFields, before: Order): Order => ({
  tieBreaks: readCodes(textIn(form, 'tieBreaks')),
  tieBreakEdition: wordIn(form, 'tieBreakEdition', fideEditions) ?? before.tieBreakEdition,
});

const noOrder = { tieBreaks: [], edition: null } as const;

/**
 * The ready-made order that replaces the shown one: the chosen preset, or that of the system if the
 * shown order came with another system; null: the shown order stays.
 */
function readyMade(
  form: FormFields,
  system: SystemCode,
): Pick<TieBreakPreset, 'tieBreaks' | 'edition'> | null {
  const chosen = presetsFor(system).find(({ code }) => code === textIn(form, 'tieBreakPreset'));
  if (chosen !== undefined) return chosen;
  const followed = textIn(form, 'tieBreaksFollow');
  return followed === '' || followed === system ? null : (usualPreset(system) ?? noOrder);
}

/**
 * Reads the order of the tie-breaks from a form. The page's script applies each choice at once and
 * sends the resulting order. Without the script, or before it runs, the form sends the choices
 * themselves, which are applied here.
 */
export function readTieBreaks(form: FormFields, before: Order, system: SystemCode): Order {
  const shown = shownOrder(form, before);
  const preset = readyMade(form, system);
  const added = ['tieBreakAdd', 'tieBreakOwn'].flatMap((field) => readCodes(textIn(form, field)));
  return {
    tieBreaks: [...new Set([...(preset ?? shown).tieBreaks, ...added])],
    tieBreakEdition: preset?.edition ?? shown.tieBreakEdition,
  };
}
