import { expect } from 'vitest';
import { scoregroups } from '../../../src/pairing/dutch/brackets/bracket.ts';
import { pairBracket } from '../../../src/pairing/dutch/brackets/pair-bracket.ts';
import { type Field, makeField } from '../../../src/pairing/dutch/field/field.ts';
import type { Pairee } from '../../../src/pairing/dutch/field/pairee.ts';
import { pairField } from '../../../src/pairing/dutch-2026/brackets/pair-field.ts';
import { allCriteria } from '../../../src/pairing/dutch-2026/criteria/all-criteria.ts';
import {
  outlookOf,
  takerOf,
} from '../../../src/pairing/dutch-2026/criteria/c05-score-of-bye-receiver.ts';
import { edition2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import { type FieldLimits, randomDutchRequest } from '../dutch/random-dutch-request.ts';

/** Pairs a field with the whole rest of it in the problem for every bracket, as text. */
function pairWithoutShortcuts(field: Field, byeScore: number | null): string {
  const groups = scoregroups(field.pairees);
  const pairs: string[] = [];
  let mdps: readonly Pairee[] = [];
  for (const [index, residents] of groups.entries()) {
    const players = [...mdps, ...residents];
    const paired = pairBracket({
      bracket: {
        criteria: allCriteria,
        field,
        score: residents[0]!.score,
        mdps,
        residents,
        next: groups[index + 1] ?? [],
      },
      rest: groups.slice(index + 2).flat(),
      places: 0,
      placesMayStayEmpty: true,
      takesBye: takerOf(byeScore),
      size: { pairs: Math.floor(players.length / 2), downfloaters: null, countsUnplayed: false },
    });
    if (paired === null) throw new Error('a completable field cannot be paired');
    for (const {
      couple: [a, b],
    } of [...paired.mdpCouples, ...paired.couples]) {
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
    const field = makeField(randomDutchRequest(`shortcut ${seed}`, limits), edition2026);
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
