import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Guarded } from '../app/Guarded.tsx';
import { draw } from '../testing/console.tsx';
import { AuditLog } from './audit-log/AuditLog.tsx';
import { Home } from './home/Home.tsx';
import { NewPerson } from './people/NewPerson.tsx';
import { People } from './people/People.tsx';
import { PersonForm } from './people/PersonForm.tsx';

const noLines = {
  auditLog: {
    __typename: 'AuditLineConnection',
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
};
const vocabulary = () => ({ auditVocabulary: { __typename: 'AuditVocabulary', operators: ['ana'], commands: [] } });
const kim = {
  __typename: 'Person' as const,
  id: 'p2',
  name: 'kim',
  fullName: 'Kim Lee',
  email: 'kim@larder.example',
  roles: ['SUPPORT' as const],
  storeId: null,
  isActive: true,
  version: 1,
};
const payload = (name: string, person: object | null, userErrors: object[]) => ({
  [name]: {
    __typename: 'PersonPayload',
    person,
    userErrors: userErrors.map((error) => ({ __typename: 'UserError', field: null, ...error })),
  },
});

describe('the audit log', () => {
  test('that is empty says so, and one that is filtered says what to do', async () => {
    const answers = { AuditLog: () => noLines, AuditVocabulary: vocabulary };
    draw(<AuditLog />, { answers });
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Person'), 'ana');
    expect(await screen.findByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });

  test('that didn’t come is asked for again', async () => {
    let isThere = false;
    const answers = { AuditLog: () => (isThere ? noLines : new Error('away')), AuditVocabulary: vocabulary };
    draw(<AuditLog />, { answers });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isThere = true;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });
});

describe('home', () => {
  test('asks for nothing that one’s roles don’t include', () => {
    const { sent } = draw(<Home />, { acts: ['BE_SIGNED_IN'] });
    expect(screen.getByText(/Your roles have nothing on this page/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('draws the day, with every hour in a table behind it', async () => {
    const hours = Array.from({ length: 24 }, (_, hour) => ({
      __typename: 'HourTotals',
      hour,
      orders: hour,
      sales: '1.00',
    }));
    const day = { __typename: 'DayTotals', orders: 276, sales: '24.00', hours };
    const figures = { __typename: 'DayFigures', at: '2026-08-05T12:00:00Z', today: day, weekAgo: day };
    draw(<Home />, { answers: { Figures: () => ({ dayFigures: figures }) }, acts: ['SEE_FIGURES'] });
    expect(await screen.findByRole('img', { name: /276 today so far, 276 a week ago/ })).toBeInTheDocument();
    await userEvent.click(screen.getByText('Show as a table'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(25);
    expect(rows[14]).toHaveAccessibleName(/^1\sPM 13 \$1\.00 13$/);
  });
});

describe('people', () => {
  test('who may only look finds no way to change anybody', async () => {
    draw(<People />, { answers: { People: () => ({ people: [kim] }) }, acts: ['SEE_PEOPLE'] });
    expect(await screen.findByRole('link', { name: 'Kim Lee' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add a person' })).not.toBeInTheDocument();
  });

  test('a screen that none of one’s roles includes says whom to ask', () => {
    const { sent } = draw(<Guarded asks="SEE_PEOPLE" screen={<People />} />, { acts: ['SEE_WORK'] });
    expect(screen.getByRole('heading', { name: "You can't see this page" })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('what is refused stands at its field', async () => {
    const refusal = {
      code: 'EMAIL_TAKEN',
      message: 'Somebody with this email address is already here.',
      field: 'email',
    };
    draw(<NewPerson />, { answers: { AddPerson: () => payload('addPerson', null, [refusal]) } });
    await userEvent.type(screen.getByLabelText('Email'), 'kim@larder.example');
    await userEvent.click(screen.getByRole('button', { name: 'Add person' }));
    expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription(/already here/);
  });

  test('a store is asked for as soon as somebody is of its staff', async () => {
    draw(<NewPerson />, {});
    expect(screen.queryByLabelText('Store number')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Store staff/ }));
    expect(screen.getByLabelText('Store number')).toBeVisible();
  });

  test('one’s own roles and access can’t be changed, one’s name can', () => {
    draw(<PersonForm person={{ ...kim, id: 'p1' }} />, { acts: ['CHANGE_PEOPLE'] });
    expect(screen.getByRole('checkbox', { name: /^Owner/ })).toBeDisabled();
    expect(screen.getByLabelText('Full name')).not.toHaveAttribute('readonly');
  });

  test('what somebody else saved meanwhile stands beside one’s own, which is saved over it with their version or dropped', async () => {
    const theirs = { ...kim, roles: ['GAMES'], version: 2 };
    const refusal = { code: 'EDITED_MEANWHILE', message: 'Somebody else changed this person.' };
    const answers = {
      ChangePerson: ({ input }: Record<string, unknown>) =>
        (input as { version: number }).version === 2
          ? payload('changePerson', { ...kim, fullName: 'Kim L.', version: 3 }, [])
          : payload('changePerson', theirs, [refusal]),
    };
    const { sent } = draw(<PersonForm person={kim} />, { answers, acts: ['CHANGE_PEOPLE'] });
    await userEvent.type(screen.getByLabelText('Full name'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const row = within(await screen.findByRole('table')).getByRole('row', { name: /^Roles/ });
    expect(row).toHaveTextContent('GamesSupport');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    const keys = sent.map(([, { input }]: [string, { input?: { requestId: string } }]) => input?.requestId);
    expect(new Set(keys).size).toBe(2);
  });

  test('a change whose answer was lost is sent again as the same request', async () => {
    const { sent } = draw(<PersonForm person={kim} />, {
      answers: { ChangePerson: () => new Error('away') },
      acts: ['CHANGE_PEOPLE'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/We couldn't save this/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/We couldn't save this/)).toBeVisible();
    const keys = sent.map(([, { input }]: [string, { input?: { requestId: string } }]) => input?.requestId);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
