import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deadlineRules } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { deadlineRule } from '../src/compute/deadline.ts';

const computed = (question: Readonly<Record<string, unknown>>) =>
  deadlineRule.answer(new TextEncoder().encode(JSON.stringify(question)));

const guide = readFileSync(
  path.join(import.meta.dirname, '../../../docs/guide/rules-by-themselves.md'),
  'utf8',
);

/** A code as in the guide's table, which names the first and the last of fifteen similar points. */
const named = (code: string) => guide.includes(`\`${code}\``) || /^rapid-\d+$/.test(code);

describe('compute deadline', () => {
  it.each(deadlineRules)('answers $code by the day that it is counted from', ({ code, from }) => {
    const counted =
      from === 'easterMonday' || from === 'february' ? { year: 2027 } : { [from]: '2027-02-10' };
    expect(computed({ rule: code, ...counted })).toMatchObject({ ok: true });
    expect(named(code)).toBe(true);
  });

  it('dates the February number on the first of the month, DSU 2002 §32', () => {
    expect(computed({ rule: 'emt-invitation', year: 2027 })).toMatchObject({
      value: { date: '2027-02-01' },
    });
  });
});
