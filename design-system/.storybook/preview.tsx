import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { facts } from 'virtual:library-facts';
import '../src/theme/base.css.ts';
import { applyAppearance, pseudoLanguage, type Appearance } from './appearance.ts';
import { ComponentPage } from '../src/docs/component-page/ComponentPage.tsx';
import { argTypesOf } from '../src/docs/component-page/argTypes.ts';
import { useReachableStories } from '../src/docs/component-page/useReachable.ts';
import { useDark } from '../src/docs/component-page/useScheme.ts';
import { startPage } from '../../web/src/page/page.ts';
import { reloadPage, startOfTests } from '../../web/src/testing/page.ts';
import { themeChoices } from './themes.ts';
import './docs.css';

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

const switcher = (
  title: string,
  icon: NonNullable<Toolbar['icon']>,
  items: readonly { value: string; title: string }[],
) => ({ description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } });

/** Each of the storefront's stories has a page of its own, on which time stands; those of a docs page share one. */
startPage({ now: () => startOfTests, openedAt: startOfTests });

/** Each story in the appearance that the toolbar asks for. */
const appearance: Decorator = (Story, { globals }) => {
  const { banner, scheme, contrast, direction, motion, text, language } = globals as unknown as Appearance;
  useLayoutEffect(() => {
    void applyAppearance({ banner, scheme, contrast, direction, motion, text, language });
  }, [banner, scheme, contrast, direction, motion, text, language]);
  return <Story />;
};

/** Docs pages in the appearance that the toolbar asks for, also where every story has a frame of its own. */
function Docs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { context } = props;
  useEffect(() => {
    const [story] = context.componentStories();
    if (story) void applyAppearance(context.getStoryContext(story)['globals'] as unknown as Appearance);
    const follow = ({ globals }: { globals: Appearance }) => void applyAppearance(globals);
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  const dark = useDark();
  useReachableStories();
  return (
    <DocsContainer {...props} theme={dark ? themes.dark : themes.light}>
      <main>{children}</main>
    </DocsContainer>
  );
}

/** Props by the types of the component that the page is about. */
const propsFromTypes: NonNullable<Preview['argTypesEnhancers']>[number] = ({ title, argTypes, initialArgs }) => {
  const [component] = facts[title.split('/').at(-1) ?? '']?.components ?? [];
  if (component) return argTypesOf(component.props, initialArgs);
  // Storybook's tree of an object is a list item without a list.
  const trees = Object.keys(initialArgs).filter(
    (name) => typeof initialArgs[name] === 'object' && initialArgs[name] !== null,
  );
  return {
    ...argTypes,
    ...Object.fromEntries(trees.map((name) => [name, { ...argTypes[name], name, control: false }])),
  };
};

/** A switch has a side from the start: what the component takes when nobody sets it. What it opens keeps its own state. */
const switchesFromTypes: NonNullable<Preview['argsEnhancers']>[number] = ({ title, initialArgs }) => {
  const [component] = facts[title.split('/').at(-1) ?? '']?.components ?? [];
  const unset = component?.props.filter(
    ({ name, control, required }) => control === 'switch' && !required && name !== 'open' && !(name in initialArgs),
  );
  return Object.fromEntries((unset ?? []).map(({ name, defaultValue }) => [name, defaultValue === 'true']));
};

/** The code of a story without the switches that stand where they stand anyway. */
const withoutDefaults = (code: string, { title }: { title: string }): string => {
  const [component] = facts[title.split('/').at(-1) ?? '']?.components ?? [];
  return (component?.props ?? [])
    .filter(({ control }) => control === 'switch')
    .reduce(
      (text, { name, defaultValue }) =>
        text.replaceAll(
          new RegExp(defaultValue === 'true' ? `\\n\\s+${name}(?=\\n)` : `\\s+${name}=\\{false\\}`, 'g'),
          '',
        ),
      code,
    );
};

const preview: Preview = {
  argTypesEnhancers: [propsFromTypes],
  argsEnhancers: [switchesFromTypes],
  tags: ['autodocs'],
  decorators: [appearance],
  beforeEach: ({ viewMode }) => (viewMode === 'docs' ? undefined : reloadPage()),
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
    // Stories of a page played side by side would take the focus from each other.
    docs: {
      container: Docs,
      page: ComponentPage,
      source: { transform: withoutDefaults },
      story: { autoplay: false },
    },
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
          [
            'Layout',
            'Typography',
            'Actions',
            'Forms',
            'Navigation',
            'Feedback',
            'Overlays',
            'Data display',
            'Shop',
            'Games',
          ],
          'Storefront',
        ],
      },
    },
  },
};
export default preview;
