import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { olderOfferPaths, toOffer } from './older-offer-paths.ts';

/** Where a path leads, or the status of the page that says no. */
function open(path: string): string | number {
  const request = new Request(`https://safeway.example${path}`);
  const [match] = matchRoutes(
    olderOfferPaths.map((each) => ({ path: each })),
    new URL(request.url).pathname,
  )!;
  try {
    const answer = toOffer({ request, params: match!.params });
    expect(answer.status).toBe(301);
    return answer.headers.get('location') ?? '';
  } catch (error) {
    return (error as { init: { status: number } }).init.status;
  }
}

test.each([
  ['S-15', '/shop/offer-details/butter-1/CC', '/loyalty/offer-details/butter-1/CC'],
  ['S-15', '/foru/offer-details/butter-1/PD?from=mail', '/loyalty/offer-details/butter-1/PD?from=mail'],
  ['S-16', '/foru/offer-details.butter-1.1785888000000.CC.html', '/loyalty/offer-details/butter-1/CC'],
  ['S-16', '/foru/offer-details.butter-1.1785888000000.PD.html?x=1', '/loyalty/offer-details/butter-1/PD?x=1'],
  ['S-15', '/shop/offer-details/..%2F..%2Fevil/CC', '/loyalty/offer-details/..%2F..%2Fevil/CC'],
])('%s %s moves to %s', (_, path, target) => {
  expect(open(path)).toBe(target);
});

test.each([
  '/foru/offer-details.butter.html',
  '/foru/offer-details.a.b.CC.html',
  '/foru/offer-details.%2F%2Fevil.1.CC.html',
  '/foru/other.html',
])('S-16 %s is no page', (path) => {
  expect(open(path)).toBe(404);
});
