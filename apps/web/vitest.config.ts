import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { slownessNow } from '../../test/machine-speed.ts';

/** Components in a document without a browser, without Kit and with a server of the test's own. */
export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: {
    conditions: ['browser'],
    alias: [
      { find: /^\$app\/.*/, replacement: join(import.meta.dirname, 'gallery/without-kit.ts') },
    ],
  },
  test: {
    name: 'component',
    // As the other projects, with which these tests run.
    maxWorkers: 3,
    isolate: false,
    include: ['test/**/*.component.test.ts'],
    environment: './test/one-document.ts',
    testTimeout: Math.round(30_000 * slownessNow()),
  },
});
