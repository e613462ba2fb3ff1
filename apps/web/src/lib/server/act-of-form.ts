import {
  type ActOf,
  type ChallengeId,
  type ContestAct,
  type EntryId,
  type LegId,
  parseChallengeId,
  parseEntryId,
  parseLegId,
} from '@rokade/club';
import { blitzSystems } from '@rokade/rules';
import { newChallengeId, newLegId } from '@rokade/server';
import { wholeIn, wholeOf } from '#lib/console/said-in-form.ts';
import { formText } from './form-text.ts';

const entry = (form: FormData, name: string): EntryId =>
  parseEntryId(formText(form, name)) ?? ('-' as EntryId);

const challengeIn = (form: FormData): ChallengeId =>
  parseChallengeId(formText(form, 'challenge')) ?? ('-' as ChallengeId);

/** The challenger's half-points, game by game; a second game that was not played is left out. */
const gamesIn = (form: FormData): readonly number[] =>
  ['first', 'second'].flatMap((name) => {
    const said = formText(form, name);
    return said === '' ? [] : [Number(said)];
  });

/** A rating as it was typed; null: none. */
export const ratingIn = (form: FormData): number | null => wholeOf(formText(form, 'rating'), null);

/** Stands for what was typed and is no result; none of them can be so low. */
const unread = -1_000_000;

/** Points, as whole numbers and halves: 7, 7½, 7.5, 7,5; else `unread`. */
function halvesOf(said: string): number {
  const [, digits = '', half] = /^(\d*)(½|[.,][05])?$/.exec(said) ?? [];
  if (said === '' || (digits === '' && half === undefined)) return unread;
  return 2 * Number(digits) + (half === '½' || half?.endsWith('5') === true ? 1 : 0);
}

/** A time, as minutes and seconds with hours before them; else `unread`. */
function secondsOf(said: string): number {
  const [, hours = '0', minutes = '', seconds = ''] =
    /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(said) ?? [];
  if (minutes === '' || Number(seconds) > 59) return unread;
  return 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
}

/** A result as it was typed, in what it is measured in; `unread`: it is none. */
function measured(measure: string, typed: string): number {
  const said = typed.trim().replace(/^−/, '-');
  if (measure === 'half-points') return halvesOf(said);
  if (measure === 'seconds') return secondsOf(said);
  return /^-?\d{1,6}$/.test(said) ? Number(said) : unread;
}

/** A number as it was typed, 0 where nothing was; NaN where it is none. */
const countIn = (form: FormData, name: string): number =>
  Math.max(0, Math.min(1000, wholeIn(form, name)));

/** The results of a leg: who has nothing was not there. */
function scoresIn(form: FormData): ActOf<'leg-held'>['scores'] {
  const measure = formText(form, 'measure');
  return [...form.keys()].flatMap((key) => {
    const id = key.startsWith('value.') ? parseEntryId(key.slice('value.'.length)) : null;
    const said = id === null ? '' : formText(form, key).trim();
    // Whoever has a name beside it is not entered as such: the form has their id, too.
    if (id === null || said === '' || form.has(`name.${id}`)) return [];
    const penalty = countIn(form, `penalty.${id}`);
    const guest = form.get(`guest.${id}`) === 'on';
    // Somebody whose penalty is no number has no result either, and is named as such.
    if (Number.isNaN(penalty)) return [{ entry: id, value: unread, penalty: 0, guest }];
    return [{ entry: id, value: measured(measure, said), penalty, guest }];
  });
}

/** A number as it was typed in a list of Skat; '' = `none`. */
function listNumber(form: FormData, name: string, none: number | null): number | null {
  const said = formText(form, name).trim();
  return said === '' ? none : measured('points', said);
}

/** The list of a table of Skat; a line in which something is no number cannot be. */
const linesIn = (form: FormData): ActOf<'table-scored'>['lines'] =>
  form.getAll('player').flatMap((id) => {
    const player = typeof id === 'string' ? parseEntryId(id) : null;
    if (player === null) return [];
    const of = (key: string, none: number | null) => listNumber(form, `${key}.${player}`, none);
    const [won, lost, ramsch] = ['won', 'lost', 'ramsch'].map((key) => of(key, 0) ?? 0);
    const counts = { won: won ?? 0, lost: lost ?? 0, ramsch: ramsch ?? 0 };
    const against = form.has(`against.${player}`) ? of('against', 0) : null;
    const isRead = [...Object.values(counts), against ?? 0].every((count) => count >= 0);
    const points = isRead ? (of('points', 0) ?? 0) : unread;
    return [{ entry: player, points, ...counts, against, total: of('total', null) }];
  });

const playersIn = (form: FormData): readonly EntryId[] =>
  [...form.keys()].flatMap((key) => {
    const id = key.startsWith('plays.') ? parseEntryId(key.slice('plays.'.length)) : null;
    return id === null ? [] : [id];
  });

/** A year as it was typed; one that is none lies in no time. */
const yearIn = (form: FormData): number => wholeIn(form, 'year', 9999);

/** How an evening was played; nothing where the form does not say. */
function systemIn(form: FormData): Pick<ActOf<'leg-held'>, 'system'> {
  const system = blitzSystems.find((one) => one === formText(form, 'system'));
  return system === undefined ? {} : { system };
}

function heldIn(form: FormData, day: string): ActOf<'leg-held'> {
  const games = countIn(form, 'games');
  const scores = scoresIn(form);
  return { kind: 'leg-held', leg: legIn(form), games, ...systemIn(form), scores, day };
}

/** The games for a title in their order, each with its two; those that were not played are left out. */
function titleGamesIn(form: FormData): Pick<ActOf<'title-played'>, 'games'> {
  const games = [...form.keys()].flatMap((name) => {
    const said = name.startsWith('game.') ? formText(form, name) : '';
    const [white = '', black = ''] = formText(form, `pair.${name}`).split(' ');
    const [one, other] = [parseEntryId(white), parseEntryId(black)];
    if (said === '' || one === null || other === null) return [];
    return [{ white: one, black: other, halfPoints: Number(said) }];
  });
  return games.length === 0 ? {} : { games };
}

const legIn = (form: FormData): LegId => parseLegId(formText(form, 'leg')) ?? newLegId();

const planIn = (form: FormData): Omit<ActOf<'leg-planned'>, 'day'> => ({
  kind: 'leg-planned',
  leg: legIn(form),
  what: formText(form, 'what'),
  name: formText(form, 'name').trim(),
  organiser: parseEntryId(formText(form, 'organiser')),
  on: formText(form, 'on'),
  votesFor: countIn(form, 'votesFor'),
  votesAgainst: countIn(form, 'votesAgainst'),
});

/** What a form of a competition's desk, or of one of its players, notes; null: nothing we know. */
export function actOfForm(form: FormData): ContestAct | null {
  const day = formText(form, 'when');
  const challenge = challengeIn(form);
  const kind = formText(form, 'act');
  switch (kind) {
    case 'ladder-begun':
      return { kind, day };
    case 'challenge-made': {
      const [challenger, challenged] = [entry(form, 'challenger'), entry(form, 'challenged')];
      return { kind, challenge: newChallengeId(), challenger, challenged, day };
    }
    case 'challenge-accepted':
      return { kind, challenge, on: formText(form, 'on'), day };
    case 'challenge-extended':
    case 'challenge-withdrawn':
      return { kind, challenge, day };
    case 'challenge-played':
      return { kind, challenge, halfPoints: gamesIn(form), day };
    case 'challenge-not-met':
      return { kind, challenge, why: formText(form, 'why') === 'late' ? 'late' : 'declined', day };
    case 'entry-left':
      return { kind, entry: entry(form, 'entry'), day };
    case 'entry-returned':
      return { kind, entry: entry(form, 'entry'), rating: ratingIn(form), day };
    case 'game-played': {
      const [white, black] = [entry(form, 'white'), entry(form, 'black')];
      return { kind, white, black, halfPoints: Number(formText(form, 'first')), day };
    }
    case 'leg-planned':
      return { ...planIn(form), day };
    case 'leg-dropped':
      return { kind, leg: legIn(form), day };
    case 'leg-held':
      return heldIn(form, day);
    case 'round-drawn':
      return { kind, round: countIn(form, 'round'), players: playersIn(form), day };
    case 'table-scored': {
      const [round, table] = [countIn(form, 'round'), countIn(form, 'table')];
      return { kind, round, table, lines: linesIn(form), day };
    }
    case 'trophy-won':
      return { kind, year: yearIn(form), winner: entry(form, 'winner'), day };
    case 'trophy-struck':
      return { kind, year: yearIn(form), day };
    case 'places-given': {
      const [cup, places] = [formText(form, 'cup').trim(), countIn(form, 'places')];
      return { kind, year: yearIn(form), cup, places, players: playersIn(form), day };
    }
    case 'title-drawn':
      return { kind, day };
    case 'title-played':
      return { kind, winner: entry(form, 'winner'), ...titleGamesIn(form), day };
    default:
      return null;
  }
}
