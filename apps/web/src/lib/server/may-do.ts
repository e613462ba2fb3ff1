import { type Act, may, type Place, placeIn } from '@rokade/installation';

/** Whether the reader may do something in an event, perhaps at one board; null: in none. */
export const mayDo = (
  { session }: App.Locals,
  act: Act,
  event: string | null,
  board: Place['board'] = null,
): boolean => may(session?.rights ?? [], act, placeIn(event, board));
