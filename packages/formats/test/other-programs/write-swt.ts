import type { SampleBoard, SamplePlayer } from './sample-tournament.ts';

const put = (bytes: Buffer, at: number, text: string): void => {
  bytes.write(text, at, 'latin1');
};

function card(one: SamplePlayer, no: number): Buffer {
  const bytes = Buffer.alloc(655);
  const [club = '', member = ''] = (one.nationalId ?? '').split('-');
  put(bytes, 0, `${one.surname},${one.firstName}`);
  put(bytes, 33, one.club ?? '');
  put(bytes, 66, one.title ?? '');
  put(bytes, 70, String(one.fideRating ?? ''));
  put(bytes, 75, String(one.rating ?? ''));
  put(bytes, 105, one.federation ?? '');
  put(bytes, 128, (one.born ?? '').replaceAll('-', '').padEnd(10));
  put(bytes, 153, club);
  put(bytes, 159, member);
  put(bytes, 184, one.sex ?? ' ');
  bytes.writeUInt16LE(no, 217);
  put(bytes, 324, String(one.fideId ?? ''));
  return bytes;
}

/** The own points of White and Black: 1 nothing, 2 half, 3 one; and the status of the line. */
const results: Readonly<
  Record<SampleBoard['result'], readonly [white: number, black: number, status: number]>
> = {
  '1-0': [3, 1, 0],
  '½-½': [2, 2, 0],
  '0-1': [1, 3, 0],
  '+--': [3, 1, 0x02],
  '--+': [1, 3, 0x22],
  '---': [1, 1, 0x02],
  open: [2, 2, 0x01],
  '1': [3, 0, 0x02],
  '½': [2, 0, 0x02],
  '0': [1, 0, 0x02],
};

function line(no: number, boards: readonly SampleBoard[]): Buffer {
  const bytes = Buffer.alloc(19);
  for (const { white, black, result } of boards) {
    const [whitePoints, blackPoints, status] = results[result];
    if (white !== no && black !== no) continue;
    const isWhite = white === no;
    const isAlone = typeof black !== 'number';
    bytes.writeUInt8(isAlone ? 2 : isWhite ? 1 : 3, 8);
    bytes.writeUInt16LE(isAlone ? 0 : isWhite ? black : white, 9);
    bytes.writeUInt8(isWhite ? whitePoints : blackPoints, 11);
    bytes.writeUInt8(status, 15);
  }
  return bytes;
}

interface SwtSample {
  readonly players: readonly SamplePlayer[];
  readonly rounds: readonly (readonly SampleBoard[])[];
  readonly version?: number;
  readonly mode?: number;
  readonly teams?: boolean;
  /** 0: 1 – ½ – 0; 1: 3 – 1 – 0; 3: points of its own. */
  readonly scoring?: number;
}

/** A file of Swiss-Chess (`.SWT`, version 8) after its real form, with invented content. */
export function writeSwt({
  players,
  rounds,
  version = 883,
  mode = 0,
  teams = false,
  scoring = 0,
}: SwtSample): Uint8Array {
  const head = Buffer.alloc(13_384);
  head.writeUInt16LE(rounds.length, 1);
  head.writeUInt16LE(rounds.length, 5);
  head.writeUInt16LE(players.length, 7);
  head.writeUInt8(mode, 596);
  head.writeUInt8(1, 600);
  head.writeUInt8(teams ? 0xff : 0, 606);
  head.writeUInt16LE(version, 609);
  head.writeUInt8(scoring, 1336);
  put(head, 790, 'Prøveturnering');
  put(head, 831, 'Musterstadt');
  put(head, 872, 'Carl Dommer');
  put(head, 933, 'Anna Dommer');
  put(head, 1055, '07.11.2026');
  put(head, 1076, '08.11.2026');
  // 46,333 days after 30 December 1899 is 7 November 2026.
  for (const round of rounds.keys()) {
    head.writeUInt16LE(46_333 + Math.min(round, 1), 11_457 + 4 * round);
  }
  return new Uint8Array(
    Buffer.concat([
      head,
      ...players.flatMap((_, index) => rounds.map((boards) => line(index + 1, boards))),
      ...players.map((one, index) => card(one, index + 1)),
    ]),
  );
}
