export function Component() {
  return (
    <main>
      <title>Sign in</title>
      <h1>Sign in</h1>
    </main>
  );
}
