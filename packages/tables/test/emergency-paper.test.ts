import { emergencyFile, emergencyHtml } from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import { languages, makeSystem, systemCodes, type Tournament } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  playerId,
  run,
  started,
  whiteWinsAll,
  withPlayers,
} from '../../../test/tournament/journal-driver.ts';
import { stepsByHand } from '../src/emergency/by-hand.ts';

const inLanguage = (language: 'da' | 'de' | 'en') => ({
  language,
  t: translator(language),
  madeAt: '21. november 2026 kl. 19.05',
});

const paper = (t: Tournament): string => emergencyHtml(t, inLanguage('en')) ?? '';

const headings = (html: string): readonly string[] =>
  [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text = '']) => text);

describe('the paper for a hall without power', () => {
  it('is not made before a round is out', () => {
    expect(emergencyHtml(withPlayers(4).state, inLanguage('da'))).toBeNull();
    expect(emergencyFile(withPlayers(4).state, inLanguage('da'))).toBeNull();
  });

  it('has pairings by board and by name, standings, how to go on, cards and slips', () => {
    expect(headings(paper(started(5).state))).toEqual([
      'Round 1: pairings and results',
      'Round 1 by name',
      'Standings after round 1',
      'Pairing the next round by hand',
      'Round cards',
      'Empty slips',
    ]);
  });

  it('has earlier rounds that lack results, too, and only those', () => {
    const next = [{ kind: 'pair-round' }, { kind: 'publish-round' }] as const;
    const second = run(whiteWinsAll(started(4)), ...next).state;
    expect(headings(paper(second))).not.toContain('Round 1: pairings and results');
    const putOff = run(started(4), {
      kind: 'enter-result',
      round: 1,
      board: 1,
      result: { kind: 'pending', why: 'adjourned', due: '' },
    });
    expect(headings(paper(run(whiteWinsAll(putOff), ...next).state)).slice(0, 3)).toEqual([
      'Round 2: pairings and results',
      'Round 2 by name',
      'Round 1: pairings and results',
    ]);
  });

  it('shows of a tie-break the stages that decide, and who shares a place, as every list does', () => {
    const html = paper(whiteWinsAll(started(4)).state);
    expect(html).toContain('<td class="end">1–2</td>');
    expect(html).not.toMatch(/<td class="end">[^<]* \/ /);
  });

  it('has an empty sheet for the next round, but not after the last', () => {
    expect(paper(started(4).state)).toContain('<h3>Round 2</h3>');
    expect(paper(started(4, { roundsPlanned: 1 }).state)).not.toContain('<h3>Round 2</h3>');
  });

  it('has all rounds of a table that knows them', () => {
    const html = paper(started(4, { system: makeSystem('berger') }).state);
    expect(headings(html)).toContain('All rounds');
    expect(html).toContain('<h3>Round 3</h3>');
  });

  it('tells a forfeit from a game on the cards, and leaves those out who have left', () => {
    const forfeited = run(started(4), {
      kind: 'enter-result',
      round: 1,
      board: 1,
      result: { kind: 'forfeit', absent: 'black', notice: false },
    });
    const html = paper(forfeited.state);
    expect(html).toContain('<td>+</td>');
    expect(html.match(/class="card"/g)).toHaveLength(4);
    const left = run(whiteWinsAll(started(4)), {
      kind: 'withdraw-player',
      player: playerId('p1'),
      fromRound: 2,
    });
    expect(paper(left.state).match(/class="card"/g)).toHaveLength(3);
  });

  it('says what was written, and nothing of it is markup', () => {
    const { state } = run(started(4), {
      kind: 'change-player',
      player: playerId('p1'),
      changes: { name: '<script>alert("1")</script>' },
    });
    const file = emergencyFile(state, inLanguage('da')) ?? '';
    expect(file).not.toContain('<script');
    expect(file).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  });

  it('needs nothing but itself', () => {
    const file = emergencyFile(started(4).state, inLanguage('de')) ?? '';
    expect(file).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(file).not.toMatch(/\b(?:src|href)=|url\(|@import/);
  });
});

describe('pairing by hand', () => {
  it.each(languages)('has steps for each system in %s', (language) => {
    const t = translator(language);
    for (const code of systemCodes) {
      const steps = stepsByHand(t, code);
      expect(steps.match(/<li>/g)?.length, code).toBeGreaterThanOrEqual(2);
    }
    expect(stepsByHand(t, 'monrad')).toContain('(DSU 2002 4.10 §4)');
    expect(stepsByHand(t, 'nordic')).toContain('(DSU 2002 4.11 §5.11)');
    expect(stepsByHand(t, 'dutch')).toContain('(FIDE C.04.3 2026 C1, C3)');
  });
});
