import {
  type ForbiddenMeetings,
  makeSystem,
  parsePlayerId,
  parseSystemCode,
  type Scoring,
  type SystemChoice,
  type SystemCode,
  type SystemOption,
  systemCodes,
  systems,
  withOptions,
} from '@rokade/tournament';
import type { FormFields } from '../commands/form-fields.ts';
import { textIn, wholeOf, wordIn } from '../commands/form-fields.ts';

/** The pairing systems in the groups of the form. */
export const systemGroups = (['swiss', 'round-robin', 'other'] as const).map((group) => ({
  group,
  codes: systemCodes.filter((code) => systems[code].group === group),
}));

/** The value of a choice that is left to a lot. */
export const byLot = 'lot';

/** The options of a system that a form shows, by the names of their fields. */
export const formOptions = (code: SystemCode): readonly (readonly [string, SystemOption])[] =>
  Object.entries(systems[code].options).filter(
    ([, { kind }]) => kind !== 'seed' && kind !== 'players',
  );

/** The name of the seed with which an option was drawn; undefined: it was not drawn. */
const seedNamed = (system: SystemChoice, name: string): string | undefined =>
  Object.entries(systems[system.code].options).find(
    ([seed, option]) => option.kind === 'seed' && option.of === name && seed in system,
  )?.[0];

/** The value that a field shows for an option; a drawn option still shows `lot`. */
export function shownValue(system: SystemChoice, name: string): string {
  const value: unknown = Reflect.get(system, name);
  return value === null || seedNamed(system, name) !== undefined ? byLot : String(value);
}

/** The option as a form gives it; without a property if its field is missing or unreadable. */
function valueInForm(
  form: FormFields,
  name: string,
  option: SystemOption,
): Readonly<Record<string, unknown>> {
  if (option.kind === 'switch') return { [name]: form.get(name) === 'on' };
  if (!form.has(name)) return {};
  const text = textIn(form, name);
  if (option.kind === 'count') return { [name]: wholeOf(text, 0) };
  if (option.kind !== 'word' && option.kind !== 'lot') return {};
  const word = option.words.find((each) => String(each) === text);
  return word === undefined ? {} : { [name]: word };
}

/**
 * Reads a pairing system from a form; options that the form does not show are taken from `before`.
 * A drawn lot stays as long as the form still says `lot`.
 */
export function readSystem(form: FormFields, before: SystemChoice): SystemChoice {
  const code = parseSystemCode(textIn(form, 'system'));
  if (code === null) return before;
  const base = before.code === code ? before : makeSystem(code);
  const choices = formOptions(code).map(([name, option]) => {
    const seed = seedNamed(base, name);
    const isToBeDrawn = option.kind === 'lot' && textIn(form, name) === byLot && seed === undefined;
    const of = isToBeDrawn ? { [name]: null } : valueInForm(form, name, option);
    return name in of && seed !== undefined ? { ...of, [seed]: undefined } : of;
  });
  return withOptions(
    base,
    Object.assign({ edition: form.get('edition') ?? base.edition }, ...choices),
  );
}

/** The scorings that a form offers, in half-points. */
export const scorings = {
  '1-½-0': { win: 2, draw: 1, loss: 0 },
  '3-1-0': { win: 6, draw: 2, loss: 0 },
} as const;

export const byeWorths = ['win', 'draw', 'loss'] as const;

/** Reads the scoring from a form; a scoring that is none of those offered is kept from `before`. */
export function readScoring(form: FormFields, before: Scoring): Scoring {
  const code = textIn(form, 'scoring');
  const { allocatedBye: _, ...kept } = before;
  const games = code === '1-½-0' || code === '3-1-0' ? scorings[code] : kept;
  const bye = wordIn(form, 'allocatedBye', byeWorths);
  return { ...games, allocatedBye: bye === undefined ? before.allocatedBye : games[bye] };
}

/**
 * Reads the groups of players who must not meet, each with the player added by the select below it.
 * Groups of fewer than two are left out.
 */
function readGroups(form: FormFields): ForbiddenMeetings['groups'] {
  const added = form.getAll('forbiddenAdd');
  return form
    .getAll('forbiddenGroup')
    .map((value, index) => [value, added[index] ?? ''].join(' ').split(' '))
    .map((ids) => [...new Set(ids.flatMap((id) => parsePlayerId(id) ?? []))])
    .filter((group) => group.length > 1);
}

/**
 * Reads which players must not meet; groups are kept from `before` if the form does not show them.
 */
export const readForbidden = (form: FormFields, before: ForbiddenMeetings): ForbiddenMeetings => ({
  sameClub: form.get('forbidden-sameClub') === 'on',
  sameFederation: form.get('forbidden-sameFederation') === 'on',
  groups: form.has('forbiddenGroupsShown') ? readGroups(form) : before.groups,
});
