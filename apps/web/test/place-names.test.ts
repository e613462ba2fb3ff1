import { placeName } from '@rokade/presentation/forms/fields-of-act.ts';
import { bodyOfForm } from '@rokade/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';

const body = z.object({ columns: z.record(z.string(), z.string()) });

it('a free name in a field’s path is the one that the server reads', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.isWellFormed());
  fc.assert(
    fc.property(name, (heading) => {
      const read = bodyOfForm(body, [[`columns.${placeName(heading)}`, 'name']]);
      expect(read).toEqual({ columns: Object.fromEntries([[heading, 'name']]) });
    }),
    { examples: [['Geb.datum, Tag:'], ['100 %'], ['a.b/c'], ['%2E'], ['*']] },
  );
});
