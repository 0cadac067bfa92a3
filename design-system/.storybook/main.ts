import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: join(import.meta.dirname, 'vite.config.ts') } },
  },
  stories: ['../src/**/*.stories.tsx', '../../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../../web/public/pictures', to: '/pictures' }],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The types are read by a script of ours: no docgen of Storybook's knows how people write them.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      // Storybook drops it from the configuration; older targets rewrite light-dark() to twice its size.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      chunkSizeWarningLimit: 4000,
    },
  }),
};
export default config;
