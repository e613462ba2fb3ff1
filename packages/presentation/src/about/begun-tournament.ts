import { invariant } from '@rokade/rules';
import {
  decide,
  effectiveEntries,
  evolve,
  makeEntries,
  makeSystem,
  parseTournamentId,
  type SettingPart,
  type Settings,
  type SystemCode,
  systemCodes,
  type Tournament,
  withSystem,
} from '@rokade/tournament';
import type { Locale } from '../words/locale.ts';
import { settingSentences } from './setting-sentences.ts';

const nobody = { id: 'nobody', name: '' };
const someDay = '2026-01-01T00:00:00.000Z';

/** A new tournament with these settings, in memory only; null: the settings are not valid. */
function begunWith(settings: Settings): Tournament | null {
  const id = parseTournamentId('begun');
  invariant(id !== null, 'an id');
  const command = { kind: 'create-tournament', id, settings } as const;
  const decided = decide(null, { command, reason: '', confirmed: true });
  if (!decided.ok) return null;
  const entries = makeEntries(decided.value, {
    version: 0,
    at: someDay,
    actor: nobody,
    reason: '',
  });
  return effectiveEntries(entries).reduce<Tournament | null>((t, entry) => evolve(t, entry), null);
}

/** For each pairing system, a sentence on each part of a new tournament's settings. */
export function sentencesBySystem(
  settings: Settings,
  locale: Locale<'console'>,
): Readonly<Record<SystemCode, Readonly<Record<SettingPart, string>>>> {
  const of = (code: SystemCode) => {
    const system = settings.system.code === code ? settings.system : makeSystem(code);
    const t = begunWith({ ...withSystem(settings, system), name: settings.name || '-' });
    return t === null ? {} : settingSentences(t, locale);
  };
  const all = systemCodes.map((code) => [code, of(code)]);
  return Object.fromEntries(all);
}
