import { pathMeant } from 'pint-ae/internal/server';
import type { ProblemTexts } from '../problems/request-problem.ts';
import { libraryPaths } from './library-routes.ts';
import { operations } from './operations.ts';

const all = [...libraryPaths, ...operations].map(({ method, path }) => ({
  method: method.toUpperCase(),
  path,
}));

/** The path of the operation that a request to a wrong path probably means, such as `/v1/validate`. */
function meantBy({ method, url }: Pick<Request, 'method' | 'url'>): string | undefined {
  const paths = all.filter((each) => each.method === method).map(({ path }) => path);
  return pathMeant(new URL(url).pathname, paths);
}

/** Returns the problem for a missing endpoint, with the endpoint that was probably meant. */
export function noEndpoint(request: Request): ProblemTexts {
  const path = meantBy(request);
  return {
    detail: path === undefined ? { text: 'noSuchEndpoint' } : { text: 'endpointMeant', values: { path } },
  };
}

/**
 * Returns the problem for a wrong method. It lists the methods of the path and, if the last word of the request is an
 * endpoint of that method, its path.
 */
export function otherMethod(request: Request, allowed: string): ProblemTexts['detail'] {
  const path = meantBy(request);
  const last = new URL(request.url).pathname.split('/').at(-1);
  return path?.endsWith(`/${last}`) === true
    ? { text: 'otherMethodOrPath', values: { allowed, path } }
    : { text: 'otherMethod', values: { allowed } };
}
