import { data } from 'react-router-dom';

/** Answers 404 for every path that has no screen. */
export const notFoundLoader = (): never => {
  throw data(null, { status: 404 });
};
