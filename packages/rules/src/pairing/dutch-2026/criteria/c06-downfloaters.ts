import type { Criterion } from '../../dutch/criteria/criterion.ts';

/** As few downfloaters, that is as many pairs, as possible. `@article FIDE C.04.3 2026 C6` */
export const c06Downfloaters: Criterion = {
  code: 'C6',
  passedOver: 'dutch.passed-over-downfloaters',
  countsDownfloaters: true,
  ofDownfloater: () => 1,
  atMost: ({ mdps, residents }) => mdps.length + residents.length,
};
