import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invitationFields, moneyFields } from '@rokade/event';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');
const textOf = (file: string): string => readFileSync(join(source, file), 'utf8');

/** The places where somebody is named in a form, and the field or fields that ask for them. */
const places: readonly (readonly [file: string, ...fields: readonly string[]])[] = [
  ['lib/desks/entries/PlayerFields.svelte', '{...nameProps}'],
  ['lib/desks/settings/PlainFields.svelte', '{...shown}'],
  ['lib/console/values/ValueFields.svelte', 'name={place}', '{...shownOf(name)}'],
  ['lib/desks/appeals/AppealTerms.svelte', 'name="{at}.name"'],
  ['lib/console/values/ValueRow.svelte', '{...shown}'],
  ['lib/desks/results/LinkDesk.svelte', 'name="name"'],
  ['lib/desks/appeals/LodgeForm.svelte', 'name="command.by"'],
  ['lib/desks/ratings/OwnReportForm.svelte', 'name="player"'],
  ['lib/desks/accounts/PersonOfAccount.svelte', 'name="query"'],
  ['lib/console/people/FromRegister.svelte', 'name="q"'],
  ['lib/desks/club/EnterForm.svelte', 'name="command.values.name"'],
  ['routes/console/events/[event]/money/accounts/+page.svelte', 'name="paid.who"'],
  ['routes/console/ratings/grant/+page.svelte', 'name="q"'],
  ['routes/console/people/personal/+page.svelte', 'name="who"'],
  ['routes/console/people/licences/+page.svelte', 'name="people:lines"', 'licences.note-of'],
  ['routes/console/people/offices/+page.svelte', 'offices.give-to'],
  ['routes/console/people/sanctions/+page.svelte', 'sanctions.choose-person'],
];

/** The parts by which somebody is found, each made of the one field. */
const parts = /<(?:PersonField|PeopleLines|PersonToOpen)\b[\s\S]*?\/>/g;

describe('a form that asks for somebody', () => {
  it.each(places)('%s has the field that finds them', (file, ...fields) => {
    const found = [...textOf(file).matchAll(parts)].map(([part]) => part);
    for (const field of fields) {
      expect(
        found.filter((part) => part.includes(field)),
        field,
      ).not.toEqual([]);
    }
  });

  it('asks the register wherever somebody is entered', () => {
    for (const place of [
      'lib/desks/club/EnterPeople.svelte',
      'routes/console/[id]/entries/+page.svelte',
      'routes/console/events/[event]/entries/list/+page.svelte',
    ]) {
      expect(textOf(place)).toContain('<FromRegister');
    }
  });

  it('is there to be changed and to be entered', () => {
    for (const page of ['[id]/players/[player]/edit', 'events/[event]/entries/[entrant]']) {
      expect(textOf(`routes/console/${page}/+page.svelte`)).toContain('<SuggestingFields');
    }
  });

  it('is made so from the record of a value', () => {
    expect(invitationFields.invited.input.kind).toBe('people');
    expect(moneyFields.leader.input.kind).toBe('person');
  });

  it('has no list of people of its own', () => {
    const asking = globSync('**/*.svelte', { cwd: source }).filter((file) =>
      /makeSuggester|role="combobox"|suggestions: readonly/.test(textOf(file)),
    );
    expect(asking.toSorted()).toEqual([
      'lib/console/finding/SearchField.svelte',
      'lib/console/people/PersonField.svelte',
    ]);
  });
});
