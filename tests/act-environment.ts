import * as react from 'react';

interface Internals {
  /** What an act has still to do; null when there is none. */
  actQueue: unknown;
}
const internals = (react as unknown as Record<string, Internals>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!;
const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
const known = Symbol.for('larder.tests.act-environment');

// Testing Library and Storybook say by this global whether React may expect `act`, and set it aside while a test waits. An act
// may still be under way then, whose updates React would complain of: until it is over, the global holds. One for each window.
if (!(known in page)) {
  let isSet = page.IS_REACT_ACT_ENVIRONMENT;
  Object.defineProperty(page, 'IS_REACT_ACT_ENVIRONMENT', {
    get: () => isSet || internals.actQueue !== null,
    set(value: boolean | undefined) {
      isSet = value;
    },
  });
  Object.assign(page, { [known]: true });
}
