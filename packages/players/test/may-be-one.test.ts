import { expect, it } from 'vitest';
import { arePossibleDuplicates, emptyDetails, mayBeOne } from '../src/index.ts';

const who = (name: string, birthDate = '', numbers: object = {}) => ({
  ...emptyDetails,
  name,
  birthDate,
  ...numbers,
});

it.each([
  ['a name', who('Ørsted, Ida'), who('Ørsted, Ida'), true],
  ['a name written otherwise', who('Ørsted,  IDA'), who('ørsted,Ida'), true],
  ['a name in other signs', who('Møller, Zoe\u0301'), who('Møller, Zoé'), true],
  ['a name in other letters', who('Ørsted, Ida'), who('Oersted, Ida'), true],
  ['a name in another order', who('Ørsted, Ida'), who('Ida Ørsted'), true],
  ['nothing', who('Ørsted, Ida'), who('Ørsted, Eva'), false],
  ['a name and a birth', who('Dam, Eli', '2001-05-02'), who('Dam, Eli', '2001-05-02'), true],
  ['a name, and the year of a birth', who('Dam, Eli', '2001-05-02'), who('Dam, Eli', '2001'), true],
  ['a name, one without a birth', who('Dam, Eli', '2001-05-02'), who('Dam, Eli'), true],
  ['a name, of two births', who('Dam, Eli', '2001-05-02'), who('Dam, Eli', '2001-05-03'), false],
  ['a name, of two years', who('Dam, Eli', '2001'), who('Dam, Eli', '2002-01-01'), false],
  ['a birth alone', who('Dam, Eli', '2001'), who('Dam, Ole', '2001'), false],
  ['a FIDE id', who('A', '2001', { fideId: '14' }), who('B', '2002', { fideId: '14' }), true],
  ['a national number', who('A', '', { nationalId: '7' }), who('B', '', { nationalId: '7' }), true],
  [
    'one of two numbers',
    who('A', '', { fideId: '1', nationalId: '7' }),
    who('B', '', { fideId: '2', nationalId: '7' }),
    true,
  ],
  ['numbers of two lists', who('A', '', { fideId: '7' }), who('B', '', { nationalId: '7' }), false],
] as const)('two with %s in common', (_, one, other, may) => {
  expect([mayBeOne(one, other), mayBeOne(other, one)]).toEqual([may, may]);
});

it.each([
  ['nothing but the name', who('Dam, Eli'), who('dam,  ELI'), false],
  ['the birth of one alone', who('Dam, Eli', '2001'), who('Dam, Eli'), false],
  ['the club of one alone', who('Dam, Eli', '', { club: 'Sydøst' }), who('Dam, Eli'), false],
  ['two years', who('Dam, Eli', '2001'), who('Dam, Eli', '1958'), true],
  [
    'two clubs',
    who('Dam, Eli', '', { club: 'Sydøst' }),
    who('Dam, Eli', '', { club: 'Brønshøj' }),
    true,
  ],
  [
    'two numbers',
    who('Dam, Eli', '', { nationalId: '7' }),
    who('Dam, Eli', '', { nationalId: '8' }),
    true,
  ],
  [
    'a club though the number is one',
    who('Dam, Eli', '', { nationalId: '7', club: 'Sydøst' }),
    who('Dam, Eli', '', { nationalId: '7', club: 'Brønshøj' }),
    false,
  ],
] as const)('two of one name with %s', (_, one, other, apart) => {
  expect([arePossibleDuplicates(one, other), arePossibleDuplicates(other, one)]).toEqual([
    !apart,
    !apart,
  ]);
});
