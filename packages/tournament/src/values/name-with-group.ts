/** The name of a tournament with that of its group, `Påskestævne, Gruppe A`. */
export const nameWithGroup = ({
  name,
  group,
}: {
  readonly name: string;
  readonly group: string;
}): string => [name, group].filter(Boolean).join(', ');
