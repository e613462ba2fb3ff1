/**
 * The end of a round in a full hall: 500 phones report their table's result by code (ADR 0081), all at
 * once, while the desk enters the results of other boards: how long the desk's own answers take, how
 * many reports are accepted a second, and whether each of them is stored in the end. The server is a
 * process of its own on this machine, reached over HTTP only.
 */
import { ask, connectionsReset, hangUp } from './shared/asking.ts';
import { type Hall, openHall } from './shared/hall.ts';
import { median } from './shared/median.ts';
import { post } from './shared/served.ts';

const phones = 500;
const deskBoards = 40;
const rounds = 9;
const boards = phones + deskBoards;

const result = { kind: 'played', white: 2, black: 0 } as const;

interface Shown {
  readonly round: number;
  readonly white: { readonly id: string };
  readonly black: { readonly id: string };
  readonly result: object | null;
}

const json = { 'content-type': 'application/json' };
const ms = (time: number): string => `${time.toFixed(0)} ms`;

async function command(hall: Hall, basedOn: number, payload: object): Promise<void> {
  const address = `${hall.url}/api/tournaments/${hall.tournament}/commands`;
  await post(address, hall.arbiter, { basedOn, command: payload });
}

/** The codes of the tables as they are printed on cards, by table. */
async function codesOf(hall: Hall): Promise<readonly string[]> {
  const cards = `${hall.url}/print/${hall.tournament}/codes/__data.json`;
  const { body } = await ask(cards, hall.arbiter);
  const found = [...body.toString().matchAll(/\/r\/([\w.-]+)"/g)].map(([, code = '']) => code);
  if (found.length < boards) throw new Error(`${found.length} codes of ${boards} were printed`);
  return found;
}

const shownBy = async (hall: Hall, code: string): Promise<Shown> => {
  const { body } = await ask(`${hall.url}/api/codes/${code}`);
  return (JSON.parse(body.toString()) as { view: Shown }).view;
};

/** The requests of a phone: it opens the page of its table, then reports. */
async function report(hall: Hall, code: string): Promise<number> {
  const { round, white, black } = await shownBy(hall, code);
  const start = performance.now();
  const payload = { round, white: white.id, black: black.id, result };
  await post(`${hall.url}/api/codes/${code}`, json, payload);
  return performance.now() - start;
}

/** The desk enters the boards after the phones' ones one after another; returns how long each answer took. */
async function enterAtDesk(hall: Hall, basedOn: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let board = phones + 1; board <= boards; board++) {
    const start = performance.now();
    await command(hall, basedOn, { kind: 'enter-result', round: rounds, board, result });
    times.push(performance.now() - start);
  }
  return times;
}

async function measure(hall: Hall): Promise<void> {
  await command(hall, hall.version, {
    kind: 'change-settings',
    changes: { phoneReports: 'by-table' },
  });
  const codes = await codesOf(hall);
  const before = await hall.cpu();
  const start = performance.now();
  const reported = codes.slice(0, phones).map((code) => report(hall, code));
  const desk = await enterAtDesk(hall, hall.version + 1);
  const taken = await Promise.all(reported);
  const all = performance.now() - start;
  const cpu = (await hall.cpu()) - before;
  const shown = await Promise.all(codes.slice(0, boards).map((code) => shownBy(hall, code)));
  const lost = shown.filter((view) => JSON.stringify(view.result) !== JSON.stringify(result));
  console.log(
    `${phones} phones report at once: ${((phones * 1000) / all).toFixed(0)} reports a second with ${deskBoards} results from the desk between them, a report's answer ${ms(median(taken))} (slowest ${ms(Math.max(...taken))}); the desk's own answer ${ms(median(desk))} (slowest ${ms(Math.max(...desk))}); ${(cpu / boards).toFixed(1)} ms of CPU a result; connections reset: ${connectionsReset()}; lost: ${lost.length}`,
  );
  if (lost.length > 0) throw new Error(`${lost.length} results are lost`);
}

/** Prints the times of a hall that reports by phone. */
export async function run(): Promise<void> {
  const hall = await openHall({ players: 2 * boards, rounds, open: boards });
  try {
    await measure(hall);
  } finally {
    hangUp();
    await hall.close();
  }
}

if (import.meta.main) await run();
