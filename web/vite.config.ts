import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from './vite/compress.ts';

const framework =
  /node_modules[\\/](?:@apollo|@wry|graphql|optimism|react|react-dom|react-router|react-router-dom|rxjs|scheduler)[\\/]/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), precompressed()],
  resolve: { dedupe: ['react', 'react-dom', 'graphql', '@apollo/client'] },
  // No index.html to crawl: name the entry, or dependencies are found late and the page reloads.
  optimizeDeps: { entries: ['src/entry-dev.ts', 'src/**/route.tsx'], include: ['react/jsx-dev-runtime'] },
  build: {
    target: 'es2023',
    // Older targets rewrite light-dark() to twice its size.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // A data: picture or font would not be cached and the policy of the page refuses it.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // One file for what changes with a dependency only, so that a release of ours leaves it in the browser's cache.
          output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } },
        },
      },
    },
    ssr: { build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'src/entry-server.tsx' } } },
  },
  builder: {},
});
