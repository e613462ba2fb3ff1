const spelt: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
};

/** A tournament's name as a part of its address: `Forår 2027 – Gruppe A` gives `foraar-2027-gruppe-a`. */
export const addressName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[æøåäöüß]/g, (letter) => spelt[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
