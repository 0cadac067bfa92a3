import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** A page that fails; the shell stays. */
export function PageError() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? error.status : 500}</h1>;
}

/** The last resort: the frame itself failed. */
export function FrameError() {
  return (
    <main>
      <PageError />
    </main>
  );
}
