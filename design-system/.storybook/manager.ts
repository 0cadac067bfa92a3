import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  // Written pages have no controls and no actions.
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => (/^(?:start|foundations)-/.test(storyId ?? '') ? false : usual),
  },
  theme: create({ base: 'light', brandTitle: 'Larder design system', brandTarget: '_self' }),
});
