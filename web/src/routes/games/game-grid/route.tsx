export function Component() {
  return (
    <>
      <title>Play & Earn</title>
      <h1>Play & Earn</h1>
    </>
  );
}
