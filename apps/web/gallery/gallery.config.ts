import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** `npm run gallery`: the components by themselves, without server and without Kit. */
export default defineConfig({
  root: here,
  plugins: [svelte()],
  resolve: { alias: [{ find: /^\$app\/.*/, replacement: join(here, 'without-kit.ts') }] },
  server: { fs: { allow: [join(here, '../../..')] } },
});
