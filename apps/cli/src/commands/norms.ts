import { ok } from '@rokade/rules';
import { loadTournament } from '../input/load-tournament.ts';
import { loadEventFacts, noFacts } from '../norms/load-event-facts.ts';
import { normsDocument } from '../norms/norms-document.ts';
import { normRulesOption, normsIn } from '../norms/norms-of-file.ts';
import { normsText } from '../norms/norms-text.ts';
import { hasOption, textOption, wantsJson } from '../options.ts';
import { done, jsonLine, type Run } from '../outcome.ts';
import { playersByNo } from '../standings/standings-tables.ts';

/** `norms FILE [--edition E]`: who has made a norm, who is near one, and who has a candidate result. */
export const norms: Run = async (context, [file = '-']) => {
  const rules = normRulesOption(context);
  if (!rules.ok) return rules.error;
  const loaded = await loadTournament(context, file, 'fide');
  if (!loaded.ok) return loaded.error;
  const path = textOption(context, 'facts');
  const facts = path === undefined ? ok(noFacts) : await loadEventFacts(context, path);
  if (!facts.ok) return facts.error;
  const { source, remarks } = loaded.value;
  const found = normsIn(context, source, { rules: rules.value, facts: facts.value });
  if (!found.ok) return found.error;
  const normsOfFile = found.value;
  const isExplained = hasOption(context, 'explain');
  if (!wantsJson(context)) {
    return done(normsText(context, normsOfFile, isExplained), remarks);
  }
  const playerOf = playersByNo(source.players);
  const namer = isExplained ? (no: number) => playerOf(no).name || `#${no}` : null;
  return done(jsonLine(normsDocument(context, normsOfFile, namer)), remarks);
};
