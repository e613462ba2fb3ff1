import { checksumsName, type NamedZip, sumOf } from './checksums.ts';

/** A version that is given away. */
export interface Release {
  /** `0.1.0`. */
  readonly version: string;
  /** The whole of CHANGELOG.md. */
  readonly changelog: string;
  readonly zips: readonly NamedZip[];
}

/** The chapter of a version in the changelog, without its heading; null: it has none. */
function chapterOf(version: string, changelog: string): string | null {
  const chapters = changelog.split(/^## /m).slice(1);
  const [found] = chapters.filter((chapter) => chapter.split(/\s/, 1)[0] === version);
  return found === undefined ? null : found.slice(found.indexOf('\n') + 1).trim();
}

/** Links into the repository lead nowhere from where notes are read; their words stay. */
const withoutOwnLinks = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\((?![a-z]+:)[^)]*\)/g, '$1');

const megabytes = ({ length }: Uint8Array): string => `${(length / 1e6).toFixed(0)} MB`;

/**
 * What is said with a version: what is new, which file is for which computer with its sum, how it is
 * looked over and how it takes the place of the version before. null: the changelog is silent on it.
 */
export function releaseNotes({ version, changelog, zips }: Release): string | null {
  const news = chapterOf(version, changelog);
  if (news === null || news === '') return null;
  const rows = zips
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, bytes }) => `| \`${name}\` | ${megabytes(bytes)} | \`${sumOf(bytes)}\` |`);
  return `# Rokade ${version}

${withoutOwnLinks(news)}

## Files

| Folder for | Size | SHA-256 |
|---|---|---|
${rows.join('\n')}

\`sha256sum --check --ignore-missing ${checksumsName}\` (macOS: \`shasum -a 256 --check --ignore-missing ${checksumsName}\`, Windows: \`Get-FileHash FILE\`) says whether a file is the one that was made.

## Update

Close the old Rokade, unpack the new folder beside the old one or over it, start the new one. The data are in a folder of their own and stay there; the new version brings them up to date, and the old one then no longer opens them. Make a copy first.
`;
}
