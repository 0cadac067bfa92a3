import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { sharedChunks } from './vite/chunks.ts';
import { shortNames } from './vite/class-names.ts';
import { precompressed } from './vite/compress.ts';
import { modernRxjs } from './vite/modern-rxjs.ts';
import { browserBuilds, oneLanguage } from './vite/one-language.ts';
import { preloadHelper } from './vite/preload-helper.ts';
import { preloads } from './vite/preloads.ts';
import { withoutPrinter } from './vite/printer.ts';
import { routerForProduction, shortRouterWords } from './vite/router.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { markSheets, partedStyles } from './vite/stylesheets.ts';

const browser: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  modulePreload: { polyfill: false, resolveDependencies: preloads },
  rolldownOptions: {
    input: 'src/entry-client.tsx',
    output: {
      codeSplitting: { groups: sharedChunks },
      // The first load lists every file there is: seven letters tell them apart as well as eight.
      chunkFileNames: 'assets/[name]-[hash:7].js',
    },
  },
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames() } : {}),
    withoutPrinter(),
    routerForProduction(),
    shortRouterWords(),
    modernRxjs(),
    oneLanguage(),
    markSheets(),
    partedStyles(),
    serviceWorker(),
    preloadHelper(),
    precompressed(),
  ],
  resolve: {
    dedupe: ['react', 'react-dom', 'graphql', '@apollo/client'],
    alias: {
      'react-style-singleton': join(import.meta.dirname, 'src/app/shell/style-singleton.ts'),
      '@vanilla-extract/recipes/createRuntimeFn': join(import.meta.dirname, 'src/app/shell/recipe-runtime.ts'),
    },
  },
  // No index.html to crawl: what is named here is found before the first request, or the page reloads once more.
  optimizeDeps: {
    entries: [
      'src/entry-client.tsx',
      'src/**/route.tsx',
      '../design-system/src/components/*/*.tsx',
      '!../**/*.{stories,test}.tsx',
    ],
    include: ['react/jsx-dev-runtime', '@radix-ui/react-focus-scope', 'react-remove-scroll'],
  },
  build: {
    target: 'es2023',
    // Older targets rewrite light-dark() to twice its size.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // A data: picture or font would not be cached and the policy of the page refuses it.
    assetsInlineLimit: 0,
    // One stylesheet, asked for once, serves most screens; what few visits need of it stands apart.
    cssCodeSplit: false,
  },
  environments: {
    ...(command === 'build' ? browserBuilds(browser) : { client: { build: browser } }),
    ssr: {
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'src/entry-server.tsx' } },
    },
  },
  builder: {},
}));
