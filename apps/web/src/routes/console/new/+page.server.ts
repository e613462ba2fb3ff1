import { sentencesBySystem } from '@rokade/presentation/about/begun-tournament.ts';
import { presetPrizes } from '@rokade/presentation/desks/prizes/preset-prizes.ts';
import { offeredSystems } from '@rokade/presentation/desks/tournaments/system-cards.ts';
import { foreignIn } from '@rokade/presentation/views/about/foreign-documents.ts';
import { wordsIn } from '@rokade/rules';
import { type Beginning, beginningAt, beginningLike } from '@rokade/server';
import { parseTournamentId, type TournamentPreset, tournamentPresets } from '@rokade/tournament';
import { mayDoIn } from '#lib/server/rights/may-do.ts';
import { earlierEvents, earlierTournaments } from '#lib/server/tournaments/earlier.ts';
import { speakWithout } from '#lib/server/tournaments/own-documents.ts';
import type { PageServerLoad } from './$types';

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

/** The prizes of the tournament that the new one is like; undefined: it had none. */
const prizesIn = (further: Beginning['further']) =>
  further.flatMap((one) => (one.kind === 'set-prizes' && one.prizes ? [one.prizes] : []))[0];

/** The number of classes that come along; null: none do. */
const classesIn = (further: Beginning['further']): number | null =>
  further.flatMap((one) => (one.kind === 'give-classes' ? [one.of] : []))[0] ?? null;

export const load: PageServerLoad = async ({ locals, url }) => {
  const { app, t, language, session } = locals;
  const nameOf = ({ code, words }: TournamentPreset): string =>
    words === null ? (t.find(`console.preset-${code}`) ?? code) : wordsIn(words, language);
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
  const events = await earlierEvents(locals);
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
    classes: classesIn(further),
    earlier: await earlierTournaments(locals),
    events,
    event: events.find(({ id }) => id === url.searchParams.get('event')) ?? null,
    offered: offeredSystems(settings.system.code, settings.federation),
    sentences: sentencesBySystem(settings, locals),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
