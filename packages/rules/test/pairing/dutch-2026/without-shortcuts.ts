import { expect } from 'vitest';
import { pairBracket } from '../../../src/pairing/dutch-2026/brackets/pair-bracket.ts';
import { pairField, scoregroups } from '../../../src/pairing/dutch-2026/brackets/pair-field.ts';
import { outlookOf } from '../../../src/pairing/dutch-2026/criteria/c05-score-of-bye-receiver.ts';
import { type Field, makeField } from '../../../src/pairing/dutch-2026/field/field.ts';
import type { Pairee } from '../../../src/pairing/dutch-2026/field/pairee.ts';
import { type FieldLimits, randomDutchRequest } from './random-dutch-request.ts';

/** Pairs a field with all that is left of it in the question for every bracket, as text. */
function pairWithoutShortcuts(field: Field, byeScore: number | null): string {
  const groups = scoregroups(field.pairees);
  const pairs: string[] = [];
  let mdps: readonly Pairee[] = [];
  for (const [index, residents] of groups.entries()) {
    const players = [...mdps, ...residents];
    const paired = pairBracket({
      bracket: {
        field,
        score: residents[0]!.score,
        mdps,
        residents,
        next: groups[index + 1] ?? [],
      },
      rest: groups.slice(index + 2).flat(),
      places: 0,
      placesMayStayEmpty: true,
      byeScore,
      size: { pairs: Math.floor(players.length / 2), downfloaters: null, countsUnplayed: false },
    });
    if (paired === null) throw new Error('a completable field cannot be paired');
    for (const [a, b] of [...paired.mdpCouples, ...paired.couples]) {
      pairs.push(`${players[a]!.no}–${players[b]!.no}`);
    }
    mdps = paired.downfloaters.map((vertex) => players[vertex]!);
  }
  return [...pairs.sort(), ...mdps.map(({ no }) => no)].join(' ');
}

/** Pairs random fields with and without shortcuts; returns how many had a pairing. */
export function compareWithoutShortcuts(from: number, to: number, limits: FieldLimits): number {
  let paired = 0;
  for (let seed = from; seed < to; seed++) {
    const field = makeField(randomDutchRequest(`shortcut ${seed}`, limits));
    const outlook = outlookOf(field);
    if (outlook.kind === 'impossible') continue;
    const { pairs, bye } = pairField(field, outlook.byeScore);
    const ours = pairs.map(({ higher, lower }) => `${higher.no}–${lower.no}`).sort();
    const text = [...ours, ...(bye === null ? [] : [bye.no])].join(' ');
    expect(text, `seed ${seed}`).toBe(pairWithoutShortcuts(field, outlook.byeScore));
    paired += 1;
  }
  return paired;
}
