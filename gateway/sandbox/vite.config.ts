import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/sandbox/',
  plugins: [react()],
  resolve: { dedupe: ['graphql', 'react', 'react-dom'] },
  worker: { format: 'es' },
  build: {
    outDir: join(import.meta.dirname, '../dist/sandbox'),
    emptyOutDir: true,
    // Older targets would have light-dark() rewritten.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // A tool for developers on their own machine: the editor is as large as it is.
    chunkSizeWarningLimit: 5000,
  },
});
