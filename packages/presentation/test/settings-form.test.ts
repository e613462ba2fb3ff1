import { timeOdds2002 } from '@rokade/rules';
import { makeSystem, parsePlayerId, type Settings, withOptions } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { shownValue } from '../src/console/values/system-form.ts';
import { newSettings } from '../src/desks/settings/new-settings.ts';
import {
  readSettingsForm,
  settingsChanges,
  visibilityFields,
} from '../src/desks/settings/settings-form.ts';

/** The form as the settings page fills it from settings. */
function formOf(settings: Settings, count = settings.roundsPlanned): FormData {
  const form = new FormData();
  for (const field of ['name', 'place', 'group', 'federation', 'chiefArbiter'] as const) {
    form.set(field, settings[field]);
  }
  form.set('roundsPlanned', String(settings.roundsPlanned));
  form.set('roundDateCount', String(count));
  for (const [index, date] of settings.roundDates.entries()) {
    form.set(`roundDate-${index + 1}`, date.slice(0, 10));
    form.set(`roundTime-${index + 1}`, date.slice(11));
  }
  form.set('timeControl', 'fide-ninety');
  form.set('arbiters', settings.arbiters.join('\r\n'));
  form.set('committee', settings.committee.join('\r\n'));
  form.set('tieBreaks', settings.tieBreaks.join());
  form.set('printLanguage', settings.printLanguage);
  for (const field of visibilityFields) {
    if (settings.visibility[field]) form.set(`visibility-${field}`, 'on');
  }
  return form;
}

const settings: Settings = {
  ...newSettings('de'),
  name: 'Vinter',
  roundDates: ['2026-12-02T19:00', '', '2026-12-16'],
  arbiters: ['Bo Møller', 'Ida Hansen'],
  committee: ['A', 'B', 'C'],
};

describe('the form of the settings', () => {
  it('changes nothing when it is sent back as it was filled', () => {
    expect(settingsChanges(settings, readSettingsForm(formOf(settings), settings))).toEqual({});
  });

  it('keeps ratings that the form does not ask for, and reads those it does', () => {
    const chosen: Settings = { ...settings, pairingRatings: 'higher', shownRatings: 'fide' };
    expect(settingsChanges(chosen, readSettingsForm(formOf(chosen), chosen))).toEqual({});
    const form = formOf(chosen);
    form.set('pairingRatings', '');
    form.set('shownRatings', 'national');
    const changes = settingsChanges(chosen, readSettingsForm(form, chosen));
    expect(changes).toEqual({ pairingRatings: null, shownRatings: 'national' });
  });

  it('names only what changed', () => {
    const form = formOf(settings);
    form.set('place', ' Bjergby ');
    form.set('committee', 'A\n\nB\n');
    form.delete('visibility-standings');
    const changes = settingsChanges(settings, readSettingsForm(form, settings));
    expect(changes).toEqual({
      place: 'Bjergby',
      committee: ['A', 'B'],
      visibility: { ...settings.visibility, standings: false },
    });
  });

  it('leaves the first colour to the lot unless White or Black is chosen, and keeps a lot drawn', () => {
    const form = formOf(settings);
    form.set('system', 'dutch');
    const { system } = readSettingsForm(form, settings);
    expect(system).toMatchObject({ initialColour: null });
    expect(shownValue(system, 'initialColour')).toBe('lot');
    form.set('initialColour', 'black');
    expect(readSettingsForm(form, settings).system).toMatchObject({ initialColour: 'black' });
    const drawn = withOptions(makeSystem('dutch'), {
      initialColour: 'black',
      colourSeed: 'weekend',
    });
    const before = { ...settings, system: drawn };
    form.set('initialColour', shownValue(before.system, 'initialColour'));
    expect(readSettingsForm(form, before).system).toMatchObject(drawn);
  });

  it('keeps groups of names it does not show, and takes those it shows', () => {
    const [p1, p2, p3] = ['p1', 'p2', 'p3'].flatMap((id) => parsePlayerId(id) ?? []);
    if (!p1 || !p2 || !p3) throw new Error('ids');
    const before = { ...settings, forbidden: { ...settings.forbidden, groups: [[p1, p2]] } };
    const form = formOf(before);
    expect(settingsChanges(before, readSettingsForm(form, before))).toEqual({});
    form.set('forbiddenGroupsShown', 'yes');
    form.append('forbiddenGroup', 'p1 p2 p3');
    form.append('forbiddenGroup', 'p2');
    form.append('forbiddenGroup', '');
    expect(readSettingsForm(form, before).forbidden.groups).toEqual([[p1, p2, p3]]);
    form.delete('forbiddenGroup');
    expect(readSettingsForm(form, before).forbidden.groups).toEqual([]);
  });

  it('forgets the dates of rounds that are no more', () => {
    expect(readSettingsForm(formOf(settings, 2), settings).roundDates).toEqual([
      '2026-12-02T19:00',
    ]);
  });

  it('reads a time control of one’s own, and leaves an unreadable one to be refused', () => {
    const form = formOf(settings);
    form.set('timeControl', 'own');
    form.set('timeControlText', '40/100 + 50 + 10s');
    expect(readSettingsForm(form, settings).timeControl.stages).toHaveLength(2);
    form.set('timeControlText', 'as usual');
    expect(readSettingsForm(form, settings).timeControl.stages).toEqual([]);
  });

  it('takes initials for children', () => {
    const form = formOf(settings);
    form.set('visibility-initials', 'on');
    expect(readSettingsForm(form, settings).visibility.names).toBe('initials');
  });

  describe('sent before the page’s script ran', () => {
    const sent = (choices: Readonly<Record<string, string>>): Settings => {
      const form = formOf(settings);
      for (const [field, value] of Object.entries(choices)) form.set(field, value);
      return readSettingsForm(form, settings);
    };

    it('takes the ready-made order that was chosen, with its edition', () => {
      const { tieBreaks, tieBreakEdition } = sent({ tieBreakPreset: 'fide-2012-swiss' });
      expect(tieBreakEdition).toBe('2012');
      expect(tieBreaks).not.toEqual(settings.tieBreaks);
    });

    it('adds the tie-breaks that were chosen and typed, each once', () => {
      const choices = { tieBreakAdd: 'DE', tieBreakOwn: ' bh-c2 ' };
      expect(sent(choices).tieBreaks).toEqual([...settings.tieBreaks, 'DE', 'BH-C2']);
      const again = { tieBreakAdd: settings.tieBreaks[0] ?? '' };
      expect(sent(again).tieBreaks).toEqual(settings.tieBreaks);
    });

    it.each([
      ['berger', 'DE'],
      ['tempelhof', 'SKT-BH'],
      ['cup', undefined],
    ])('lets an order that nobody touched follow the system: %s', (system, first) => {
      expect(sent({ system, tieBreaksFollow: 'monrad' }).tieBreaks[0]).toBe(first);
    });

    it('leaves the order alone where it does not follow, or shows the system already', () => {
      expect(sent({ system: 'berger' }).tieBreaks).toEqual(settings.tieBreaks);
      const shown = { system: 'monrad', tieBreaksFollow: 'monrad' };
      expect(sent(shown).tieBreaks).toEqual(settings.tieBreaks);
    });

    it('adds the name chosen below a group of names', () => {
      const [p1, p2] = ['p1', 'p2'].flatMap((id) => parsePlayerId(id) ?? []);
      const choices = { forbiddenGroupsShown: 'yes', forbiddenGroup: 'p1', forbiddenAdd: 'p2' };
      expect(sent(choices).forbidden.groups).toEqual([[p1, p2]]);
    });

    it('drops the dates of rounds beyond those planned', () => {
      expect(sent({ roundsPlanned: '2' }).roundDates).toEqual(['2026-12-02T19:00']);
    });

    it('takes what the form would have offered: the handbook’s odds, four to a team', () => {
      expect(sent({ timeOdds: 'on' }).timeOdds).toEqual(timeOdds2002);
      expect(sent({ system: 'olympiad' }).system).toMatchObject({ teams: 4 });
    });
  });
});
