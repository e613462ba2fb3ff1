import type { RoundRobinChoice, RoundRobinWithdrawalRule, SystemChoice } from '@rokade/tournament';
import { parseTournamentType, type TournamentType } from '../trf/encoded/tournament-type.ts';
import { firstColour } from '../trf/first-colour.ts';
import type { TrfDocument } from '../trf/trf-document.ts';

/** A report file says nothing of withdrawals: those of the table's own regulation. */
const byOwnRule = <Edition extends RoundRobinWithdrawalRule>(edition: Edition) =>
  ({ edition, withdrawals: edition, freeDates: false }) as const;

function tableOf(words: string, cycles: 1 | 2): RoundRobinChoice {
  if (words.includes('(dsu)')) return { code: 'dsu', cycles, ...byOwnRule('dsu-2002') };
  const ofTempelhof = { cycles, ...byOwnRule('tempelhof-2018') };
  if (/rutsch/.test(words)) return { code: 'rutsch', ...ofTempelhof };
  return /tempelhof/.test(words)
    ? { code: 'tempelhof-table', ...ofTempelhof }
    : { code: 'berger', cycles, ...byOwnRule('fide-2012') };
}

/** The day on which the edition of 2026 came into force, as records write days. */
const firstDayOf2026 = '2026/02/01';

/** The edition that 192 names; `FIDE_DUTCH` alone goes by the first day of the tournament. */
function dutchEdition({ header }: TrfDocument, type: TournamentType | null) {
  const isEarlier =
    type?.system === 'DUTCH' &&
    type.edition === null &&
    header.startDate !== '' &&
    header.startDate.replaceAll(/\D/g, '/') < firstDayOf2026;
  return type?.edition === 2017 || isEarlier ? 'fide-2017' : 'fide-2026';
}

const dutchOf = (document: TrfDocument, type: TournamentType | null): SystemChoice => ({
  code: 'dutch',
  edition: dutchEdition(document, type),
  acceleration: type?.baku === true ? 'baku' : 'none',
  initialColour: firstColour(document),
});

/** A Swiss system that only the words of 092 can name. */
function namedSystem(words: string): SystemChoice | null {
  if (/monrad/.test(words)) return { code: 'monrad', edition: 'dsu-2002' };
  if (/nordi/.test(words)) return { code: 'nordic', edition: 'dsu-2002' };
  return /tempelhof/.test(words)
    ? {
        code: 'tempelhof',
        edition: 'tempelhof-2018',
        firstRound: 'lot',
        withdrawals: 'tempelhof-2018',
      }
    : null;
}

function knockOutOf(type: TournamentType | null, words: string): SystemChoice | null {
  if (/play.?off/.test(words)) return { code: 'play-off', edition: 'fide-2012', ranking: [] };
  const isCup = type?.form === 'knockout' || (type === null && /knock.?out/.test(words));
  return isCup ? { code: 'cup', edition: 'tempelhof-2018', byes: [] } : null;
}

/** How often everybody meets everybody in a round robin; null for other tournaments. */
function cyclesOf(type: TournamentType | null, words: string): 1 | 2 | null {
  if (type?.form === 'round-robin') return 1;
  if (type?.form === 'double-round-robin') return 2;
  const isSaid = type === null && /round.?robin|berger/.test(words);
  return isSaid ? (/double/.test(words) ? 2 : 1) : null;
}

interface Stated {
  readonly type: TournamentType | null;
  readonly words: string;
}

const statedIn = ({ header }: TrfDocument): Stated => ({
  type: parseTournamentType(header.system),
  words: header.type.toLowerCase(),
});

/**
 * The system that a report file names: by the encoded type (192), and where that names none, by the
 * words of 092 (`Individual: Swiss-System (Monrad)`); null where neither names one of ours.
 */
export function statedSystemIn(document: TrfDocument): SystemChoice | null {
  const { type, words } = statedIn(document);
  const cycles = cyclesOf(type, words);
  if (cycles !== null) return tableOf(words, cycles);
  const knockOut = knockOutOf(type, words);
  if (knockOut !== null) return knockOut;
  const isEncoded = type !== null && type.system !== '';
  const named = isEncoded ? null : namedSystem(words);
  return named ?? (isEncoded || words.includes('dutch') ? dutchOf(document, type) : null);
}

/** The system of a report file; FIDE's own where it names none. */
export const readSystem = (document: TrfDocument): SystemChoice =>
  statedSystemIn(document) ?? dutchOf(document, statedIn(document).type);
