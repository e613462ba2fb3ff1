import type { SourcePlayer } from '@rokade/formats';
import { type PlayerNo, type Reason, reasonCodes } from '@rokade/rules';
import { pointsText } from '@rokade/tables';
import { citation, type Facts, type TranslateFor } from '@rokade/texts';

/** How players are named in sentences, by number. */
export type Namer = (no: PlayerNo) => string;

/** Names players in sentences: `Hansen, Ida (7)`. */
export function namerOf(players: readonly Pick<SourcePlayer, 'no' | 'name'>[]): Namer {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return (no) => {
    const name = names.get(no) ?? '';
    return name === '' ? String(no) : `${name} (${no})`;
  };
}

const namesOne = (key: string): boolean =>
  ['player', 'opponent', 'white', 'black'].includes(key) || key.endsWith('Player');

const namesSeveral = (key: string): boolean => key === 'players' || key.endsWith('Players');

function fact(namer: Namer, key: string, value: string | number | readonly number[]) {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') {
    if (key.endsWith('Moneys')) return value;
    return value.map((each) => (namesSeveral(key) ? namer(each) : String(each))).join(', ');
  }
  if (namesOne(key)) return namer(value);
  return key.endsWith('alfPoints') ? pointsText(value) : value;
}

const plainFacts = (namer: Namer, facts: Reason['facts']): Facts =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, fact(namer, key, value)]));

/** A reason in words; a code without a text stays as it is. */
export function reasonText(
  t: TranslateFor<'terminal'>,
  namer: Namer,
  { code, facts }: Reason,
): string {
  const reasonCode = reasonCodes.find((candidate) => candidate === code);
  return reasonCode === undefined ? code : t(`reason.${reasonCode}`, plainFacts(namer, facts));
}

/** Reasons for documents. */
export const reasonsDocument = (
  t: TranslateFor<'terminal'>,
  namer: Namer,
  reasons: readonly Reason[],
) => reasons.map((reason) => ({ article: reason.article, text: reasonText(t, namer, reason) }));

/** Reasons as text, a line each below what they explain. */
export const reasonLines = (
  t: TranslateFor<'terminal'>,
  namer: Namer,
  reasons: readonly Reason[],
): readonly string[] =>
  reasons.map((reason) => `  ${citation(reason.article)}  ${reasonText(t, namer, reason)}`);
