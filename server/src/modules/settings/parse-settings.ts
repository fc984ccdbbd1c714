import { badInput, parseInput } from '../../platform/validation.ts';
import { inputFrom } from '../content/input-from.ts';
import { ownPath } from '../content/own-picture.ts';
import { settingsField } from './settings-fields.ts';
import type { Document, SettingsGroup } from './settings-group.ts';
import { mapTexts, withoutBlanks } from './settings-rules.ts';
import { unknownVariables } from './variables.ts';

/** Bytes of one document. */
const mostBytes = 200_000;

/** What is kept of `input`. Throws BAD_USER_INPUT with a sentence for each field at fault. */
export function parseSettings(group: SettingsGroup, input: unknown, publicUrl: string): Document {
  const { rules, title } = group;
  const parsed = parseInput(inputFrom(rules, settingsField), input);
  // Addresses of our own are kept as paths, so that they stay when the site gets another address.
  const document = mapTexts(withoutBlanks(parsed), rules, (text, { rule }) =>
    rule.format === 'picture' ? (ownPath(text, publicUrl) ?? text) : text,
  );
  if (Buffer.byteLength(JSON.stringify(document)) > mostBytes) {
    const message = `The settings "${title}" are longer than 200 kB: please shorten their texts.`;
    throw badInput([{ message, path: [] }]);
  }
  const faults = [
    ...(group.variables ? [] : unknownVariables(document, rules)),
    ...(group.faults?.(document) ?? []),
  ];
  if (faults.length > 0) throw badInput(faults);
  return document;
}
