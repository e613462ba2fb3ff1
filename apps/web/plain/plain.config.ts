import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/**
 * A browser reads no modules of a folder that no server serves, so the page's script is one classic
 * file, which runs when the page is there.
 */
const classicScript: Plugin = {
  name: 'rokade:classic-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace(
          /<script type="module" crossorigin src="([^"]+)"><\/script>/,
          '<script defer src="$1"></script>',
        )
        .replace(/<link rel="stylesheet" crossorigin href=/, '<link rel="stylesheet" href='),
  },
};

/** The licence of the letters lies beside them, wherever the folder is put. */
const licenceOfLetters: Plugin = {
  name: 'rokade:licence-of-letters',
  generateBundle() {
    const source = readFileSync(join(here, '../src/fonts/LICENSE'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'inter-licence.txt', source });
  },
};

/** `npm run rules-page`: the page that checks report files and reckons ratings as a folder of files for any place. */
export default defineConfig({
  root: here,
  base: './',
  plugins: [svelte(), classicScript, licenceOfLetters],
  resolve: {
    alias: [{ find: /^\$app\/.*/, replacement: join(here, '../gallery/without-kit.ts') }],
  },
  build: {
    outDir: join(here, '../../../portable/rules'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: 'rules.js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
