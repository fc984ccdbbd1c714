import type { DataSource, EntityManager } from 'typeorm';
import type { DemoPackage, DemoRecord } from '../demo-package.ts';
import { contentTypes } from '../features.ts';
import { createPasswordHash } from '../modules/accounts/passwords.ts';
import { UserEntity } from '../modules/accounts/user.entity.ts';
import { type ContentType, defaultsOf } from '../modules/content/content-type.ts';
import type { Logger } from '../platform/log.ts';
import { newPassword } from '../platform/new-password.ts';
import { parseInput } from '../platform/validation.ts';
import type { Services } from '../services.ts';

type Picture = { url: string; alt: string };

/**
 * Fills an empty database with the demo agency: its owner and what it offers, all or nothing.
 * Returns the owner's new password, which is stored nowhere, or null when there was something already.
 */
export async function fillDemo(
  demo: DemoPackage,
  db: DataSource,
  { media }: Pick<Services, 'media'>,
  log: Logger,
): Promise<string | null> {
  const [{ empty }] = await db.query(
    'SELECT NOT EXISTS (SELECT FROM users) AND NOT EXISTS (SELECT FROM programs) AS empty',
  );
  if (!empty) return null;
  log.info('The demo agency is set up.');
  const pictures = await keepPictures(demo, media);
  const password = newPassword();
  const passwordHash = await createPasswordHash().of(password);
  await db.transaction(async (manager) => {
    const owner = { email: demo.ownerEmail, passwordHash, role: 'owner', createdAt: new Date() } as const;
    const { identifiers } = await manager.insert(UserEntity, owner);
    for (const type of contentTypes)
      await insert(manager, type, demo.content[type.many] ?? [], pictures, identifiers[0]?.id);
  });
  return password;
}

/** The address of each picture that the content shows. Named by their bytes, those of a load that failed half-way are simply found again. */
async function keepPictures(demo: DemoPackage, media: Services['media']): Promise<Map<string, Picture>> {
  const names = new Set(
    Object.values(demo.content).flatMap((records) => records.map(({ picture }) => picture)),
  );
  const kept = new Map<string, Picture>();
  // One after the other: the files of all at once would stay in this process's memory for its life.
  for (const name of names) {
    const { bytes, alt } = await demo.picture(name);
    kept.set(name, { url: (await media.ingest(bytes)).url, alt });
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
    const { url, alt } = pictures.get(picture) ?? {};
    const input = { ...record, [type.picture ?? 'imageUrl']: url, imageAlt: alt };
    const day = createdAt ? new Date(createdAt) : now;
    const values = { ...defaultsOf(type), ...parseInput(type.input, input) };
    return { ...values, version: 1, createdAt: day, updatedAt: day, updatedBy };
  });
  await manager.insert(type.entity, rows);
}
