/** Which article says so; of what is left out the regulation says nothing. */
export type FindingArticles<Code extends string> = Readonly<Partial<Record<Code, string>>>;

/** What a regulation wants of its own championship, and of any other event. */
export interface FindingRules<Code extends string> {
  readonly edition: string;
  readonly usual: FindingArticles<Code>;
  readonly championship: FindingArticles<Code>;
}

/** What is said of an event or an entry, and by which article. */
export interface EditionFinding<Code extends string> {
  readonly code: Code;
  readonly edition: string;
  readonly article: string;
}

/** What is to be said by the regulations that hold for an event. */
export const findingsBy = <Code extends string>(
  ruleSets: readonly FindingRules<Code>[],
  event: { readonly editions: readonly string[]; readonly isChampionship: boolean },
  holds: (code: Code) => boolean,
): readonly EditionFinding<Code>[] =>
  ruleSets
    .filter(({ edition }) => event.editions.includes(edition))
    .flatMap(({ edition, usual, championship }) => {
      const articles = Object.entries(event.isChampionship ? championship : usual);
      return (articles as [Code, string][])
        .filter(([code]) => holds(code))
        .map(([code, article]) => ({ code, edition, article }));
    });
