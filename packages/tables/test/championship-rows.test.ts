/** @regulation Tempelhof 2018 */
import { championshipRows, nextText } from '@rokade/tables';
import { loadTranslate } from '@rokade/texts';
import type { ChampionshipView, ClassPlayerRow } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';

const t = await loadTranslate('en', 'tournament');

const goal = (about: 'up' | 'stay', to: number, missing: number) => ({
  about,
  class: to,
  missing,
  targetHalfPoints: 13,
  standing: missing === 0 ? ('reached' as const) : ('open' as const),
});

const rowOf = (of: Partial<ClassPlayerRow>): ClassPlayerRow => ({
  player: { id: 'p', no: 1, name: 'Engel, Pia', withdrawn: false } as ClassPlayerRow['player'],
  class: 1,
  own: 2,
  code: 'championship.cup',
  article: 'Tempelhof 2018 III.A.8',
  note: '',
  rank: 9,
  halfPoints: 9,
  goals: [],
  next: 2,
  decided: '',
  because: { code: 'promotion.stays', article: 'III.A.3', facts: {} },
  ...of,
});

describe('III.A.8: the right to a class for one year', () => {
  it.each([
    ['back where they belong', { next: 2 }, 'back to class 2'],
    ['up, where the result earns it', { next: 1 }, 'promoted to class 1'],
    ['down from their own class', { next: 3 }, 'relegated to class 3'],
    ['without a right they stay', { own: 1, next: 1 }, 'class 1'],
    ['without a right they go down', { own: 1, next: 2 }, 'relegated to class 2'],
  ])('next year: %s', (_, of, expected) => {
    expect(nextText(t, rowOf(of)).replaceAll('\u00a0', ' ')).toBe(expected);
  });

  it('is told to every reader, with its article; words of whoever leads play are not', () => {
    const goals = [goal('stay', 2, 0), goal('up', 1, 3)];
    const rows = [rowOf({ goals, note: 'krank' })];
    const view = {
      byTargets: true,
      published: true,
      isOver: false,
      rows,
    } as unknown as ChampionshipView;
    const shown = (isArbiter: boolean) =>
      championshipRows({ language: 'en', t } as never, view, {
        class: 1,
        isArbiter,
        isPlayed: true,
      });
    expect(shown(false)).toMatchObject([
      {
        need: 'keeps class\u00a02, 1½ to class\u00a01',
        why: 'one-year right (Tempelhof 2018 III.A.8); own class: 2',
      },
    ]);
    expect(shown(true)[0]?.why).toContain('krank');
  });
});
