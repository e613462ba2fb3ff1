import type {
  ChampionshipTitles,
  DirectTitleRules,
  OpenTitle,
  TitleForPlace,
} from '../direct-title-rules.ts';

/** Titles on which several descriptions agree, and those with only one description. */
const agreed = (title: OpenTitle): TitleForPlace => ({ title, isAgreed: true });
const once = (title: OpenTitle): TitleForPlace => ({ title, isAgreed: false });

/** For the first, second and third place. */
const medals = (...places: readonly TitleForPlace[]): ChampionshipTitles => ({
  places,
  scores: [],
});

/** Titles for 65 or 50 per cent in a championship of teams. */
const byScore = (games: number, half: TitleForPlace): ChampionshipTitles => ({
  places: [],
  scores: [
    { ...once('FM'), percent: 65, games },
    { ...half, percent: 50, games: 7 },
  ],
});

/**
 * Direct titles: the required rating for each, and the titles for places. FIDE's own table was not
 * available: these are from public descriptions of the tables of 2014 and 1 July 2017, and for amateurs
 * one of 2025. See ADR 0079.
 *
 * @article FIDE B.01 2024 1.2
 */
export const directTitles2024: DirectTitleRules = {
  least: [
    { title: 'GM', rating: 2300 },
    { title: 'IM', rating: 2200 },
    { title: 'FM', rating: 2100 },
    { title: 'CM', rating: 2000 },
    { title: 'WGM', rating: 2100 },
    { title: 'WIM', rating: 2000 },
    { title: 'WFM', rating: 1900 },
    { title: 'WCM', rating: 1800 },
  ],
  championships: {
    'world-junior': medals(agreed('GM'), agreed('IM'), agreed('IM')),
    'world-youth': medals(agreed('IM'), once('FM'), once('FM')),
    'world-u14-u12': medals(once('FM'), once('CM'), once('CM')),
    'world-u10-u8': medals(once('CM'), once('CM'), once('CM')),
    'world-senior': medals(agreed('GM'), agreed('IM'), agreed('IM')),
    'world-amateur': medals(agreed('FM'), agreed('CM'), agreed('CM')),
    'world-amateur-u1700': medals(once('CM')),
    continental: medals(agreed('GM'), agreed('IM'), agreed('IM')),
    'continental-senior': medals(agreed('IM'), once('FM'), once('FM')),
    'continental-u20-u18': medals(agreed('IM'), once('FM'), once('FM')),
    'continental-u16-u12': medals(once('FM'), agreed('CM'), agreed('CM')),
    'sub-continental': {
      places: [agreed('IM')],
      scores: [{ ...once('FM'), percent: 65, games: 9 }],
    },
    commonwealth: medals(once('IM'), once('FM'), once('FM')),
    disabled: medals(once('IM'), once('FM'), once('FM')),
    'disabled-junior': medals(once('FM')),
    olympiad: byScore(9, agreed('CM')),
    teams: byScore(7, once('CM')),
  },
};
