import type { SampleBoard, SamplePlayer } from './sample-tournament.ts';

/** Writes the parts of a file of Swiss-Manager one after the other. */
const mark = (part: number): Buffer => Buffer.from([part, 0xff, 0x89, 0x44]);

const wide = (text: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(text.length);
  return Buffer.concat([length, Buffer.from(text, 'utf16le')]);
};

const texts = (count: number, own: Readonly<Record<number, string>>): Buffer =>
  Buffer.concat(Array.from({ length: count }, (_, index) => wide(own[index] ?? '')));

const dayNumber = (day: string): number => Number(day.replaceAll('-', '').padEnd(8, '0'));

function player(one: SamplePlayer): Buffer {
  const numbers = Buffer.alloc(110);
  numbers.writeUInt8(one.sex === 'w' ? 1 : 0, 6);
  numbers.writeUInt16LE(one.fideRating ?? 0, 8);
  numbers.writeUInt16LE(one.rating ?? 0, 10);
  numbers.writeUInt32LE(one.born === undefined ? 0 : dayNumber(one.born), 14);
  numbers.writeUInt32LE(one.fideId ?? 0, 24);
  const own = {
    0: one.surname,
    1: one.firstName,
    3: one.surname,
    4: one.title ?? '',
    5: one.nationalId ?? '',
    9: one.club ?? '',
    10: one.federation ?? '',
  };
  return Buffer.concat([texts(30, own), numbers]);
}

const results: Readonly<Record<SampleBoard['result'], number>> = {
  open: 0,
  '1-0': 1,
  '½-½': 2,
  '0-1': 3,
  '+--': 4,
  '--+': 5,
  '---': 6,
  '1': 9,
  '½': 2,
  '0': 3,
};

const opponents = { bye: 0xff_ff, 'not-paired': 0xff_fe } as const;

function pairing({ white, black, result }: SampleBoard, code: number | undefined): Buffer {
  const record = Buffer.alloc(21);
  record.writeUInt16LE(white, 0);
  record.writeUInt16LE(typeof black === 'number' ? black : opponents[black], 2);
  record.writeUInt16LE(code ?? results[result], 4);
  return record;
}

interface TunxSample {
  readonly players: readonly SamplePlayer[];
  readonly rounds: readonly (readonly SampleBoard[])[];
  /** 0 Swiss, 1 round robin, 2 teams. */
  readonly kind?: number;
  /** Results by their own number, for the first boards of round 1. */
  readonly codes?: readonly number[];
}

/** A file of Swiss-Manager (`.TUNX`) after its real form, with invented content. */
export function writeTunx({ players, rounds, kind = 0, codes = [] }: TunxSample): Uint8Array {
  const settings = Buffer.alloc(5883);
  settings.writeUInt16LE(rounds.length, 0x00);
  settings.writeUInt8(kind, 0x0b);
  settings.writeUInt8(rounds.length, 0x11);
  settings.writeUInt16LE(players.length, 0x13);
  settings.writeUInt32LE(20_261_107, 0x47);
  settings.writeUInt32LE(20_261_108, 0x4b);
  const days = rounds.map((boards, index) => {
    const numbers = Buffer.alloc(106);
    numbers.writeUInt32LE(20_261_107 + Math.min(index, 1), 30);
    numbers.writeUInt16LE(boards.length, 36);
    return Buffer.concat([wide('10:00'), numbers]);
  });
  const head = {
    0: 'Prøveturnering',
    6: 'Anna Dommer; Bo Dommer',
    10: 'Aarhus',
    14: '90 min + 30 s',
    20: 'DEN',
    21: 'IA Carl Dommer',
  };
  return new Uint8Array(
    Buffer.concat([
      mark(0x93),
      Buffer.alloc(0x68),
      texts(36, head),
      mark(0x95),
      settings,
      mark(0xa3),
      ...days,
      mark(0xa5),
      ...players.map(player),
      mark(0xb3),
      ...rounds.flatMap((boards, round) =>
        boards.map((board, index) => pairing(board, round === 0 ? codes[index] : undefined)),
      ),
      mark(0xd3),
      Buffer.alloc(28),
      mark(0xe3),
    ]),
  );
}
