import type { Language } from '../../core/messages/language.ts';
import { terminalLine } from '../../report/reading-order.ts';
import { settingsText } from '../config/applied.ts';
import type { AppliedConfiguration } from '../config/applied-configuration.ts';
import texts from '../messages/command-line.json' with { type: 'json' };

/** The part of a configuration that verdicts name, in a line. */
export function configurationLine(configuration: AppliedConfiguration, language: Language): string {
  const values = { path: configuration.file, settings: settingsText(configuration) };
  return terminalLine(texts.config.ofResult, language, values);
}
