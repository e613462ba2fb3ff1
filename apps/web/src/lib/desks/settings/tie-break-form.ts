import { fideEditions, type TieBreakPreset } from '@rokade/rules';
import {
  presetsFor,
  type Settings,
  type SystemCode,
  type TieBreakCode,
  usualPreset,
} from '@rokade/tournament';
import { textIn, wordIn } from '#lib/console/said-in-form.ts';

type Order = Pick<Settings, 'tieBreaks' | 'tieBreakEdition'>;

/** Codes separated by commas or spaces, in the spelling of the handbook. */
const readCodes = (said: string): readonly TieBreakCode[] =>
  said
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

/** The order as the form showed it. */
const shownOrder = (form: FormData, before: Order): Order => ({
  tieBreaks: readCodes(textIn(form, 'tieBreaks')),
  tieBreakEdition: wordIn(form, 'tieBreakEdition', fideEditions) ?? before.tieBreakEdition,
});

const noOrder = { tieBreaks: [], edition: null } as const;

/**
 * The ready-made order that takes the place of the shown one: the one chosen, or that of the system
 * where the shown one followed another system. Null: the shown one stands.
 */
function readyMade(
  form: FormData,
  system: SystemCode,
): Pick<TieBreakPreset, 'tieBreaks' | 'edition'> | null {
  const chosen = presetsFor(system).find(({ code }) => code === textIn(form, 'tieBreakPreset'));
  if (chosen !== undefined) return chosen;
  const followed = textIn(form, 'tieBreaksFollow');
  return followed === '' || followed === system ? null : (usualPreset(system) ?? noOrder);
}

/**
 * The order of the tie-breaks that a form describes. The page's script carries out at once what is
 * chosen and sends the order that came of it; where the form is sent before the script runs, or
 * without one, the choices come as they were made and are carried out here.
 */
export function readTieBreaks(form: FormData, before: Order, system: SystemCode): Order {
  const shown = shownOrder(form, before);
  const preset = readyMade(form, system);
  const added = ['tieBreakAdd', 'tieBreakOwn'].flatMap((field) => readCodes(textIn(form, field)));
  return {
    tieBreaks: [...new Set([...(preset ?? shown).tieBreaks, ...added])],
    tieBreakEdition: preset?.edition ?? shown.tieBreakEdition,
  };
}
