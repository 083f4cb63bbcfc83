import type { Language } from '../../src/core/messages/language.ts';
import { openApiDocument } from '../../src/http/openapi.ts';
import { httpExampleOf } from './http-examples.ts';
import { blocks, code, fence, link, plain, table } from './markdown.ts';
import { said } from './page.ts';

/** The members of an OpenAPI operation that this page uses. */
interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
  }[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

/** The page of every operation over HTTP: a request and its answer, then what may be asked and answered. */
export function httpPage(language: Language): string {
  const { paths } = openApiDocument({}, language);
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Readonly<Record<string, Operation>>).flatMap(
      ([method, { summary, description = '', parameters = [], responses }]) => [
        `## ${code(`${method.toUpperCase()} ${path}`)}`,
        `**${plain(summary)}.** ${plain(description)}`,
        ...exampleOf(`${method.toUpperCase()} ${path}`, language),
        parameters.length === 0
          ? ''
          : table(
              [said('parameters', language), said('meaning', language)],
              parameters.map((each) => [code(each.name), plain(each.description ?? each.in)]),
            ),
        table(
          [said('status', language), said('answers', language)],
          Object.entries(responses).map(([status, each]) => [status, plain(each.description)]),
        ),
      ],
    ),
  );
  return blocks(
    `# ${said('httpTitle', language)}`,
    `${said('httpLead', language)} ${link('`openapi.json`', '/openapi.json')}{target="_blank"}`,
    `## ${said('tryIt', language)} {#try-it}`,
    said('tryItLead', language),
    fence('bash', 'pint-ae serve --allowed-origin null'),
    // Sends a request and shows its answer (docs/.vitepress/theme/try-server.ts).
    '<TryServer />',
    ...sections,
  );
}

/** A request to copy, and the answer that it gets. */
function exampleOf(operation: string, language: Language): string[] {
  const { request, answer, written } = httpExampleOf(operation, language);
  return [fence('bash', request), said('httpAnswer', language), fence(written, answer)];
}
