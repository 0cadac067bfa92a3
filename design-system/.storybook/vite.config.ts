import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { factsPlugin } from './facts-plugin.ts';

/** Themes name their fonts as the product serves them; the library carries copies of its own, so that it can stand anywhere. */
const carriedFonts: Plugin = {
  name: 'larder:carried-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    /dist[\\/]themes[\\/]\w+\.css/.test(id)
      ? { code: code.replaceAll('url(/fonts/', 'url(../fonts/'), map: null }
      : null,
};

export default defineConfig({
  plugins: [factsPlugin, carriedFonts, react(), vanillaExtractPlugin()],
  resolve: { dedupe: ['react', 'react-dom', 'graphql', '@apollo/client'] },
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn', 'react/jsx-dev-runtime'],
  },
});
