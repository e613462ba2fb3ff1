import { whoMayPlay } from '@rokade/presentation/desks/players/who-may-play.ts';
import { translator } from '@rokade/texts/all';
import { makeSystem } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  details,
  playerId,
  run,
  runConfirmed,
  settings,
  tournamentId,
} from '../../../../test/tournament/journal-driver.ts';

const reader = { t: translator('en') };

const made = run(null, {
  kind: 'create-tournament',
  id: tournamentId,
  settings: {
    ...settings,
    openTo: 'seniors',
    system: makeSystem('tempelhof-table'),
    roundDates: ['2026-05-08'],
  },
});

const enter = (name: string, birthDate: string) =>
  ({
    kind: 'enter-players',
    players: [
      { id: playerId(name.toLowerCase()), details: details(name, { birthDate, sex: 'm' }) },
    ],
  }) as const;

describe('remarks on who may play', () => {
  it('name whom the tournament is not open to apart from whom it does not know, each with its article', () => {
    const mixed = runConfirmed(run(made, enter('Old', '1950'), enter('Ageless', '')), {
      ...enter('Young', '1980'),
    }).state;
    const remarks = whoMayPlay(reader, mixed);
    const about = (name: string) => remarks.filter(({ text }) => text.includes(name));
    expect(about('Old')).toEqual([]);
    expect(about('Young')).toHaveLength(1);
    expect(about('Ageless')).toHaveLength(1);
    expect(about('Young')[0]?.text).not.toBe(about('Ageless')[0]?.text.replace('Ageless', 'Young'));
    expect(about('Young')[0]?.article).toContain('III.E.1');
  });

  it('say by the club’s rules how few play, also where everybody may', () => {
    const two = run(made, enter('Old', '1950'), enter('Older', '1940')).state;
    const remarks = whoMayPlay(reader, two);
    expect(remarks.map(({ article }) => article).join()).toContain('I.14');
    expect(remarks.every(({ text }) => !text.includes('Old'))).toBe(true);
  });

  it('are none as long as nobody is entered', () => {
    expect(whoMayPlay(reader, made.state)).toEqual([]);
  });
});
