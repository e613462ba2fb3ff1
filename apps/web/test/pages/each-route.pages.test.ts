import { belongingTo, may, placeIn } from '@rokade/installation';
import { actAtDoor, doors } from '@rokade/presentation/console/doors/doors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addresses.ts';
import { type House, openHouse, type Reader, readers, secrets } from './house.ts';
import { endpointRoutes, pageRoutes } from './routes.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What an address says to a reader. */
interface Answered {
  readonly status: number;
  readonly text: string;
}

/** What was answered, by reader and address: nothing here changes a book, so it stays. */
const answers = new Map<string, Promise<Answered>>();

async function answered(reader: Reader, path: string): Promise<Answered> {
  const answer = await house.ask(reader, path);
  return { status: answer.status, text: await answer.text() };
}

/** Asks for an address as a reader does, once. */
function ask(reader: Reader, path: string): Promise<Answered> {
  const key = `${reader} ${path}`;
  const answer = answers.get(key) ?? answered(reader, path);
  answers.set(key, answer);
  return answer;
}

const routes = [...pageRoutes, ...endpointRoutes];
const consoleRoutes = routes.filter((route) => route.startsWith('/console'));

/** Whether the table of rights lets a reader in at a console route; without a book, at their own desk. */
function mayEnter(reader: Reader, route: string, about: string | null): boolean {
  const act = actAtDoor(route, null);
  const desk = about === null && reader === 'officer-elsewhere' ? 'taarnet' : 'own';
  return act !== null && may(house.rights[reader], act, placeIn(belongingTo(desk), about));
}

describe('each route of the console', () => {
  it.each(consoleRoutes)('%s lets in whom the table of rights names', async (route) => {
    const { path, about } = addressOf(route, house.holdings);
    const found = await Promise.all(
      readers.map(async (reader) => [reader, (await ask(reader, path)).status] as const),
    );
    const faults = found.filter(([reader, status]) => {
      if (reader === 'nobody') return status !== 303;
      if (mayEnter(reader, route, about)) return status >= 500 || status === 403;
      return status !== 403;
    });
    expect(faults).toEqual([]);
  });

  it('has a door', () => {
    expect(consoleRoutes.filter((route) => !Object.hasOwn(doors, route))).toEqual([]);
  });
});

/** Who may see each secret, by an act and the book it is asked for. */
const seenBy = {
  hiddenTournament: ['see-boards', 'hidden'],
  birthDate: ['see-people', null],
  email: ['see-contact', null],
  reasons: ['see-sanctions', null],
} as const;

/** The secrets in a text that a reader has no right to see. */
function leaks(reader: Reader, text: string): readonly string[] {
  return Object.entries(secrets).flatMap(([name, words]) => {
    const [act, book] = seenBy[name as keyof typeof secrets];
    const isAllowed = may(house.rights[reader], act, placeIn(belongingTo('own'), book));
    return !isAllowed && text.includes(words) ? [`${name} for ${reader}`] : [];
  });
}

describe('each route tells nobody what is not theirs to know', () => {
  it.each(routes)('%s', async (route) => {
    const paths = [undefined, house.holdings.hidden].map(
      (book) => addressOf(route, house.holdings, book).path,
    );
    const found = await Promise.all(
      [...new Set(paths)].flatMap((path) =>
        readers.map(async (reader) => {
          const { text } = await ask(reader, path);
          return leaks(reader, text).map((leak) => `${path}: ${leak}`);
        }),
      ),
    );
    expect(found.flat()).toEqual([]);
  });
});

describe('each route for visitors', () => {
  const forVisitors = routes.filter((route) => !route.startsWith('/console'));

  it.each(forVisitors)('%s answers everybody without an error of the server', async (route) => {
    const { path } = addressOf(route, house.holdings);
    for (const reader of readers) {
      const { status } = await ask(reader, path);
      expect([reader, status < 500]).toEqual([reader, true]);
    }
  });

  const ofTournament = forVisitors.filter((route) =>
    /^\/(t|embed|feed|screen)\/\[id\]/.test(route),
  );
  it.each(ofTournament)('%s of a hidden tournament is not there', async (route) => {
    const { path } = addressOf(route, house.holdings, house.holdings.hidden);
    expect((await house.ask('nobody', path)).status).toBe(404);
  });
});
