import type { ChessEvent } from '@rokade/event';
import { federationsOf } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';
import { firstSettings } from '../house/home.ts';

/**
 * The federation, `DEN`, whose numbers the players of an event have: that of its regulations or of all its
 * groups, before it has any that of the house; '' where they are of several.
 */
export function federationOfEvent(
  { app, language }: App.Locals,
  event: ChessEvent,
  groups: readonly Tournament[],
): string {
  const [one = firstSettings(app, language).federation, ...others] = new Set(
    federationsOf(event, groups),
  );
  return others.length === 0 ? one : '';
}
