import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { started, tournamentOf } from '../../../../test/tournament/played-journal.ts';
import StateRoom from './StateRoom.svelte';

let room: object | null = null;

afterEach(async () => {
  if (room) await unmount(room);
});

const { settings } = tournamentOf(started);

function look(system: 'dutch' | 'monrad', present: number): string {
  const data = {
    id: 'a',
    version: 3,
    name: 'Prøve',
    group: '',
    demo: false,
    isPublic: false,
    may: [],
    phase: 'lots',
    round: null,
    roundsPlanned: 5,
    stage: null,
    lotDue: false,
    hasClasses: false,
    fideMode: { kind: 'none' },
    players: [],
    event: null,
    groups: [],
    divided: false,
    awaited: 0,
    problems: [],
    signedIn: null,
    system: { ...settings.system, code: system },
  } as unknown as Parameters<
    typeof mount<{ data: never; next: never }, object>
  >[1]['props']['data'];
  const next = {
    round: 1,
    rows: null,
    halfPoints: false,
    door: null,
    open: 0,
    missing: 0,
    present,
    ready: false,
    finished: false,
  } as unknown as never;
  room = mount(StateRoom, { target: document.body, props: { data, next } });
  flushSync();
  return document.body.textContent;
}

it('says of numbers by strength that they are to be given, and of lots that they are to be drawn', () => {
  expect(look('dutch', 4)).toContain('players to be numbered');
});

it('says of drawn numbers that lots are to be drawn', () => {
  expect(look('monrad', 4)).toContain('lots to be drawn');
});

it.each([
  [0, 'Only 0 players are here for this round: at least two are needed.'],
  [1, 'Only one player is here for this round: at least two are needed.'],
])('with %d players says why it cannot go on', (present, why) => {
  expect(look('dutch', present)).toContain(why);
});
