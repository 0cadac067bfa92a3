interface Answer<T> {
  data?: T | null;
  errors?: { message: string }[];
}

/** Asks the gateway. @throws Error with the first error's text when there is no data */
export async function ask<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Answer<T>;
  if (!data) throw new Error(errors?.[0]?.message ?? `The gateway answered ${response.status}.`);
  return data;
}
