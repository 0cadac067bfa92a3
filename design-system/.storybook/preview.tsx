import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { facts } from 'virtual:library-facts';
import '../src/theme/base.css.ts';
import { applyAppearance, pseudoLanguage, type Appearance } from './appearance.ts';
import { argTypesOf } from '../src/docs/argTypes.ts';
import { themeChoices } from './themes.ts';
import './docs.css';

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

const switcher = (
  title: string,
  icon: NonNullable<Toolbar['icon']>,
  items: readonly { value: string; title: string }[],
) => ({ description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } });

/** Each story in the appearance that the toolbar asks for. */
const appearance: Decorator = (Story, { globals }) => {
  const { banner, scheme, contrast, direction, motion, text, language } = globals as unknown as Appearance;
  useLayoutEffect(() => {
    void applyAppearance({ banner, scheme, contrast, direction, motion, text, language });
  }, [banner, scheme, contrast, direction, motion, text, language]);
  return <Story />;
};

/** Docs pages in light or dark as their stories. */
function Docs(props: PropsWithChildren<DocsContainerProps>) {
  const dark = useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme'] });
      return () => observer.disconnect();
    },
    () => document.documentElement.dataset['scheme'] === 'dark',
  );
  return <DocsContainer {...props} theme={dark ? themes.dark : themes.light} />;
}

/** Props by the types of the component that the page is about. */
const propsFromTypes: NonNullable<Preview['argTypesEnhancers']>[number] = ({ title, argTypes, initialArgs }) => {
  const [component] = facts[title.split('/').at(-1) ?? '']?.components ?? [];
  if (!component) return argTypes;
  return argTypesOf(component.props, initialArgs);
};

const preview: Preview = {
  argTypesEnhancers: [propsFromTypes],
  tags: ['autodocs'],
  decorators: [appearance],
  // The theme is there before the first story is drawn, so that nothing is measured without it.
  loaders: [({ globals }) => applyAppearance(globals as unknown as Appearance)],
  initialGlobals: {
    banner: 'safeway',
    scheme: 'light',
    contrast: 'normal',
    direction: 'ltr',
    motion: 'full',
    text: '100',
    language: 'en',
  },
  globalTypes: {
    banner: switcher('Banner', 'paintbrush', themeChoices),
    scheme: switcher('Scheme', 'mirror', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    contrast: switcher('Contrast', 'contrast', [
      { value: 'normal', title: 'Normal contrast' },
      { value: 'more', title: 'More contrast' },
    ]),
    direction: switcher('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    motion: switcher('Motion', 'play', [
      { value: 'full', title: 'Full motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
    text: switcher('Text size', 'zoom', [
      { value: '100', title: 'Text 100 %' },
      { value: '200', title: 'Text 200 %' },
    ]),
    language: switcher('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: pseudoLanguage, title: 'Longer words' },
    ]),
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    backgrounds: { disable: true },
    docs: { container: Docs },
    viewport: {
      options: {
        small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          ['Tokens', 'Type', 'Icons', 'Motion'],
          'Components',
          ['Actions', 'Inputs', 'Feedback', 'Overlays', 'Navigation', 'Layout', 'Text', 'Content', 'Shop', 'Games'],
          'Storefront',
        ],
      },
    },
  },
};
export default preview;
