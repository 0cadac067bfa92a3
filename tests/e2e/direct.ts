import { request } from 'node:http';

export interface DirectAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks a banner's site without a browser; Node does not know names below localhost, so the name goes into the Host header. */
export function ask(
  address: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<DirectAnswer> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: pathname + search, method, headers: { ...headers, host } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
      },
    );
    asked.on('error', reject).end(body);
  });
}
