import { dirname, resolve } from 'node:path';
import { ignoredDefaultAdvice, validateOptionShape } from '../../api/option-shapes.ts';
import { defaultLimits } from '../../core/options/limits.ts';
import { optionsOf, textWithContent } from '../../core/options/option-kinds.ts';
import { type Look, lookShape } from '../../render/look.ts';
import { UsageError } from '../io.ts';
import { boundedBytes, tooLong } from './bounded.ts';
import { unreadable } from './unreadable.ts';

/** The `render` part of an options file; its logo may be a file next to the options file. */
export const renderLookKind = optionsOf<Look>({ ...lookShape, logo: textWithContent });

/** Returns how pages look, with the logo as a data URI. */
export async function lookWithLogo(look: Look, optionsFile: string): Promise<Look> {
  const { logo } = look;
  if (logo === undefined) return look;
  const source = logo.startsWith('data:') ? logo : await dataUriOf(resolve(dirname(optionsFile), logo));
  if (lookShape.logo.mistakes(source, 'logo').length > 0)
    throw new UsageError('logoNotPicture', { path: logo.slice(0, 100) });
  return { ...look, logo: source };
}

async function dataUriOf(path: string): Promise<string> {
  const bytes = await boundedBytes(path, defaultLimits.maxBytes).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (bytes.length > defaultLimits.maxBytes) throw tooLong(path, defaultLimits.maxBytes);
  const picture = Buffer.from(bytes);
  return `data:image/${formatOf(picture)};base64,${picture.toString('base64')}`;
}

function formatOf(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 1000);
  if (start.startsWith('\x89PNG')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  return start.includes('<svg') ? 'svg+xml' : 'unknown';
}

const { engine, language, release, ruleSets, specification, ...fileShape } = validateOptionShape;
const shape = { ...fileShape, render: renderLookKind, ignoreAdvice: ignoredDefaultAdvice };
export const fileOptions = optionsOf(shape);
export const fileOptionNames: readonly string[] = Object.keys(shape);
