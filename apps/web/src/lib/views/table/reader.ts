import type { Reader } from '@rokade/tables';
import { getContext, setContext } from 'svelte';

/** Who reads the tables below, where, and where a player's name leads. */
interface TableReader extends Reader {
  readonly hrefOf?: (player: string) => string | undefined;
}

const key = Symbol('reader');

/** Visitors on a page unless a component above says otherwise: the console, or a sheet of paper. */
export const tableReader = (): TableReader => getContext(key) ?? { medium: 'page' };

export const setTableReader = (reader: TableReader): TableReader => setContext(key, reader);
