import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { LiveRegionProvider } from '../../components/LiveRegion/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { tokenRows } from '../../theme/token-rows.ts';
import { Page, Section } from '../shared/Page.tsx';
import { shownValue, Token } from './Token.tsx';
import { foundTokens, tokensByJob } from './token-jobs.ts';
import { useTokenValues } from '../shared/useTokenValues.ts';

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs', 'browser'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Tokens: StoryObj = {
  render: () => (
    <LiveRegionProvider>
      <TokenPage />
    </LiveRegionProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('textbox', { name: 'Find a token' });
    await userEvent.type(search, 'action');
    await expect(canvas.getByText('color.actionTint')).toBeVisible();
    await expect(canvas.queryByText('color.hairline')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'color.action in every theme' }));
    await expect(await canvas.findByRole('rowheader', { name: 'Haggen' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'color.action in every theme' }));
    await userEvent.clear(search);
  },
};

const all = tokensByJob(tokenRows);

function TokenPage() {
  const values = useTokenValues();
  const [wanted, setWanted] = useState('');
  const found = foundTokens(all, wanted, (row) => shownValue(row, values));
  return (
    <Page
      title="Tokens"
      lead={`${tokenRows.length} named decisions, grouped by what they do. Values are those of the banner, scheme, and contrast chosen above.`}
    >
      <TextField
        label="Find a token"
        name="token"
        hint="By name, job, description, or value: “ink”, “focus”, “#c8102e”."
        value={wanted}
        onChange={setWanted}
      />
      {found.map(({ job, does, rows }) => (
        <Section key={job} title={job}>
          <Text tone="soft">{does}</Text>
          <ul>
            {rows.map((row) => (
              <Token key={row.name} row={row} values={values} />
            ))}
          </ul>
        </Section>
      ))}
      {found.length === 0 && <Text>No token has that name.</Text>}
    </Page>
  );
}
