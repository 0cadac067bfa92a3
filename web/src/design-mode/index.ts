export { fixtureVisit, serveFixtures } from './fixture-gateway.ts';
export { withBar } from './frontend.ts';
