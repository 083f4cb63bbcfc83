import { pathMeant } from 'pint-ae/internal/server';
import type { ProblemTexts } from '../problems/request-problem.ts';
import { libraryPaths } from './library-routes.ts';
import { operations } from './operations.ts';

const all = [...libraryPaths, ...operations].map(({ method, path }) => ({
  method: method.toUpperCase(),
  path,
}));

/** The path of an operation that a request to a wrong one probably means, such as `/v1/validate`. */
function meantBy({ method, url }: Pick<Request, 'method' | 'url'>): string | undefined {
  const paths = all.filter((each) => each.method === method).map(({ path }) => path);
  return pathMeant(new URL(url).pathname, paths);
}

/** Says that there is no such endpoint, and which one was probably meant. */
export function noEndpoint(request: Request): ProblemTexts {
  const path = meantBy(request);
  return {
    detail: path === undefined ? { text: 'noSuchEndpoint' } : { text: 'endpointMeant', values: { path } },
  };
}

/** Says which methods a path has, and which path was meant if the last word of the request is one of that method. */
export function otherMethod(request: Request, allowed: string): ProblemTexts['detail'] {
  const path = meantBy(request);
  const last = new URL(request.url).pathname.split('/').at(-1);
  return path?.endsWith(`/${last}`) === true
    ? { text: 'otherMethodOrPath', values: { allowed, path } }
    : { text: 'otherMethod', values: { allowed } };
}
