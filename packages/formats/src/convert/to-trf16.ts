import { byeCell } from '../trf/cell-record.ts';
import { virtualHalfPoints } from '../trf/swiss-facts.ts';
import type { NumberedTeam } from '../trf/team-section.ts';
import type { ForbiddenPairs, TrfDocument, TrfHeader, TrfPlayer } from '../trf/trf-document.ts';
import type { EditionDocument } from './edition-document.ts';
import type { Loss } from './losses.ts';
import { scoringIn } from './trf-scoring.ts';

const encoded = [
  'startingRankMethod',
  'controller',
  'system',
  'tieBreaks',
  'standingsOrder',
  'encodedTimeControl',
] as const satisfies readonly (keyof TrfHeader)[];

const withoutEncoded = (header: TrfHeader): TrfHeader => ({
  ...header,
  ...Object.fromEntries(encoded.map((key) => [key, ''])),
});

/** Moves byes announced for future rounds into the players' own lines. */
function withAnnouncedByes(document: TrfDocument): readonly TrfPlayer[] {
  return document.players.map((player) => {
    const cells = [...player.cells];
    for (const { bye, round, players } of document.byeAnnouncements) {
      if (round === null || !players.includes(player.no)) continue;
      while (cells.length < round) cells.push(null);
      cells[round - 1] ??= byeCell(bye);
    }
    return { ...player, cells };
  });
}

/** Whether a range of rounds is the whole tournament. */
const isForAll = ({ rounds }: ForbiddenPairs, planned: number | null): boolean =>
  rounds === null || (rounds.first <= 1 && rounds.last >= (planned ?? Number.POSITIVE_INFINITY));

const hasFacts = ({ nickname, strength, matchHalfPoints, gameHalfPoints, rank }: NumberedTeam) =>
  nickname !== '' ||
  [strength, matchHalfPoints, gameHalfPoints, rank].some((each) => each !== null);

function lossesOf(document: TrfDocument, complete: boolean): readonly Loss[] {
  const { header, forbiddenPairs, roundsPlanned, numberedTeams, lineUps, teamByes } = document;
  const partial = forbiddenPairs.filter((each) => !isForAll(each, roundsPlanned)).length;
  const matches = [lineUps, teamByes, document.forfeitedMatches, document.matchScoring].flat();
  const announced = numberedTeams.length > 0 ? document.byeAnnouncements.length : 0;
  return [
    { code: 'loss.encoded-facts', count: encoded.filter((key) => header[key] !== '').length },
    { code: 'loss.scoring', count: complete ? 0 : 1 },
    { code: 'loss.pair-rounds', count: partial },
    { code: 'loss.abnormal-points', count: document.abnormalPoints.length },
    { code: 'loss.national-ratings', count: document.nationalPlayers.length },
    { code: 'loss.team-facts', count: numberedTeams.filter(hasFacts).length },
    { code: 'loss.team-matches', count: matches.length + announced },
  ];
}

/**
 * A document in records of TRF16 and of those that pairing programs added to it: XXS and BB for points,
 * future byes in the players' own lines, XXA, XXP and 013. Points of the Baku method that only 192
 * names are written out.
 */
export function toTrf16(document: TrfDocument): EditionDocument {
  const { complete } = scoringIn('XXS', document);
  const forAll = document.forbiddenPairs.filter((each) => isForAll(each, document.roundsPlanned));
  const virtual = [...virtualHalfPoints(document)].filter(([, each]) =>
    each.some((points) => points > 0),
  );
  const teams = document.numberedTeams.map(({ name, members }) => ({ name, members }));
  const isOfTeams = document.numberedTeams.length > 0;
  const converted: TrfDocument = {
    ...document,
    header: withoutEncoded(document.header),
    scoring: (['BB', 'XXS'] as const).flatMap((dialect) => scoringIn(dialect, document).scoring),
    byeAnnouncements: document.byeAnnouncements.filter(({ round }) => round === null),
    accelerations: [],
    playerAccelerations: virtual.map(([player, halfPoints]) => ({ player, halfPoints })),
    forbiddenPairs: forAll.map(({ players }) => ({ rounds: null, players })),
    abnormalPoints: [],
    boardColours: [],
    matchScoring: [],
    teams: isOfTeams ? teams : document.teams,
    numberedTeams: [],
    lineUps: [],
    teamByes: [],
    forfeitedMatches: [],
    players: isOfTeams ? document.players : withAnnouncedByes(document),
    nationalPlayers: [],
    layout: [],
  };
  return { document: converted, losses: lossesOf(document, complete) };
}
