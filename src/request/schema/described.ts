import * as z from 'zod';
import {
  type DescribedSpecification,
  descriptionOf,
  type FieldText,
} from '../../core/messages/field-text.ts';
import type { Language } from '../../core/messages/language.ts';

/** Makes an object of the request: its rows, with the specification's description of each. */
export type ObjectOf = <Shape extends z.ZodRawShape>(
  name: string,
  rows: Shape,
  parameters?: Parameters<typeof z.object>[1],
) => ReturnType<typeof z.object<Shape>>;

/** A maker of objects whose rows have a specification's descriptions in a language. */
export function describedIn(specification: DescribedSpecification, language: Language): ObjectOf {
  return <Shape extends z.ZodRawShape>(
    name: string,
    rows: Shape,
    parameters?: Parameters<typeof z.object>[1],
  ) => {
    const text = specification.fields[name];
    const described = Object.entries(rows).map(([field, row]) => [
      field,
      describedRow(row as z.ZodType, text?.fields[field], specification, language),
    ]);
    const object = z.object(Object.fromEntries(described) as Shape, parameters);
    if (text === undefined) return object;
    return object.meta({ title: text.title[language], description: text.description[language] });
  };
}

function describedRow(
  row: z.ZodType,
  text: FieldText | undefined,
  { codeLists }: DescribedSpecification,
  language: Language,
): z.ZodType {
  if (text === undefined) return row;
  const description = descriptionOf(text, language);
  const examples =
    text.codeList === undefined ? text.examples : Object.keys(codeLists[text.codeList]?.codes ?? {});
  return row.meta(examples === undefined ? { description } : { description, examples: [...examples] });
}
