import { parsePlayerId, parseTournamentId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { newPlayerId, newTournamentId } from '../src/index.ts';

describe('ids', () => {
  it.each([
    ['Efterårsturnering 2026', /^efteraarsturnering-2026-[a-z0-9]{6}$/],
    ['Schach für Größe & Spaß!', /^schach-fuer-groesse-spass-[a-z0-9]{6}$/],
    ['Ærø Øl – Åbent', /^aeroe-oel-aabent-[a-z0-9]{6}$/],
    ['Кубок', /^[a-z0-9]{12}$/],
    ['', /^[a-z0-9]{12}$/],
    ['a'.repeat(500), /^a{40}-[a-z0-9]{6}$/],
  ])('of the tournament %j are readable and unique', (name, pattern) => {
    const id = newTournamentId(name);
    expect(id).toMatch(pattern);
    expect(parseTournamentId(id)).toBe(id);
    expect(newTournamentId(name)).not.toBe(id);
  });

  it('of players are unique', () => {
    const ids = Array.from({ length: 1000 }, () => newPlayerId());
    expect(new Set(ids).size).toBe(1000);
    expect(ids.every((id) => parsePlayerId(id) === id)).toBe(true);
  });
});
