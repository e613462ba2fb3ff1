import {
  type ChallengeId,
  type ContestAct,
  type EntryId,
  parseChallengeId,
  parseEntryId,
} from '@rokade/club';
import { newChallengeId } from '@rokade/server';
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
export const ratingIn = (form: FormData): number | null => {
  const said = formText(form, 'rating').trim();
  return said === '' ? null : Math.round(Number(said) || 0);
};

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
    default:
      return null;
  }
}
