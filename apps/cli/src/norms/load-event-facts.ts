import {
  type ChampionshipFacts,
  championships,
  competitions,
  err,
  type OrganiserAnswers,
  ok,
  organiserFacts,
  type Result,
} from '@rokade/rules';
import { loadCells, nameOfFile } from '../input/load-tournament.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

/** The facts given on an event. */
export interface EventFacts extends OrganiserAnswers, ChampionshipFacts {}

/** An event without any given facts. */
export const noFacts: EventFacts = {
  competition: 'ordinary',
  championship: null,
  isForWomen: false,
  answers: {},
};

/** Facts other than yes or no, with their possible values. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  competition: competitions,
  championship: championships,
};

const answers: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** An event with one more fact; null: there is no such fact or value. */
function withAnswer(event: EventFacts, fact: string, value: string): EventFacts | null {
  if (fact === 'competition') {
    const competition = competitions.find((candidate) => candidate === value);
    return competition === undefined ? null : { ...event, competition };
  }
  if (fact === 'championship') {
    const championship = championships.find((code) => code === value);
    return championship === undefined ? null : { ...event, championship };
  }
  const answer = Object.hasOwn(answers, value) ? answers[value] : undefined;
  if (fact === 'women') return answer === undefined ? null : { ...event, isForWomen: answer };
  const factCode = organiserFacts.find((code) => code === fact);
  if (factCode === undefined || answer === undefined) return null;
  return { ...event, answers: { ...event.answers, [factCode]: answer } };
}

/** The facts of a table on an event that its file cannot hold: a line `fact,value` each. */
export async function loadEventFacts(
  context: Context,
  path: string,
): Promise<Result<EventFacts, Outcome>> {
  const { t } = context;
  const cells = await loadCells(context, path);
  if (!cells.ok) return cells;
  const rows = cells.value;
  const file = nameOfFile(path);
  const names = [...Object.keys(wordsOf), 'women', ...organiserFacts];
  let event = noFacts;
  const seen = new Set<string>();
  for (const { row: line, cells } of rows) {
    const [fact = '', value = '', ...rest] = cells.map((cell) => cell.trim().toLowerCase());
    if (line === rows[0]?.row && fact === 'fact' && value === 'value') continue;
    if (!names.includes(fact)) {
      return err(bad(t('cli.norms.fact', { file, line, text: fact, known: names.join(', ') })));
    }
    if (seen.has(fact)) return err(bad(t('cli.norms.fact-twice', { file, line, text: fact })));
    seen.add(fact);
    const next = rest.length > 0 ? null : withAnswer(event, fact, value);
    if (next === null) {
      const words = wordsOf[fact] ?? Object.keys(answers);
      const facts = { file, line, fact, text: cells.slice(1).join(', '), known: words.join(', ') };
      return err(bad(t('cli.norms.fact-value', facts)));
    }
    event = next;
  }
  return ok(event);
}
