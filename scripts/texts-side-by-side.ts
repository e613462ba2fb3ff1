/**
 * `npm run texts`: prints all texts under their keys, the languages side by side, as Markdown for
 * reviewing. Areas can be named: `npm run --silent texts -- terms cup > review.md`.
 */
import { argv } from 'node:process';
import { locales, shelvesOf } from '@rokade/texts';
import { languages } from '@rokade/tournament';

const chosenAreas = argv
  .slice(2)
  .map((area) => area.replace(/-./g, ([, letter = '']) => letter.toUpperCase()));

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

for (const shelf of shelvesOf('server')) {
  const folders = await Promise.all(languages.map((one) => locales[one].shelves[shelf]()));
  const areas = new Map(folders.flatMap((folder) => Object.entries(folder)));
  for (const area of areas.keys()) {
    if (chosenAreas.length > 0 && !chosenAreas.includes(area.replace(/Texts$/, ''))) continue;
    const texts = folders.map(
      (folder) => new Map(Object.entries(new Map(Object.entries(folder)).get(area) ?? {})),
    );
    console.log(`\n## ${area}\n`);
    console.log(row(['', ...languages.map((language) => locales[language].name)]));
    console.log(row(['---', ...languages.map(() => '---')]));
    for (const key of texts[0]?.keys() ?? []) {
      console.log(row([`\`${key}\``, ...texts.map((of) => String(of.get(key)))]));
    }
  }
}
