/**
 * The operations of pint-ae on Node's own http server.
 * `server.listen(8080)` starts it.
 */
import { createServer } from 'node:http';
import { createHandler } from 'pint-ae/http';
import { toNodeListener } from 'pint-ae/http/node';

export const server = createServer(toNodeListener(createHandler()));
