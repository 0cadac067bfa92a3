import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { mendNames } from './manager-names.ts';

mendNames(document);

addons.setConfig({
  // Written pages have no controls and no actions.
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => (/^(?:start|foundations)-/.test(storyId ?? '') ? false : usual),
  },
  theme: create({ base: 'light', brandTitle: 'Larder design system', brandTarget: '_self' }),
});
