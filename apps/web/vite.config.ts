import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
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
  // The workspace's own packages are TypeScript source.
  ssr: {
    noExternal: [/^@rokade\//],
    // What the server's packages load natively is not for bundling.
    external: ['@node-rs/argon2'],
  },
});
