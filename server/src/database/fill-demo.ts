import type { DataSource, EntityManager } from 'typeorm';
import type { DemoPackage, DemoRecord } from '../demo-package.ts';
import { contentTypes } from '../features.ts';
import { createPasswordHash } from '../modules/accounts/passwords.ts';
import { UserEntity } from '../modules/accounts/user.entity.ts';
import { type ContentType, defaultsOf } from '../modules/content/content-type.ts';
import { SettingsEntity } from '../modules/settings/settings.entity.ts';
import { settingsGroups } from '../modules/settings/settings-groups.ts';
import type { Logger } from '../platform/log.ts';
import { newPassword } from '../platform/new-password.ts';
import { parseInput } from '../platform/validation.ts';
import type { Services } from '../services.ts';

type Picture = { url: string; alt: string };

/**
 * Fills an empty database with the demo agency: its owner, what it offers and what it says of itself, all or nothing. One that was
 * filled before there were settings gets those alone.
 * Returns the owner's new password, which is stored nowhere, or null when there was something already.
 */
export async function fillDemo(
  demo: DemoPackage,
  db: DataSource,
  services: Pick<Services, 'media' | 'settings'>,
  log: Logger,
): Promise<string | null> {
  const [{ empty, speechless }] = await db.query(
    `SELECT NOT EXISTS (SELECT FROM users) AND NOT EXISTS (SELECT FROM programs) AS empty,
       NOT EXISTS (SELECT FROM settings) AS speechless`,
  );
  if (!empty && !speechless) return null;
  const namedBySettings = picturesIn(demo.settings);
  const insertTheSettings = (manager: EntityManager, owner: number | null, pictures: Map<string, Picture>) =>
    insertSettings(manager, demo.settings, services, (name) => pictures.get(name)?.url, owner);
  if (!empty) {
    const pictures = await keepPictures(demo, services.media, namedBySettings);
    await db.transaction((manager) => insertTheSettings(manager, null, pictures));
    return null;
  }
  log.info('The demo agency is set up.');
  const content = await Promise.all(
    contentTypes.map(async (type) => ({ type, records: await demo.records(type.many) })),
  );
  const namedByContent = content.flatMap(({ records }) => records.flatMap(({ picture = [] }) => picture));
  const pictures = await keepPictures(demo, services.media, [...namedByContent, ...namedBySettings]);
  const password = newPassword();
  const passwordHash = await createPasswordHash().of(password);
  await db.transaction(async (manager) => {
    const owner = { email: demo.ownerEmail, passwordHash, role: 'owner', createdAt: new Date() } as const;
    const { identifiers } = await manager.insert(UserEntity, owner);
    for (const { type, records } of content)
      await insert(manager, type, records, pictures, identifiers[0]?.id);
    if (speechless) await insertTheSettings(manager, identifiers[0]?.id, pictures);
  });
  return password;
}

/** The address of each picture of these names. Named by their bytes, those of a load that failed half-way are simply found again. */
async function keepPictures(
  demo: DemoPackage,
  media: Services['media'],
  names: string[],
): Promise<Map<string, Picture>> {
  const kept = new Map<string, Picture>();
  // One after the other: the files of all at once would stay in this process's memory for its life.
  for (const name of new Set(names)) {
    const { bytes, alt } = await demo.picture(name);
    const { url } = await media.ingest(bytes, { name: `${name}.jpg`, alt, isFinished: true });
    kept.set(name, { url, alt });
  }
  return kept;
}

/** As staff would make them, checks included, but on the day they say and without a trace in the activity. */
async function insert(
  manager: EntityManager,
  type: ContentType,
  records: readonly DemoRecord<string>[],
  pictures: Map<string, Picture>,
  updatedBy: number,
): Promise<void> {
  const now = new Date();
  const rows = records.map(({ picture, createdAt, ...record }) => {
    const { url, alt } = (picture && pictures.get(picture)) || {};
    const input = { ...record, [type.picture ?? 'imageUrl']: url, imageAlt: alt };
    const day = createdAt ? new Date(createdAt) : now;
    const values = { ...defaultsOf(type), ...parseInput(type.input, input) };
    return { ...values, version: 1, createdAt: day, updatedAt: day, updatedBy };
  });
  await manager.insert(type.entity, rows);
}

/** What stands before the name of a picture in place of its address. */
const mark = 'picture:';

/** The pictures that settings name. */
const picturesIn = (settings: object): string[] =>
  [...JSON.stringify(settings).matchAll(/"picture:([\w-]+)"/g)].map(([, name]) => name ?? '');

/** Writes the settings of the demo agency as staff would, checks included. */
async function insertSettings(
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
