import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { dedupe: ['react', 'react-dom', 'graphql', '@apollo/client'] },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    // Older targets would have light-dark() rewritten.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // A data: picture or font is refused by the policy of the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
});
