/** What asks the API below an address, JSON by JSON. */
export interface Asker {
  post(path: string, body: unknown): Promise<{ readonly status: number; json(): Promise<unknown> }>;
  get(path: string): Promise<{ readonly status: number; json(): Promise<unknown> }>;
}

type Said = Readonly<Record<string, unknown>>;

/** A book at the desk: what is told to it follows on what was told before. */
export interface BookAtDesk {
  readonly id: string;
  tell(command: Said): Promise<void>;
  now(): Promise<Said>;
}

async function posted(asker: Asker, path: string, body: unknown): Promise<Said> {
  const answer = await asker.post(path, body);
  const said = (await answer.json()) as Said;
  if (answer.status >= 300) {
    throw new Error(`${path}: ${JSON.stringify(said)} to ${JSON.stringify(body).slice(0, 500)}`);
  }
  return said;
}

/** Makes a tournament or a competition. */
export async function makeBook(
  asker: Asker,
  kind: 'tournaments' | 'contests',
  body: Said,
): Promise<BookAtDesk> {
  const made = await posted(asker, `/${kind}`, body);
  const id = String(made['id']);
  let version = Number(made['version'] ?? 1);
  return {
    id,
    async tell(command) {
      const request = { basedOn: version, command, reason: 'played', confirmed: true };
      version = Number((await posted(asker, `/${kind}/${id}/commands`, request))['version']);
    },
    async now() {
      return (await (await asker.get(`/${kind}/${id}`)).json()) as Said;
    },
  };
}

/** Begins the season after one; gives its id. */
export const copySeason = async (asker: Asker, season: string): Promise<string> =>
  String((await posted(asker, `/contests/${season}/copy`, {}))['id']);
