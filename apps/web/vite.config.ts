import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import { joinFiles } from './bundling/join-files.ts';

/** Lists the files with the words of each language and shelf, so that a page can name its own. */
const listWords: Plugin = {
  name: 'rokade:list-words',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((file) => {
      const module = file.type === 'chunk' ? file.facadeModuleId : null;
      const shelf = /texts\/src\/(\w+)\/shelf-(\w+)\.ts$/.exec(module ?? '');
      return shelf === null ? [] : [[`${shelf[1]}/${shelf[2]}`, `/${file.fileName}`]];
    });
    const source = JSON.stringify(Object.fromEntries(files));
    this.emitFile({ type: 'asset', fileName: '_app/words.json', source });
  },
};

export default defineConfig({
  plugins: [
    listWords,
    joinFiles(),
    sveltekit({
      adapter: adapter({ envPrefix: 'ROKADE_WEB_' }),
      csp: {
        // A page that is given from memory cannot have a number that is used once.
        mode: 'hash',
        directives: {
          'default-src': ['self'],
          'style-src': ['self'],
          // The one style attribute there is: Kit's own, which hides what it tells screen readers.
          'style-src-attr': [
            'unsafe-hashes',
            'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo=',
          ],
          'img-src': ['self', 'data:'],
          'object-src': ['none'],
          'base-uri': ['self'],
          'form-action': ['self'],
          'frame-ancestors': ['none'],
        },
      },
      // The results desk alone registers it, for the console alone.
      serviceWorker: { register: false },
      // hooks.server.ts compares Origin with Host instead: that also holds behind a proxy that
      // ends TLS without saying so.
      csrf: { trustedOrigins: ['*'] },
    }),
  ],
  build: {
    // What a page imports is fetched as soon as its own code is there: a list of it all, for each of
    // the fifty pages, would come before the first. Styles have to be there before.
    modulePreload: { resolveDependencies: (_, files) => files.filter((f) => f.endsWith('.css')) },
  },
  // The workspace's own packages are TypeScript source.
  ssr: { noExternal: [/^@rokade\//] },
});
