import { parsePlayerList } from '@rokade/formats';
import { fieldKey } from '@rokade/presentation/console/journal/field-keys.ts';
import { playerFileColumns } from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';

const languages = ['da', 'de', 'en'] as const;

describe.each(languages)('the number of a player in the federation, %s', (language) => {
  const t = translator(language);

  it.each(['', 'SWE', 'NED', 'toString'])('names no federation in a tournament of »%s«', (code) => {
    const label = t(fieldKey('nationalId', code));
    expect(label).toMatch(/^National/);
    expect(label).not.toMatch(/DSU|DSB/);
  });

  it('has the name that the federation gives it', () => {
    expect(t(fieldKey('nationalId', 'DEN'))).toMatch(/^DSU/);
    expect(t(fieldKey('nationalId', 'GER'))).toMatch(/^DSB/);
    expect(fieldKey('fideId', 'DEN')).toBe('field.fideId');
  });

  it('is read again from a file under each of its names', () => {
    const ofFile = playerFileColumns.find(({ key }) => key === 'nationalId')?.heading;
    if (typeof ofFile !== 'string') throw new Error('no column');
    expect(t(ofFile)).not.toMatch(/DSU|DSB/);
    const heads = [t(ofFile), ...['', 'DEN', 'GER'].map((code) => t(fieldKey('nationalId', code)))];
    for (const head of heads) {
      const read = parsePlayerList(`${t('terms.name')};${head}\nAlm, Ida;123456\n`);
      expect(read.players.map(({ details }) => details.nationalId)).toEqual(['123456']);
    }
  });
});
