import { parseContestId, parseItemId } from '@rokade/club';
import { sentencesBySystem } from '@rokade/presentation/about/begun-tournament.ts';
import { presetPrizes } from '@rokade/presentation/desks/prizes/preset-prizes.ts';
import { offeredSystems } from '@rokade/presentation/desks/tournaments/system-cards.ts';
import { foreignIn } from '@rokade/presentation/views/about/foreign-documents.ts';
import { associationsOf } from '@rokade/register';
import { wordsIn } from '@rokade/rules';
import {
  type Beginning,
  beginningAt,
  beginningLike,
  type ItemToBegin,
  itemToBegin,
  tournamentOfItem,
} from '@rokade/server';
import {
  parseTournamentId,
  type TournamentPreset,
  tournamentPresetOf,
  tournamentPresets,
} from '@rokade/tournament';
import { mayDo, mayDoIn } from '#lib/server/rights/may-do.ts';
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

/** The name of the house; where it says none, that of the only club in its register. */
function nameOfHouse({ installation, register }: App.Locals['app']): string {
  const { name } = installation.now();
  const [club, ...others] = associationsOf(register.now());
  return name === '' && others.length === 0 ? (club?.values.name ?? '') : name;
}

/** The item of a season's programme that the new tournament is; null: none, or the reader may not keep it. */
async function itemIn(locals: App.Locals, url: URL): Promise<ItemToBegin | null> {
  const season = parseContestId(url.searchParams.get('season') ?? '');
  const item = parseItemId(url.searchParams.get('item') ?? '');
  if (season === null || item === null) return null;
  const whose = await locals.app.contests.belonging(season);
  const mayKeep = whose.ok && mayDo(locals, 'keep-contest', { id: season, ...whose.value });
  const found = mayKeep ? await itemToBegin(locals.app, { season, item }) : null;
  return found?.ok === true ? found.value : null;
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
  const toBegin = await itemIn(locals, url);
  const ofItem = toBegin === null ? null : tournamentOfItem(app, toBegin, language);
  const beginning = ofItem === null ? await beginningOf(locals, choice) : { ...ofItem, like: '' };
  const { settings: begun, rhythm, further, like, preset } = beginning;
  const presets = tournamentPresets(nameOfHouse(app));
  const chosen = tournamentPresetOf(preset);
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
    /** The item of a season's programme that it is, for its request. */
    programme:
      toBegin === null || ofItem === null
        ? null
        : { season: toBegin.season.id as string, item: toBegin.item.item as string },
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
