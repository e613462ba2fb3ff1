import { zonesWith } from '@rokade/presentation/desks/installation/shown-installation.ts';
import { expect, it } from 'vitest';

it.each(['UTC', 'Asia/Kolkata', 'Europe/Copenhagen'])(
  '%s is offered where it is kept, and once',
  (kept) => {
    expect(zonesWith(kept).filter((zone) => zone === kept)).toEqual([kept]);
  },
);

it("offers no zone without a name where the machine's own is kept", () => {
  expect(zonesWith('')).not.toContain('');
  expect(zonesWith('')).toContain('UTC');
});
