import { sentencesBySystem } from '@rokade/presentation/about/begun-tournament.ts';
import { presetPrizes } from '@rokade/presentation/desks/prizes/preset-prizes.ts';
import { offeredSystems } from '@rokade/presentation/desks/tournaments/system-cards.ts';
import { foreignIn } from '@rokade/presentation/views/about/foreign-documents.ts';
import { wordsIn } from '@rokade/rules';
import {
  type Beginning,
  beginningAt,
  beginningLike,
  type TournamentSummary,
  withoutEntryLists,
} from '@rokade/server';
import { parseTournamentId, type TournamentPreset, tournamentPresets } from '@rokade/tournament';
import { eventsSeen, mayDoIn } from '#lib/server/rights/may-do.ts';
import { speakWithout } from '#lib/server/tournaments/own-documents.ts';
import type { PageServerLoad } from './$types';

/** The greatest number of earlier tournaments offered as a model for the new one. */
const mostEarlier = 3;

/**
 * The initial settings of the form: those of an earlier tournament, of a preset, or the usual ones.
 */
async function beginningOf(
  locals: App.Locals,
  choice: { readonly like: string; readonly preset: string },
): Promise<Beginning & typeof choice> {
  const { app, language } = locals;
  const id = parseTournamentId(choice.like);
  const found =
    id !== null && (await mayDoIn(locals, 'see-event', id)) ? await app.tournaments.get(id) : null;
  if (found?.ok === true) {
    return { ...beginningLike(found.value, app.hall().now.slice(0, 10)), ...choice, preset: '' };
  }
  const { preset } = choice;
  const begun = beginningAt(app, { preset, language });
  if (begun !== null) return { ...begun, preset, like: '' };
  const usual = beginningAt(app, { preset: '', language });
  if (usual === null) throw new Error('what is usual is always there');
  return { ...usual, preset: '', like: '' };
}

/**
 * Whether a tournament may serve as a model: it is no group, was not made from another, and was
 * played or its first day is over.
 */
const isToRepeat =
  (today: string) =>
  ({ demo, damaged, origin, group, archived, ...one }: TournamentSummary): boolean =>
    !demo &&
    !archived &&
    damaged === null &&
    origin === null &&
    group === '' &&
    (one.roundsPlayed > 0 || (one.firstDate !== '' && one.firstDate < today));

/** The newest models that the reader sees, only one of each name; a divided entry list is none. */
async function earlierOf(locals: App.Locals) {
  const only = eventsSeen(locals, 'see-event');
  const newest = await locals.app.tournaments.page({ only, order: 'newest-day', most: 50 });
  const { tournaments } = await withoutEntryLists(locals.app, newest);
  const byName = new Map(
    tournaments
      .filter(isToRepeat(locals.app.hall().now.slice(0, 10)))
      .toReversed()
      .map((one) => [one.name, one]),
  );
  return [...byName.values()]
    .toReversed()
    .slice(0, mostEarlier)
    .map(({ id, name }) => ({ id, name }));
}

/** The prizes of the tournament that the new one is like; undefined: it had none. */
const prizesIn = (further: Beginning['further']) =>
  further.flatMap((one) => (one.kind === 'set-prizes' && one.prizes ? [one.prizes] : []))[0];

export const load: PageServerLoad = async ({ locals, url }) => {
  const { app, t, language, session } = locals;
  const nameOf = ({ code, words }: TournamentPreset): string =>
    words === null ? (t.ifKnown(`console.preset-${code}`) ?? code) : wordsIn(words, language);
  const choice = {
    like: url.searchParams.get('like') ?? '',
    preset: url.searchParams.get('preset') ?? '',
  };
  const { settings: begun, rhythm, further, like, preset } = await beginningOf(locals, choice);
  const presets = tournamentPresets(app.installation.now().name);
  const chosen = presets.find(({ code }) => code === preset);
  const year = (begun.roundDates[0] ?? app.hall().now).slice(0, 4);
  const settings = {
    ...begun,
    name: begun.name || (chosen === undefined ? '' : nameOf(chosen)),
    chiefArbiter: begun.chiefArbiter || (session?.name ?? ''),
  };
  const prizes = chosen?.prizes ? presetPrizes(chosen.prizes, { year, language, t }) : null;
  const foreign = foreignIn(settings);
  speakWithout(locals, foreign);
  return {
    foreign,
    settings,
    rhythm,
    like,
    preset,
    prizes,
    /** The lists of prizes that come along. */
    prizeLists: (prizes ?? prizesIn(further))?.plan.lists.map((list) => list.name) ?? [],
    presets: presets.map((one) => ({ code: one.code, name: nameOf(one) })),
    earlier: await earlierOf(locals),
    offered: offeredSystems(settings.system.code, settings.federation),
    sentences: sentencesBySystem(settings, locals),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
