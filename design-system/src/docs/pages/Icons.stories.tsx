import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Icon, iconNames } from '../../components/Icon/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { Page } from '../shared/Page.tsx';
import * as styles from '../shared/pages.css.ts';

const meta = {
  title: 'Foundations/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Icons: StoryObj = {
  render: () => <IconPage />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('textbox', { name: 'Find an icon' });
    await userEvent.type(search, 'cart');
    await expect(canvas.getByText('shopping-cart')).toBeVisible();
    await expect(canvas.queryByText('gift')).not.toBeInTheDocument();
    await userEvent.clear(search);
  },
};

function IconPage() {
  const [wanted, setWanted] = useState('');
  const found = iconNames.filter((name) => name.includes(wanted.trim().toLowerCase()));
  return (
    <Page
      title="Icons"
      lead={`${iconNames.length} icons from one set (Lucide), drawn in the color of the text next to them.`}
    >
      <TextField label="Find an icon" name="icon" value={wanted} onChange={setWanted} />
      <ul className={styles.icons}>
        {found.map((name) => (
          <li key={name} className={styles.iconCard}>
            <Icon name={name} size={28} />
            <code className={styles.code}>{name}</code>
          </li>
        ))}
      </ul>
      {found.length === 0 && <Text>No icon has that name.</Text>}
    </Page>
  );
}
