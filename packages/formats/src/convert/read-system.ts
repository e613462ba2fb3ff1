import { invariant } from '@rokade/rules';
import {
  dutchEditionOn,
  makeSystem,
  parseSystemCode,
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
 * The edition in 192 or in the words of 092; `FIDE_DUTCH` alone means the one in force on the
 * tournament's first day.
 */
function dutchEdition(document: TrfDocument, { type, words }: Stated): string {
  const named = type?.edition ?? Number(/edition (\d{4})/.exec(words)?.[1] ?? 0);
  if (named > 0) return named === 2017 ? 'fide-2017' : 'fide-2026';
  return type?.system === 'DUTCH' ? dutchEditionOn(eventDays(document).first) : 'fide-2026';
}

/** How often everybody meets everybody in a round robin; null for other systems. */
function cyclesOf({ type, words }: Stated): 1 | 2 | null {
  if (type?.form === 'round-robin') return 1;
  if (type?.form === 'double-round-robin') return 2;
  const isRoundRobin = type === null && /round.?robin|berger/.test(words);
  return isRoundRobin ? (/double/.test(words) ? 2 : 1) : null;
}

/** The system of a form that the words name; the form's default is tried last. */
function namedSystem(form: Form, words: string): SystemCode | null {
  const named = systemCodes.filter(
    (code) => systems[code].form === form && systems[code].words.test(words),
  );
  return named.find((code) => systems[code].usualOfForm !== true) ?? named[0] ?? null;
}

/** The system that a file of a form means if it names none. */
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
  if (!isEncoded) return namedSystem('swiss', words);
  return parseSystemCode(type.system.toLowerCase()) ?? usualOf('swiss');
}

/** The system with its options from the file; each system uses those it has. */
function systemOf(document: TrfDocument, stated: Stated, code: SystemCode): SystemChoice {
  return makeSystem(code, {
    edition: dutchEdition(document, stated),
    acceleration: stated.type?.baku === true ? 'baku' : 'none',
    initialColour: firstColour(document),
    cycles: cyclesOf(stated),
  });
}

/**
 * The system in a report file: by the encoded type (192), else by the words of 092 (`Individual:
 * Swiss-System (Monrad)`); null if neither names a system of Rokade's.
 */
export function statedSystemIn(document: TrfDocument): SystemChoice | null {
  const stated = statedIn(document);
  const code = codeOf(stated);
  return code === null ? null : systemOf(document, stated, code);
}

/** The system of a report file; FIDE's own if it names none. */
export const readSystem = (document: TrfDocument): SystemChoice =>
  statedSystemIn(document) ?? systemOf(document, statedIn(document), usualOf('swiss'));
