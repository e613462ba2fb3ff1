/** The article for each finding; a missing one means that the regulation has no such rule. */
export type FindingArticles<Code extends string> = Readonly<Partial<Record<Code, string>>>;

/** A regulation's rules for its own championship, and for any other event. */
export interface FindingRules<Code extends string> {
  readonly edition: string;
  readonly usual: FindingArticles<Code>;
  readonly championship: FindingArticles<Code>;
}

/** A finding about an event or an entry, with its article. */
export interface EditionFinding<Code extends string> {
  readonly code: Code;
  readonly edition: string;
  readonly article: string;
}

/** The findings by the regulations in force for an event. */
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
