import { documentRequestJsonSchema } from '../../http/schema/document-request.ts';
import { type ExitCode, exitCodes, type Io } from '../io.ts';
import { editorSchema } from '../output/editor-schema.ts';
import { writeOutput } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae schema`: the JSON Schema of the document request. */
export async function schemaCommand(
  { language, out, for: reader }: Arguments<'schema'>,
  io: Io,
): Promise<ExitCode> {
  const strict = documentRequestJsonSchema(undefined, language);
  const schema = reader === 'editor' ? editorSchema(strict, language) : strict;
  await writeOutput(out, `${JSON.stringify(schema, null, 2)}\n`, io);
  return exitCodes.valid;
}
