/** Returns the word for a group. */
type GroupWord = (key: 'terms.group') => string;

/** The name of a group beside other words: many are called "Group A" and need not be called a group once more. */
export function groupText(t: GroupWord, group: string): string {
  const word = t('terms.group');
  const isCalledSo = group.toLowerCase().startsWith(word.toLowerCase());
  return group === '' || isCalledSo ? group : `${word} ${group}`;
}
