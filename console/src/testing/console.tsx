import type { ReactNode } from 'react';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { LinkProvider } from '@larder/design-system/LinkProvider';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Act } from '../graphql/schema-types.ts';
import { MessagesProvider } from '../messages/messages.tsx';
import { RouterLink } from '../routing/RouterLink.tsx';
import { OperatorContext, type Operator } from '../session/session.ts';

/** What the gateway answers to an operation, by its name; an error where it can't. */
export type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => Record<string, unknown> | Error>>;

interface Given {
  answers?: Answers;
  acts?: Act[];
  path?: string;
}

/** Somebody who is signed in. */
export const someOperator = (acts: Act[]): Operator => ({
  __typename: 'Operator',
  id: 'p1',
  name: 'ana',
  fullName: 'Ana Romero',
  email: 'ana@larder.example',
  roles: ['OWNER'],
  storeId: null,
  acts,
});

/** Draws a screen over a gateway that answers what it is given. @returns the operations that were sent, by name */
export function draw(screen: ReactNode, { answers = {}, acts = [], path = '/' }: Given): { sent: [string, object][] } {
  const sent: [string, object][] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        sent.push([operationName, variables]);
        const data = answers[operationName]?.(variables) ?? new Error(`${operationName} was not expected`);
        if (data instanceof Error) return observer.error(data);
        observer.next({ data });
        return observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  render(
    <MessagesProvider>
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <LinkProvider component={RouterLink}>
            <OperatorContext value={someOperator(acts)}>{screen}</OperatorContext>
          </LinkProvider>
        </MemoryRouter>
      </ApolloProvider>
    </MessagesProvider>,
  );
  return { sent };
}
