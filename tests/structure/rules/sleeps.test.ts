import { expect, it } from 'vitest';
import { findings, lintConfig } from '../planted-house.ts';

const sleeping = {
  'a promise of a timer': 'await new Promise((resolve) => setTimeout(resolve, 20));',
  'a timer of no time': 'await new Promise((turn) => setTimeout(turn));',
  'a timer in a block': 'await new Promise((over) => {\n  setTimeout(over, 20);\n});',
  'a timer of the window': 'await new Promise<void>((done) => window.setTimeout(done, 20));',
  'a function': 'await new Promise(function (resolve) {\n  setTimeout(resolve, 20);\n});',
  "Node's timer": "import { setTimeout as sleep } from 'node:timers/promises';\nawait sleep(20);",
};
const awake = {
  'what comes later': 'const answer = new Promise((resolve) => setTimeout(() => resolve(7), 35_000));\nvoid answer;',
  'a timer alone': 'setTimeout(close, 20);\nfunction close() {}',
  'the next turn': "import { setImmediate } from 'node:timers/promises';\nawait setImmediate();",
};
const fileOf = (name: string) => `web/src/${name.replaceAll(/\W+/g, '-')}.test.ts`;
const places = {
  'services/src/testing/planted.ts': true,
  'design-system/src/A.test.tsx': true,
  'services/src/testing/until.ts': false,
  'tests/e2e/a.e2e.ts': false,
  'web/src/a.ts': false,
};

const { rules } = lintConfig();
const said = findings(
  'no-sleeping-tests',
  rules['larder/no-sleeping-tests'],
  new Map([
    ...Object.entries({ ...sleeping, ...awake }).map(
      ([name, code]) => [fileOf(name), `${code}\nexport {};\n`] as const,
    ),
    ...Object.keys(places).map((place) => [place, `${sleeping['a timer of no time']}\nexport {};\n`] as const),
  ]),
);

it.each(Object.keys(sleeping))('a test may not sleep by %s', (name) => {
  expect(said.get(fileOf(name))).toEqual([expect.stringContaining('A test that sleeps proves nothing')]);
});

it.each(Object.keys(awake))('a test may have %s', (name) => {
  expect(said.get(fileOf(name))).toBeUndefined();
});

it.each(Object.entries(places))('whether %s is held to it: %s', (place, isHeld) => {
  expect(said.has(place)).toBe(isHeld);
});
