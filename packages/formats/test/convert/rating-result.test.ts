import { journalReader, makeTrf, parseTrf, tournamentDocument, trfReader } from '@rokade/formats';
import { totalHalfPoints } from '@rokade/rules';
import type { GameResult } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import {
  run,
  runConfirmed,
  started,
  whiteWinsAll,
} from '../../../../test/tournament/journal-driver.ts';

const draw: GameResult = { kind: 'played', white: 1, black: 1 };

const before = run(whiteWinsAll(started(4)), { kind: 'pair-round' }, { kind: 'publish-round' });
const after = runConfirmed(before, {
  kind: 'decide-rating-result',
  round: 1,
  board: 1,
  result: draw,
});
const options = { ratings: 'national', ranks: new Map() } as const;

/** @regulation FIDE C.04.2 */
describe('a result corrected for the rating alone, in the report file', () => {
  const parsed = parseTrf(makeTrf(tournamentDocument(after.state, options)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { document } = parsed.value;
  const [game] = after.state.rounds[0]?.games ?? [];
  const [white, black] = [game?.white, game?.black].map(
    (id) => after.state.players.find((player) => player.id === id)?.no ?? 0,
  );

  test('stands as corrected, and 299 keeps the points of the table', () => {
    const cells = document.players
      .filter(({ no }) => no === white || no === black)
      .map(({ cells: [first] }) => first?.result);
    expect(cells).toEqual(['=', '=']);
    expect(document.abnormalPoints).toEqual([
      { kind: 'D', matchHalfPoints: null, halfPoints: 2, round: 1, participants: [white] },
      { kind: 'D', matchHalfPoints: null, halfPoints: 0, round: 1, participants: [black] },
    ]);
  });

  test('so whoever reads the file finds the points it states', () => {
    const read = trfReader(document).scoredPlayers(2);
    const found = read.map(({ no, records }) => [no, totalHalfPoints(records)]);
    expect(found).toEqual(document.players.map(({ no, halfPoints }) => [no, halfPoints]));
  });

  test('is nothing for the rounds paired on the old one', () => {
    const request = journalReader(after.state, 'national').pairingRequest(2);
    expect(request).toEqual(journalReader(before.state, 'national').pairingRequest(2));
  });
});
