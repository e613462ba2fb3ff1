import { acts } from '@rokade/installation';
import { describe, expect, it } from 'vitest';
import { eventPageOf, eventPages } from '../../src/console/doors/event-pages.ts';

const paths = (pages: readonly { readonly path: string }[]) => pages.map(({ path }) => path);

describe('the bar of an event', () => {
  it('has its pages in the order of use, and the organiser’s behind one button', () => {
    const { used, organising } = eventPages({ may: acts, hasClasses: false });
    expect(paths(used)).toEqual(['', '/entries', '/check-in', '/results', '/standings', '/prints']);
    expect(paths(organising)).toEqual([
      '/invitation',
      '/timeline',
      '/money',
      '/screens',
      '/appeals',
      '/history',
      '/settings',
    ]);
  });

  it('has classes among the others in championships, else at the end, where they can be found', () => {
    const championship = eventPages({ may: acts, hasClasses: true });
    expect(paths(championship.organising)).toContain('/classes');
    expect(paths(championship.later)).toEqual([]);
    expect(paths(eventPages({ may: acts, hasClasses: false }).later)).toEqual(['/classes']);
    expect(paths(eventPages({ may: ['check-in'], hasClasses: false }).later)).toEqual([]);
  });

  it('has nothing that its reader may not open', () => {
    const helper = eventPages({ may: ['check-in', 'see-boards'], hasClasses: true });
    expect(paths(helper.used)).toEqual(['/check-in', '/results']);
    expect(helper.organising).toEqual([]);
  });

  it.each([
    ['', ''],
    ['/entries/list', '/entries'],
    ['/links', '/results'],
    ['/money/fees', '/money'],
    ['/timeline/reminders', '/timeline'],
  ])('marks for %j the page %j', (address, marked) => {
    expect(eventPageOf(address)?.path).toBe(marked);
  });
});
