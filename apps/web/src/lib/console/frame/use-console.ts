import type { Explanation } from '@rokade/presentation/chess/reason-lines.ts';
import type { Phase, TournamentId } from '@rokade/tournament';
import { createContext } from 'svelte';
import type { Commands } from '../commands/commands.svelte.ts';
import type { Desk } from '../outbox/desk.svelte.ts';
import type { KeptPage } from '../outbox/kept-page.svelte.ts';
import type { Questions } from '../questions/questions.svelte.ts';

/**
 * What the pages of one tournament share. Read the properties where they are used, because they
 * change.
 */
export interface Console {
  readonly id: TournamentId;
  readonly name: string;
  /** The version that the page shows. */
  readonly version: number;
  readonly csrf: string;
  readonly phase: Phase;
  readonly commands: Commands;
  readonly questions: Questions;
  /** The results desk. It lives as long as the console, so that no result on its way is lost. */
  readonly desk: Desk;
  /** The page of which there is a copy, which can be loaded again while the server is away. */
  readonly keptPage: KeptPage;
  /** Names by id and by draw number, for the texts of consequences and reasons. */
  readonly nameOf: (id: string) => string;
  readonly nameOfNo: (no: number) => string;
  /** Opens the side panel with an explanation. */
  explain(explanation: Explanation): void;
  /** Opens the side panel with the explanation at an address below the tournament's. */
  explainFrom(address: string): Promise<void>;
}

/** `useConsole()` in a component below a tournament's layout. */
export const [useConsole, setConsole] = createContext<Console>();
