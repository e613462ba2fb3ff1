import type { Client } from 'pg';

/** Notices that another process wrote. */
export interface NewsListener {
  /** Whether another process may have written since the last call. */
  mayHaveChanged(): boolean;
  end(): Promise<void>;
}

/** The channel of LISTEN and NOTIFY, one for everything that Rokade stores in a database. */
export const newsChannel = 'rokade_news';

/**
 * Listens on a connection of its own. While it has none, for instance after a restart of the database,
 * the answer is always yes, and each call tries to connect again.
 */
export function listenForNews(makeClient: () => Client): NewsListener {
  let listening: Client | null = null;
  let connecting: Promise<void> | null = null;
  let isNews = true;

  const connect = async (): Promise<void> => {
    const client = makeClient();
    const lose = (): void => {
      if (listening === client) listening = null;
    };
    client.on('error', lose).on('end', lose);
    client.on('notification', () => {
      isNews = true;
    });
    try {
      await client.connect();
      await client.query(`listen ${newsChannel}`);
      listening = client;
      isNews = true;
    } catch {
      await client.end().catch(() => undefined);
    }
  };

  return {
    mayHaveChanged() {
      if (listening === null) {
        connecting ??= connect().finally(() => {
          connecting = null;
        });
        return true;
      }
      const was = isNews;
      isNews = false;
      return was;
    },
    async end() {
      await connecting;
      await listening?.end();
    },
  };
}
