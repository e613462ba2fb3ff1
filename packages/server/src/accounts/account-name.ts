import { accountNameKey } from '@rokade/store';

/** The longest name, in characters. */
const longestName = 100;

/** Whether a text is valid as an account's name. */
export const isAccountName = (name: string): boolean =>
  accountNameKey(name) !== '' && name.length <= longestName && !/\p{Cc}/u.test(name);
