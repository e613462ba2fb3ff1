import type { Phase, TournamentId } from '@rokade/tournament';
import { createContext } from 'svelte';
import type { Explanation } from '#lib/chess/reason-lines.ts';
import type { Commands } from './commands.svelte.ts';
import type { Desk } from './outbox/desk.svelte.ts';
import type { KeptPage } from './outbox/kept-page.svelte.ts';
import type { Questions } from './questions.svelte.ts';

/** What the pages of one tournament share. Read the properties where they are used: they change. */
export interface Console {
  readonly id: TournamentId;
  readonly name: string;
  /** The version the page shows. */
  readonly version: number;
  readonly csrf: string;
  readonly phase: Phase;
  readonly commands: Commands;
  readonly questions: Questions;
  /** The results desk; it lives as long as the console, so that nothing on its way is lost. */
  readonly desk: Desk;
  /** Which page can be loaded anew while the server is away. */
  readonly keptPage: KeptPage;
  /** Names by id and by draw number, for consequences and reasons. */
  readonly nameOf: (id: string) => string;
  readonly nameOfNo: (no: number) => string;
  /** Opens the side panel that says why. */
  explain(explanation: Explanation): void;
  /** Opens it with the explanation at an address below the tournament's. */
  explainFrom(address: string): Promise<void>;
}

/** `useConsole()` in a component below a tournament's layout. */
export const [useConsole, setConsole] = createContext<Console>();
