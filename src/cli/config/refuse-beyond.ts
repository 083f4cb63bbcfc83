import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findingLimitShape } from '../../core/findings/finding-limits.ts';
import { UsageError } from '../io.ts';
import { isBelow } from '../output/file-identity.ts';
import { configurable, configurableOptions } from './configurable.ts';
import type { Config, FlagValues } from './read-config.ts';

/** Throws a UsageError for settings that a configuration must not make if it was found and not named. */
export function refuseBeyond(config: Config, path: string, shownPath: string): void {
  const given = [
    ...namedFlags('flags', config.flags),
    ...Object.entries(config.commands ?? {}).flatMap(([command, flags]) =>
      namedFlags(`commands.${command}`, flags),
    ),
  ];
  const refused = [
    ...given.filter(({ flag }) => !Object.hasOwn(configurable, flag)).map(({ name }) => name),
    ...Object.keys(config.options ?? {})
      .filter((option) => !configurableOptions.includes(option))
      .map((option) => `options.${option}`),
    ...Object.keys(Object(Reflect.get(config.options ?? {}, 'limits')))
      .filter((limit) => !Object.hasOwn(findingLimitShape, limit))
      .map((limit) => `options.limits.${limit}`),
  ];
  if (refused.length > 0) throw new UsageError('foundConfigMayNot', { path: shownPath, names: refused });
  const files = given.flatMap(({ flag, name, values }) =>
    configurable[flag]?.takes === 'file-of-its-folder' ? values.map((value) => ({ name, value })) : [],
  );
  const outside = [...files, ...logoOf(config)].find(({ value }) => !isInFolderOf(path, value));
  if (outside !== undefined) throw new UsageError('foundConfigOutside', { path: shownPath, ...outside });
}

function namedFlags(place: string, flags: FlagValues = {}) {
  return Object.entries(flags).map(([flag, value]) => ({
    flag,
    name: `${place}.${flag}`,
    values: [value ?? []].flat().map(String),
  }));
}

function logoOf({ options = {} }: Config): readonly { readonly name: string; readonly value: string }[] {
  const render: unknown = Reflect.get(options, 'render');
  const logo: unknown =
    typeof render === 'object' && render !== null ? Reflect.get(render, 'logo') : undefined;
  return typeof logo === 'string' && !logo.startsWith('data:')
    ? [{ name: 'options.render.logo', value: logo }]
    : [];
}

/** Tells whether a value names no file, or a file inside the configuration's folder after following links. */
function isInFolderOf(path: string, value: string): boolean {
  const folder = realpathSync(dirname(path));
  // A value without a file there is tried relative to the working folder.
  return [resolve(folder, value), resolve(value)].every((file, index) => {
    if (!existsSync(file)) return index > 0 || isBelow(folder, file);
    return isBelow(folder, realpathSync(file));
  });
}
