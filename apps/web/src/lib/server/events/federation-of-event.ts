import type { ChessEvent } from '@rokade/event';
import { federationsOf } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';
import { firstSettings } from '../house/home.ts';

/**
 * The federation whose numbers the players of an event have, by its three letters, `DEN`: that of the
 * event's regulations; if it names none, that of its groups; if it has no groups yet, the one with which a
 * new tournament begins. '' if its groups are of several federations.
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
