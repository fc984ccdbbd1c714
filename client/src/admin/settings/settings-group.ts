import type { TypedDocumentNode } from '@apollo/client';
import { paths } from '../../paths.ts';
import type { Form } from '../screens/form/form.tsx';
import type { SettingsIndexQuery } from './settings-index.generated.ts';

export type Settings = SettingsIndexQuery['settings'];

/** A group of settings, as the list of all groups, the router and its own page say it. */
export interface SettingsGroup {
  /** Below /admin/settings. */
  path: string;
  title: string;
  /** What it holds, in plain words. */
  about: string;
  /** What people call it too. */
  also?: string;
  /** Where visitors meet it. */
  where: string;
  /** The published page that shows most of it; none for what is mailed. */
  page?: string;
  /** What is worth having, by its name; nothing behind a name means that it is still missing. */
  has?(settings: Settings): Record<string, unknown>;
}

/** Any state of a group that was saved; `version` is 0 before the first save. */
export interface SavedGroup {
  version: number;
}

/** What only the page of this group knows: its form, and what it asks the server. */
export interface GroupForm<Saved extends SavedGroup = SavedGroup, Input = unknown> {
  now: TypedDocumentNode<{ settings: { item: Saved } }, Record<string, never>>;
  update: TypedDocumentNode<{ saved: Saved }, { input: Input; version: number | null }>;
  form: Form<Saved, Input>;
}

export const settingsPath = 'settings';
export const settingsAddress = `${paths.admin}/${settingsPath}`;

/** What a group still lacks, in words. */
export const missingIn = ({ has }: SettingsGroup, settings: Settings): string[] =>
  Object.entries(has?.(settings) ?? {}).flatMap(([word, value]) => (value ? [] : [word]));
