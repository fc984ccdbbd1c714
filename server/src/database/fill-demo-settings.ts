import type { EntityManager } from 'typeorm';
import { SettingsEntity } from '../modules/settings/settings.entity.ts';
import { settingsGroups } from '../modules/settings/settings-groups.ts';
import type { Services } from '../services.ts';

/** What stands before the name of a picture in place of its address. */
const mark = 'picture:';

/** The pictures that settings name. */
export const picturesIn = (settings: object): string[] =>
  [...JSON.stringify(settings).matchAll(/"picture:([\w-]+)"/g)].map(([, name]) => name ?? '');

/** Writes the settings of the demo agency as staff would, checks included. */
export async function insertSettings(
  manager: EntityManager,
  demo: Record<string, object>,
  { settings }: Pick<Services, 'settings'>,
  addressOf: (picture: string) => string | undefined,
  updatedBy: number | null,
): Promise<void> {
  const withAddress = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? addressOf(value.slice(mark.length)) : value;
  const saved = { version: 1, updatedAt: new Date(), updatedBy };
  const rows = settingsGroups.flatMap((group) => {
    const input = demo[group.name];
    if (!input) return [];
    const document = settings.parse(group, JSON.parse(JSON.stringify(input, withAddress)));
    return [{ name: group.name, document, ...saved }];
  });
  await manager.insert(SettingsEntity, rows);
}
