import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  makeTrfIn,
  parseTrf,
  pointSystemOf,
  type TrfDocument,
  type TrfEdition,
  trfReader,
} from '../../src/index.ts';
import { crosstable } from '../trf/trf-lines.ts';

const fixtures = path.join(import.meta.dirname, '../fixtures');
const files = readdirSync(fixtures).filter((name) => name.endsWith('.trf'));
const editions: readonly TrfEdition[] = ['trf16', 'trf26'];

function read(text: string | Uint8Array): TrfDocument {
  const parsed = parseTrf(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.document;
}

/** The request without players without points for pairing, whom the list may contain or not. */
function withoutZeros(request: ReturnType<ReturnType<typeof trfReader>['pairingRequest']>) {
  const virtual = 'virtualHalfPoints' in request ? request.virtualHalfPoints : null;
  const accelerated =
    virtual instanceof Map
      ? [...virtual].filter(([, points]) => points.some((each: number) => each > 0))
      : [];
  return { ...request, virtualHalfPoints: accelerated };
}

/** The requests to a pairing system and to the standings, round by round. */
function questions(document: TrfDocument) {
  const source = trfReader(document);
  const rounds = Array.from({ length: source.roundsPaired + 1 }, (_, index) => index + 1);
  return {
    planned: source.roundsPlanned,
    points: pointSystemOf(document),
    players: source.players,
    scored: source.scoredPlayers(source.roundsPaired),
    rounds: rounds.map((round) => withoutZeros(source.pairingRequest(round))),
  };
}

describe.each(editions)('%s', (edition) => {
  it.each(files)('of %s asks the same of a pairing system', (name) => {
    const document = read(readFileSync(path.join(fixtures, name)));
    const { text, losses } = makeTrfIn(edition, document);
    const isWhole = losses.every(({ code }) => code !== 'loss.pair-rounds');
    // Pairs forbidden only in some rounds are reported as lost, and nothing else is.
    const sayable = isWhole ? document : { ...document, forbiddenPairs: [] };
    expect(questions(read(text))).toEqual(questions(sayable));
    expect(isWhole || edition === 'trf16').toBe(true);
  });
});

const lines = (text: string): readonly string[] => text.split('\r\n').filter((line) => line !== '');

const withRecords = (...records: readonly string[]): TrfDocument =>
  read([...records, crosstable(['   2 w 1'], ['   1 b 0'], ['0000 - U'])].join('\n'));

describe('records of TRF26 in TRF16', () => {
  const rows = [
    ['142 5', ['XXR 5']],
    ['152 B', ['XXC black1']],
    ['142 5\n260   1   5    1    3', ['XXR 5', 'XXP 1 3']],
    ['250       1.0   1   2    1    2', ['XXA    1  1.0  1.0', 'XXA    2  1.0  1.0']],
    [
      '310   1 Club                             CLB1                              1    2',
      ['013 Club                               1    2'],
    ],
    [
      '162  W 3.0    D 1.0',
      [
        ...['BBW  3.0', 'BBD  1.0', 'BBL  0.0', 'BBZ  0.0', 'BBF  0.0', 'BBU  3.0'],
        'XXS W=3.0 D=1.0 L=0.0 ZPB=0.0 HPB=1.0 FPB=3.0 PAB=3.0 FW=3.0 FL=0.0',
      ],
    ],
  ] as const;
  it.each(rows)('%s', (record, expected) => {
    const made = lines(makeTrfIn('trf16', withRecords(record)).text);
    expect(made.filter((line) => !/^(?:0[06-8]|001)/.test(line))).toEqual(expected);
  });

  it('a bye to come stands in the player’s own line', () => {
    const made = read(makeTrfIn('trf16', withRecords('240 H   2    2')).text);
    expect(made.players[1]?.cells[1]).toEqual({ kind: 'alone', colour: null, result: 'H' });
  });

  it('and what has no record there is named', () => {
    const document = withRecords(
      ...['142 5', '192 FIDE_DUTCH', '202 BH,SB', '260   1   2    1    3'],
      ...['299          -0.5    1    1', 'DEN    1'],
      '310   1 Club                             CLB1',
      '300   1   1   1    1',
    );
    expect(makeTrfIn('trf16', document).losses).toEqual([
      { code: 'loss.encoded-facts', count: 2 },
      { code: 'loss.pair-rounds', count: 1 },
      { code: 'loss.abnormal-points', count: 1 },
      { code: 'loss.national-ratings', count: 1 },
      { code: 'loss.team-facts', count: 1 },
      { code: 'loss.team-matches', count: 1 },
    ]);
  });
});

describe('records of the pairing programs in TRF26', () => {
  const rows = [
    ['XXR 5', ['142 5']],
    ['XXC white1', ['152 W']],
    ['XXR 5\nXXP 1 3', ['142 5', '260   1   5    1    3']],
    ['XXP 1 3', ['260   1 999    1    3']],
    ['XXZ 1 3', ['240 Z   2    1    3']],
    [
      'XXA    2  1.0  1.0  0.5',
      ['250       1.0   1   2    2    2', '250       0.5   3   3    2    2'],
    ],
    ['XXS W=3 PAB=3', ['162  W 3.0']],
    ['BBU 0.5', ['162  P 0.5']],
    ['013 Club                               1    2', [`${'310   1 Club'.padEnd(73)}   1    2`]],
  ] as const;
  it.each(rows)('%s', (record, expected) => {
    const made = lines(makeTrfIn('trf26', withRecords(record)).text);
    expect(made.filter((line) => !/^(?:0[06-8]|001)/.test(line))).toEqual(expected);
  });

  it('and what has no record there is named', () => {
    const document = withRecords('XXC rank', 'XXS WW=3 BW=4');
    expect(makeTrfIn('trf26', document).losses).toEqual([
      { code: 'loss.scoring', count: 1 },
      { code: 'loss.file-order', count: 1 },
    ]);
  });
});
