import { err, ok, type Result } from '../../kernel/result.ts';
import { type TeamScore, teamScores } from '../team/scored-team.ts';
import type { TieBreakDescriptor } from './descriptor.ts';
import type { TieBreakCodeFault } from './descriptor-fault.ts';
import { type Modifiers, noModifiers } from './modifiers.ts';
import {
  type AnyBase,
  type TeamTieBreakBase,
  teamTieBreakBases,
  tieBreakBases,
} from './tie-break-articles.ts';

/** The letters of modifiers for each tie-break; the others have none. */
const modifierLetters: Readonly<Partial<Record<AnyBase, string>>> = {
  DE: 'P',
  PS: 'C',
  TPN: 'R',
  RTNG: 'R',
  BH: 'CMP',
  FB: 'CMP',
  AOB: 'FP',
  SB: 'CP',
  KS: 'L',
  ARO: 'CM',
  EMMSB: 'CP',
  EMGSB: 'CP',
  EGMSB: 'CP',
  EGGSB: 'CP',
  EDE: 'P',
  EDET: 'P',
  EDEB: 'P',
  EDEBT: 'P',
  EDEBB: 'P',
  SSSC: 'FKP',
};

/**
 * Older names: GE (2023) for REP, AROC and ARCO for an average of ratings without the lowest, A to D
 * and 1A to 1D (2012) for the four Sonneborn-Bergers of teams.
 */
const olderNames: ReadonlyMap<string, string> = new Map([
  ['GE', 'REP'],
  ['AROC', 'ARO/C1'],
  ['ARCO', 'ARO/C1'],
  ['AROC1', 'ARO/C1'],
  ['ARCO1', 'ARO/C1'],
  ['AROC2', 'ARO/C2'],
  ['ARCO2', 'ARO/C2'],
  ['SBA', 'EMMSB'],
  ['SBB', 'EMGSB'],
  ['SBC', 'EGMSB'],
  ['SBD', 'EGGSB'],
  ['SB1A', 'EMMSB/C1'],
  ['SB1B', 'EMGSB/C1'],
  ['SB1C', 'EGMSB/C1'],
  ['SB1D', 'EGGSB/C1'],
]);

const nameAtStart = /^[A-Z]+\d*[A-D]?/;
const scoreAtStart = /^:([A-Z]*)/;
const modifierAtStart = /^[-/!#]([A-Z]+)([+-]?\d+)?/;

interface Token {
  readonly letter: string;
  readonly number: number | null;
  /** As written, without the separator. */
  readonly modifier: string;
}

const allBases: readonly AnyBase[] = [...tieBreakBases, ...teamTieBreakBases];

/** Whether only teams have a tie-break. */
const isForTeams = (base: AnyBase): base is TeamTieBreakBase =>
  teamTieBreakBases.some((candidate) => candidate === base);

function tokenize(text: string, modifiers: string): Result<readonly Token[], TieBreakCodeFault> {
  const tokens: Token[] = [];
  let rest = modifiers;
  while (rest !== '') {
    const [matched, letter, digits] = modifierAtStart.exec(rest) ?? [];
    if (matched === undefined || letter === undefined)
      return err({ code: 'tie-break-code.malformed', text, rest });
    const number = digits === undefined ? null : Number(digits);
    tokens.push({ letter, number, modifier: matched.slice(1) });
    rest = rest.slice(matched.length);
  }
  return ok(tokens);
}

/** The modifiers with one more; null if its number is missing, superfluous or out of range. */
function withModifier(modifiers: Modifiers, { letter, number }: Token): Modifiers | null {
  if (letter === 'L')
    return number === null || number === 0 ? null : { ...modifiers, limitShift: number };
  if (letter === 'C' || letter === 'M' || letter === 'K') {
    if (number === null || number < 1) return null;
    if (letter === 'K') return { ...modifiers, factor: number };
    return { ...modifiers, cut: { lowest: number, highest: letter === 'M' ? number : 0 } };
  }
  if (number !== null) return null;
  if (letter === 'P') return { ...modifiers, forfeitsAsPlayed: true };
  return letter === 'F' ? { ...modifiers, fore: true } : { ...modifiers, reversed: true };
}

/** The subject of a modifier; two with the same subject exclude each other. */
const subject = (letter: string): string => (letter === 'M' ? 'C' : letter);

function readModifiers(
  text: string,
  base: AnyBase,
  tokens: readonly Token[],
): Result<Modifiers, TieBreakCodeFault> {
  const subjects = new Set<string>();
  let modifiers = noModifiers;
  for (const token of tokens) {
    const { letter, modifier } = token;
    if (!/^[CMPFRLK]$/.test(letter))
      return err({ code: 'tie-break-code.unknown-modifier', text, modifier });
    if (!modifierLetters[base]?.includes(letter))
      return err({ code: 'tie-break-code.modifier-not-for-this', text, base, modifier });
    if (subjects.has(subject(letter)))
      return err({ code: 'tie-break-code.modifiers-exclude-each-other', text, modifier });
    subjects.add(subject(letter));
    const more = withModifier(modifiers, token);
    if (more === null) return err({ code: 'tie-break-code.number', text, modifier });
    modifiers = more;
  }
  return ok(modifiers);
}

/** The score after a colon, `:GP`, and the rest; null: none is named. */
function readScore(
  text: string,
  base: AnyBase,
  rest: string,
): Result<{ readonly score: TeamScore | null; readonly rest: string }, TieBreakCodeFault> {
  const [matched, named] = scoreAtStart.exec(rest) ?? [];
  if (matched === undefined) return ok({ score: null, rest });
  const score = teamScores.find((candidate) => candidate === named);
  return score === undefined || isForTeams(base)
    ? err({ code: 'tie-break-code.malformed', text, rest })
    : ok({ score, rest: rest.slice(matched.length) });
}

/** Whether players' or teams' tie-breaks are read. */
export type TieBreaksOf = 'players' | 'teams';

/**
 * Reads a tie-break's code: `BH-C1` as in the handbook, `BH/C1` as in TRF 202 and 212 (`!` and `#` can
 * replace the slash), in upper or lower case; also the older names GE, AROC1 and ARCO. Teams also have
 * `EMMSB` and the like, and `BH:GP` for the score used. `text` in a fault is the code as given.
 *
 * @article FIDE C.07 5, 13, 14
 */
export function parseTieBreakCode(
  text: string,
  of: TieBreaksOf = 'players',
): Result<TieBreakDescriptor, TieBreakCodeFault> {
  const code = text.trim().toUpperCase();
  if (code === '') return err({ code: 'tie-break-code.empty' });
  const [name = ''] = nameAtStart.exec(code) ?? [];
  const [named = '', ...implied] = (olderNames.get(name) ?? name).split('/');
  const base = allBases.find((candidate) => candidate.toUpperCase() === named);
  if (base === undefined) return err({ code: 'tie-break-code.unknown', text, base: name || code });
  const scored = readScore(text, base, code.slice(name.length));
  if (!scored.ok) return scored;
  const { score, rest } = scored.value;
  if (of === 'players' && (isForTeams(base) || score !== null))
    return err({
      code: 'tie-break-code.for-teams',
      text,
      base: score === null ? base : `:${score}`,
    });
  const tokens = tokenize(text, implied.map((modifier) => `/${modifier}`).join('') + rest);
  if (!tokens.ok) return tokens;
  const modifiers = readModifiers(text, base, tokens.value);
  return modifiers.ok
    ? ok({ base, ...(score === null ? {} : { score }), modifiers: modifiers.value })
    : modifiers;
}

/** Writes a tie-break's code as in TRF 202 and 212: `BH/C1/P`, `BH:GP/C1`. */
export function makeTieBreakCode({ base, score, modifiers }: TieBreakDescriptor): string {
  const { cut, forfeitsAsPlayed, fore, reversed, limitShift, factor } = modifiers;
  const cutLetter = cut.highest > 0 ? 'M' : 'C';
  return [
    score === undefined ? base : `${base}:${score}`,
    ...(cut.lowest > 0 ? [`${cutLetter}${cut.lowest}`] : []),
    ...(limitShift === 0 ? [] : [`L${limitShift > 0 ? '+' : ''}${limitShift}`]),
    ...(fore ? ['F'] : []),
    ...(forfeitsAsPlayed ? ['P'] : []),
    ...(reversed ? ['R'] : []),
    ...(factor === null ? [] : [`K${factor}`]),
  ].join('/');
}
