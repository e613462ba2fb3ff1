/**
 * `npm run check:literal -- --fields N --players P --seed S --edition 2026|2017`: pairs N random fields
 * of up to P players by the Dutch system and by its text word by word, and prints those that differ.
 */
import { parseArgs } from 'node:util';
import { edition2017 } from '../../../src/pairing/dutch-2017/dutch-2017.ts';
import { edition2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import { pairLiterally2017 } from '../dutch-2017/literal-2017.ts';
import { pairLiterally2026 } from '../dutch-2026/literal-2026.ts';
import { type Compared, pairBothWays } from './same-as-literal.ts';

const editions: Readonly<Record<string, Compared>> = {
  2026: { edition: edition2026, pairLiterally: pairLiterally2026 },
  2017: { edition: edition2017, pairLiterally: pairLiterally2017 },
};

const { values } = parseArgs({
  options: {
    fields: { type: 'string', default: '10000' },
    players: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    edition: { type: 'string', default: '2026' },
  },
});

const compared = editions[values.edition];
if (compared === undefined) throw new Error(`no edition ${values.edition}`);
const limits = { players: Number(values.players), rounds: 11 };
let paired = 0;
let differing = 0;
let collapsed = 0;
for (let field = 0; field < Number(values.fields); field++) {
  const both = pairBothWays(compared, `${values.seed} ${field}`, limits);
  if (both.literal !== 'none') paired += 1;
  if (both.isCollapsed) collapsed += 1;
  if (both.ours === both.literal) continue;
  differing += 1;
  console.log(`seed "${both.seed}"\n  ours ${both.ours}\n  text ${both.literal}`);
}
console.log(
  `${values.fields} fields, ${paired} with a pairing, ${collapsed} collapsed: ${differing} differ`,
);
if (differing > 0) process.exitCode = 1;
