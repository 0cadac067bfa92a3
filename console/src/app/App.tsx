import { useState } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { LinkProvider } from '@larder/design-system/LinkProvider';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { useMessages } from '../messages/messages.tsx';
import { AuditLog } from '../screens/audit-log/AuditLog.tsx';
import { Home } from '../screens/home/Home.tsx';
import { People } from '../screens/people/People.tsx';
import { EditPerson } from '../screens/people/EditPerson.tsx';
import { NewPerson } from '../screens/people/NewPerson.tsx';
import { SignIn } from '../screens/sign-in/SignIn.tsx';
import { Failure, Loading, NotFound } from '../ui/states.tsx';
import { Guarded } from './Guarded.tsx';
import { createClient } from './client.ts';
import { paths } from '../routing/paths.ts';
import { RouterLink } from '../routing/RouterLink.tsx';
import { OperatorContext } from '../session/session.ts';
import { useSessionQuery } from '../session/Session.generated.ts';
import { Shell } from './shell/Shell.tsx';

/** The console: who is signed in sees its screens, everybody else signs in first. */
export function App() {
  const [visit, setVisit] = useState(0);
  // Nothing of who was here before is left for who comes next.
  return <Visit key={visit} onOver={() => setVisit(visit + 1)} />;
}

/** From when somebody comes until they sign in or out. */
function Visit({ onOver }: { onOver: () => void }) {
  const [hasEnded, setEnded] = useState(false);
  const [client] = useState(() => createClient(() => setEnded(true)));
  return (
    <ApolloProvider client={client}>
      <BrowserRouter basename="/admin">
        <LinkProvider component={RouterLink}>
          <Door hasEnded={hasEnded} onOver={onOver} />
        </LinkProvider>
      </BrowserRouter>
    </ApolloProvider>
  );
}

function Door({ hasEnded, onOver }: { hasEnded: boolean; onOver: () => void }) {
  const { data, loading, error, refetch } = useSessionQuery({ fetchPolicy: 'network-only' });
  const { title } = useMessages();
  const me = data?.me;
  if (!me && loading) return <Loading />;
  if (error && !me) return <Failure level={1} onAgain={() => void refetch()} />;
  if (!me || hasEnded)
    return (
      <>
        <title>{title}</title>
        <SignIn hasEnded={hasEnded} onSignedIn={onOver} />
      </>
    );
  return (
    <OperatorContext value={me}>
      <Shell onSignedOut={onOver}>
        <Routes>
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.auditLog} element={<Guarded asks="SEE_AUDIT_LOG" screen={<AuditLog />} />} />
          <Route path={paths.people} element={<Guarded asks="SEE_PEOPLE" screen={<People />} />} />
          <Route path={paths.newPerson} element={<Guarded asks="CHANGE_PEOPLE" screen={<NewPerson />} />} />
          <Route
            path={paths.person(':id').replace('%3A', ':')}
            element={<Guarded asks="SEE_PEOPLE" screen={<EditPerson />} />}
          />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Shell>
    </OperatorContext>
  );
}
