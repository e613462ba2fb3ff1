import { ok } from '@rokade/rules';
import { loadTournament } from '../input/load-tournament.ts';
import { askedNormRules, normsIn } from '../norms/asked-norms.ts';
import { loadEventFacts, nothingTold } from '../norms/load-event-facts.ts';
import { normsDocument } from '../norms/norms-document.ts';
import { normsText } from '../norms/norms-text.ts';
import { hasOption, textOption, wantsJson } from '../options.ts';
import { done, jsonLine, type Run } from '../outcome.ts';
import { playersByNo } from '../standings/standings-tables.ts';

/** `norms FILE [--edition E]`: who has made a norm, who is near one, and who has a candidate result. */
export const norms: Run = async (context, [file = '-']) => {
  const rules = askedNormRules(context);
  if (!rules.ok) return rules.error;
  const loaded = await loadTournament(context, file, 'fide');
  if (!loaded.ok) return loaded.error;
  const path = textOption(context, 'facts');
  const told = path === undefined ? ok(nothingTold) : await loadEventFacts(context, path);
  if (!told.ok) return told.error;
  const { source, remarks } = loaded.value;
  const found = normsIn(context, source, { rules: rules.value, told: told.value });
  if (!found.ok) return found.error;
  const asked = found.value;
  const isExplained = hasOption(context, 'explain');
  if (!wantsJson(context)) {
    return done(normsText(context, asked, isExplained), remarks);
  }
  const playerOf = playersByNo(source.players);
  const namer = isExplained ? (no: number) => playerOf(no).name || `#${no}` : null;
  return done(jsonLine(normsDocument(context, asked, namer)), remarks);
};
