import { err, ok, type Result } from '../../kernel/result.ts';
import { type TieBreakBase, type TieBreakDescriptor, tieBreakBases } from './descriptor.ts';
import type { TieBreakCodeFault } from './descriptor-fault.ts';
import { type Modifiers, noModifiers } from './modifiers.ts';

/** Letters of the modifiers that each tie-break knows. */
const modifierLetters: Readonly<Record<TieBreakBase, string>> = {
  PTS: '',
  DE: 'P',
  WIN: '',
  WON: '',
  BPG: '',
  BWG: '',
  PS: 'C',
  REP: '',
  STD: '',
  TPN: 'R',
  RTNG: 'R',
  BH: 'CMP',
  FB: 'CMP',
  AOB: 'FP',
  BHS: '',
  SB: 'CP',
  KS: 'L',
  ARO: 'CM',
  TPR: '',
  PTP: '',
  APRO: '',
  APPO: '',
};

/** Older names: GE (2023) for REP, AROC and ARCO for an average of ratings without the lowest. */
const olderNames: ReadonlyMap<string, string> = new Map([
  ['GE', 'REP'],
  ['AROC', 'ARO/C1'],
  ['ARCO', 'ARO/C1'],
  ['AROC1', 'ARO/C1'],
  ['ARCO1', 'ARO/C1'],
  ['AROC2', 'ARO/C2'],
  ['ARCO2', 'ARO/C2'],
]);

const nameAtStart = /^[A-Z]+\d*/;
const modifierAtStart = /^[-/!#]([A-Z]+)([+-]?\d+)?/;

interface Token {
  readonly letter: string;
  readonly number: number | null;
  /** As it was written, without the separator. */
  readonly modifier: string;
}

const isBase = (text: string): text is TieBreakBase => tieBreakBases.some((base) => base === text);

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
  if (letter === 'C' || letter === 'M') {
    if (number === null || number < 1) return null;
    return { ...modifiers, cut: { lowest: number, highest: letter === 'M' ? number : 0 } };
  }
  if (number !== null) return null;
  if (letter === 'P') return { ...modifiers, forfeitsAsPlayed: true };
  return letter === 'F' ? { ...modifiers, fore: true } : { ...modifiers, reversed: true };
}

/** Modifiers that say something about the same thing exclude each other. */
const subject = (letter: string): string => (letter === 'M' ? 'C' : letter);

function readModifiers(
  text: string,
  base: TieBreakBase,
  tokens: readonly Token[],
): Result<Modifiers, TieBreakCodeFault> {
  const said = new Set<string>();
  let modifiers = noModifiers;
  for (const token of tokens) {
    const { letter, modifier } = token;
    if (!/^[CMPFRL]$/.test(letter))
      return err({ code: 'tie-break-code.unknown-modifier', text, modifier });
    if (!modifierLetters[base].includes(letter))
      return err({ code: 'tie-break-code.modifier-not-for-this', text, base, modifier });
    if (said.has(subject(letter)))
      return err({ code: 'tie-break-code.modifiers-exclude-each-other', text, modifier });
    said.add(subject(letter));
    const more = withModifier(modifiers, token);
    if (more === null) return err({ code: 'tie-break-code.number', text, modifier });
    modifiers = more;
  }
  return ok(modifiers);
}

/**
 * Reads a tie-break's code: `BH-C1` as in the handbook, `BH/C1` as in TRF 202 and 212 (`!` and `#`
 * stand for the stroke), in upper or lower case; also the older names GE, AROC1 and ARCO. `text` in a
 * fault is the code as it came.
 *
 * @article FIDE C.07 5, 14
 */
export function parseTieBreakCode(text: string): Result<TieBreakDescriptor, TieBreakCodeFault> {
  const code = text.trim().toUpperCase();
  if (code === '') return err({ code: 'tie-break-code.empty' });
  const [name = ''] = nameAtStart.exec(code) ?? [];
  const [base = '', ...implied] = (olderNames.get(name) ?? name).split('/');
  if (!isBase(base)) return err({ code: 'tie-break-code.unknown', text, base: name || code });
  const rest = implied.map((modifier) => `/${modifier}`).join('') + code.slice(name.length);
  const tokens = tokenize(text, rest);
  if (!tokens.ok) return tokens;
  const modifiers = readModifiers(text, base, tokens.value);
  return modifiers.ok ? ok({ base, modifiers: modifiers.value }) : modifiers;
}

/** Writes a tie-break's code as TRF 202 and 212 have it: `BH/C1/P`. */
export function makeTieBreakCode({ base, modifiers }: TieBreakDescriptor): string {
  const { cut, forfeitsAsPlayed, fore, reversed, limitShift } = modifiers;
  const cutLetter = cut.highest > 0 ? 'M' : 'C';
  return [
    base,
    ...(cut.lowest > 0 ? [`${cutLetter}${cut.lowest}`] : []),
    ...(limitShift === 0 ? [] : [`L${limitShift > 0 ? '+' : ''}${limitShift}`]),
    ...(fore ? ['F'] : []),
    ...(forfeitsAsPlayed ? ['P'] : []),
    ...(reversed ? ['R'] : []),
  ].join('/');
}
