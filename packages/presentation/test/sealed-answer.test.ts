import { type LawsEdition, parsePosition } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import { sealedAnswer } from '../src/desks/incidents/sealed-answer.ts';

const english = { t: translator('en'), language: 'en' } as const;
const danish = { t: translator('da'), language: 'da' } as const;

function answer(
  fen: string,
  text: string,
  laws: LawsEdition = 'laws-2001',
  reading: Parameters<typeof sealedAnswer>[0] = english,
) {
  const parsed = parsePosition(fen);
  if (!parsed.ok) throw new Error(fen);
  return sealedAnswer(reading, { laws, position: parsed.value, text });
}

const free = '6k1/8/8/8/8/8/4R3/4K2r w - - 0 40';
/** Black has the king alone. */
const bareKing = '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 40';

/** @article Laws 2001 A8; FIDE Laws 2023 I.8 */
describe('a faulty sealed move', () => {
  it.each([
    ['ambiguous', bareKing, 'Nd2', 'The sealed move is ambiguous.', 'no'],
    [
      'ambiguous, the opponent has a rook',
      '4k3/8/8/8/8/5N2/r7/1N2K3 w - - 0 40',
      'Nd2',
      'The sealed move is ambiguous.',
      'yes',
    ],
    ['unreadable', free, '%&', 'The sealed move cannot be read.', 'yes'],
    ['illegal', '4k3/8/8/8/8/8/r7/4K3 w - - 0 40', 'Ke2', 'The sealed move is illegal.', 'yes'],
    [
      'illegal, the opponent has a king alone',
      bareKing,
      'Ne3',
      'The sealed move is illegal.',
      'no',
    ],
  ] as const)('%s', (_, fen, text, says, canMate) => {
    for (const [laws, article] of [
      ['laws-2001', 'Laws 2001 A8'],
      ['laws-2023', 'Laws 2023 I.8'],
    ] as const) {
      const found = answer(fen, text, laws);
      expect(found).toMatchObject({
        text: says,
        article,
        effect: 'faulty',
        opponentCanMate: canMate,
      });
      expect(found.follows[0]).toContain(canMate === 'yes' ? 'lost for the player' : 'drawn');
      expect(found.why).not.toBe('');
    }
  });
});

/** @article Laws 2001 A9a, A10; FIDE Laws 2023 I.9.1, I.10 */
describe('a sealed move that stands', () => {
  it('is made, and the clock of who replies is started', () => {
    const found = answer('6k1/8/8/8/8/8/4R3/4K3 w - - 0 40', 'Re7');
    expect(found).toMatchObject({
      text: '40. Re7 stands.',
      effect: 'goes-on',
      article: 'Laws 2001 A9a',
    });
    expect(found.fen).toBe('6k1/4R3/8/8/8/8/8/4K3 b - - 1 40');
    expect(found.follows[0]).toContain('Open the envelope');
  });

  it.each([
    ['mates', '6k1/5ppp/8/8/8/8/4R3/4K3 w - - 0 40', 'Re8', 'checkmate'],
    ['stalemates', '7k/8/5K2/8/8/8/6Q1/8 w - - 0 40', 'Qg6', 'stalemate'],
    ['leaves kings alone', '4k3/8/8/8/8/8/4r3/4K3 w - - 0 40', 'Kxe2', 'dead-position'],
  ])('%s', (_, fen, text, effect) => {
    expect(answer(fen, text).effect).toBe(effect);
  });

  it('may be in the letters of any of the languages', () => {
    for (const text of ['Te7', 'Re7']) {
      expect(answer('6k1/8/8/8/8/8/4R3/4K3 w - - 0 40', text, 'laws-2023', danish).effect).toBe(
        'goes-on',
      );
    }
  });
});
