import { request } from 'node:http';
import type { BrowserContext } from '@playwright/test';

interface DirectAsk {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface DirectAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks a banner's site without a browser; Node does not know names below localhost, so the name goes into the Host header. */
export function ask(
  address: string,
  { method = 'GET', headers = {}, body = '' }: DirectAsk = {},
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

/** The same with the cookies that a browser has for the site; it keeps what the answer sets. */
export async function askAs(
  context: BrowserContext,
  address: string,
  { headers = {}, ...asked }: DirectAsk = {},
): Promise<DirectAnswer> {
  const cookie = (await context.cookies(address)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await ask(address, { ...asked, headers: { ...headers, cookie } });
  await keepCookies(context, address, [answer.headers['set-cookie'] ?? []].flat());
  return answer;
}

/** Has a browser keep cookies for a site. @param lines as in the header `Set-Cookie` */
export async function keepCookies(context: BrowserContext, site: string, lines: readonly string[]): Promise<void> {
  const cookies = lines.map((line) => {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    const [, seconds] = /; *max-age=(\d+)/i.exec(line) ?? [];
    return {
      name,
      value: value.join('='),
      url: new URL('/', site).href,
      httpOnly: /; *httponly/i.test(line),
      sameSite: 'Lax' as const,
      ...(seconds ? { expires: Math.floor(Date.now() / 1000) + Number(seconds) } : {}),
    };
  });
  await context.addCookies(cookies);
}
