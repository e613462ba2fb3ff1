/** Sends requests to the API below an address, JSON by JSON. */
export interface Asker {
  post(path: string, body: unknown): Promise<{ readonly status: number; json(): Promise<unknown> }>;
  get(path: string): Promise<{ readonly status: number; json(): Promise<unknown> }>;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** A book at the desk: each command is based on the one before. */
export interface BookAtDesk {
  readonly id: string;
  /** A reason confirms what the API asks about. */
  tell(command: JsonObject, reason?: string): Promise<void>;
  now(): Promise<JsonObject>;
}

async function posted(asker: Asker, path: string, body: unknown): Promise<JsonObject> {
  const answer = await asker.post(path, body);
  const reply = (await answer.json()) as JsonObject;
  if (answer.status >= 300) {
    throw new Error(`${path}: ${JSON.stringify(reply)} to ${JSON.stringify(body).slice(0, 500)}`);
  }
  return reply;
}

type Kind = 'tournaments' | 'contests';

/** An existing book at the desk. */
function atDesk(asker: Asker, kind: Kind, { id, version: first }: { id: string; version: number }) {
  let version = first;
  return {
    id,
    async tell(command: JsonObject, reason = '') {
      const request = { basedOn: version, command, reason, confirmed: reason !== '' };
      version = Number((await posted(asker, `/${kind}/${id}/commands`, request))['version']);
    },
    now: async () => (await (await asker.get(`/${kind}/${id}`)).json()) as JsonObject,
  };
}

/** Makes a tournament or a competition. */
export async function makeBook(asker: Asker, kind: Kind, body: JsonObject): Promise<BookAtDesk> {
  const made = await posted(asker, `/${kind}`, body);
  return atDesk(asker, kind, { id: String(made['id']), version: Number(made['version'] ?? 1) });
}

/** Opens an existing book. */
export async function openBook(asker: Asker, kind: Kind, id: string): Promise<BookAtDesk> {
  const body = (await (await asker.get(`/${kind}/${id}`)).json()) as JsonObject;
  return atDesk(asker, kind, { id, version: Number(body['version'] ?? 1) });
}

/** Begins the season after another; returns its id. */
export const copySeason = async (asker: Asker, season: string): Promise<string> =>
  String((await posted(asker, `/contests/${season}/copy`, {}))['id']);
