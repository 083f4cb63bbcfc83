import { serveAsProcess } from '../../server/process.ts';
import { run } from '../run.ts';
import { prepareForManyFunctions } from '../v8-flags.ts';
import { type ServeSetup, serverOptions } from './setup.ts';

// One of the processes of `pint-ae serve`.
prepareForManyFunctions();
serveAsProcess((setup: ServeSetup) => serverOptions(setup, run));
