import { invariant } from '@rokade/rules';
import {
  dutchEditionOn,
  makeSystem,
  type SystemChoice,
  type SystemCode,
  systemCodes,
  systems,
} from '@rokade/tournament';
import { parseTournamentType, type TournamentType } from '../trf/encoded/tournament-type.ts';
import { eventDays } from '../trf/event-days.ts';
import { firstColour } from '../trf/first-colour.ts';
import type { TrfDocument } from '../trf/trf-document.ts';

type Form = NonNullable<(typeof systems)[SystemCode]['form']>;

interface Stated {
  readonly type: TournamentType | null;
  readonly words: string;
}

const statedIn = ({ header }: TrfDocument): Stated => ({
  type: parseTournamentType(header.system),
  words: header.type.toLowerCase(),
});

/**
 * The edition that 192 or the words of 092 name; `FIDE_DUTCH` alone goes by the first day of the
 * tournament.
 */
function dutchEdition(document: TrfDocument, { type, words }: Stated): string {
  const named = type?.edition ?? Number(/edition (\d{4})/.exec(words)?.[1] ?? 0);
  if (named > 0) return named === 2017 ? 'fide-2017' : 'fide-2026';
  return type?.system === 'DUTCH' ? dutchEditionOn(eventDays(document).first) : 'fide-2026';
}

/** How often everybody meets everybody in a round robin; null for other tournaments. */
function cyclesOf({ type, words }: Stated): 1 | 2 | null {
  if (type?.form === 'round-robin') return 1;
  if (type?.form === 'double-round-robin') return 2;
  const isSaid = type === null && /round.?robin|berger/.test(words);
  return isSaid ? (/double/.test(words) ? 2 : 1) : null;
}

/** The system of a form that the words name: one that is meant unnamed, too, is the last choice. */
function namedSystem(form: Form, words: string): SystemCode | null {
  const named = systemCodes.filter(
    (code) => systems[code].form === form && systems[code].words.test(words),
  );
  return named.find((code) => systems[code].usualOfForm !== true) ?? named[0] ?? null;
}

/** The system of a form that a file means that names none. */
function usualOf(form: Form): SystemCode {
  const usual = systemCodes.find(
    (code) => systems[code].form === form && systems[code].usualOfForm === true,
  );
  invariant(usual !== undefined, `some system is the usual ${form}`);
  return usual;
}

function codeOf(stated: Stated): SystemCode | null {
  const { type, words } = stated;
  if (cyclesOf(stated) !== null) return namedSystem('round-robin', words) ?? usualOf('round-robin');
  const knockOut =
    type === null || type.form === 'knockout' ? namedSystem('knock-out', words) : null;
  if (knockOut !== null || type?.form === 'knockout') return knockOut ?? usualOf('knock-out');
  const isEncoded = type !== null && type.system !== '';
  return isEncoded ? usualOf('swiss') : namedSystem('swiss', words);
}

/** The system with what the file says of it; each takes what it knows. */
function systemOf(document: TrfDocument, stated: Stated, code: SystemCode): SystemChoice {
  return makeSystem(code, {
    edition: dutchEdition(document, stated),
    acceleration: stated.type?.baku === true ? 'baku' : 'none',
    initialColour: firstColour(document),
    cycles: cyclesOf(stated),
  });
}

/**
 * The system that a report file names: by the encoded type (192), and where that names none, by the
 * words of 092 (`Individual: Swiss-System (Monrad)`); null where neither names one of ours.
 */
export function statedSystemIn(document: TrfDocument): SystemChoice | null {
  const stated = statedIn(document);
  const code = codeOf(stated);
  return code === null ? null : systemOf(document, stated, code);
}

/** The system of a report file; FIDE's own where it names none. */
export const readSystem = (document: TrfDocument): SystemChoice =>
  statedSystemIn(document) ?? systemOf(document, statedIn(document), usualOf('swiss'));
