import type { Client } from 'pg';

/** What tells a process that another one wrote. */
export interface NewsListener {
  /** Whether somebody may have written since it was last asked. */
  mayHaveChanged(): boolean;
  end(): Promise<void>;
}

/** The channel of LISTEN and NOTIFY: one for all that Rokade keeps in a database. */
export const newsChannel = 'rokade_news';

/**
 * Listens on a connection of its own. As long as there is none, since the database was restarted
 * perhaps, anything may have changed, and each question tries to make one.
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
