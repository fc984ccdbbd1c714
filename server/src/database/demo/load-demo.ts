import type { DataSource } from 'typeorm';
import { hashPassword } from '../../modules/accounts/passwords.ts';
import { UserEntity } from '../../modules/accounts/user.entity.ts';
import { ProgramEntity } from '../../modules/programs/program.entity.ts';
import type { Logger } from '../../platform/log.ts';
import { newPassword } from '../../platform/new-password.ts';
import type { Services } from '../../services.ts';
import { demoPrograms } from './content/programs.ts';
import { type PictureName, pictures } from './pictures/pictures.ts';

export const ownerEmail = 'owner@lubugo.example';

/**
 * Fills an empty database with the demo agency: its owner and what it offers, all or nothing.
 * Returns the owner's new password, which is stored nowhere, or null when there was something already.
 */
export async function loadDemo(
  db: DataSource,
  { media }: Pick<Services, 'media'>,
  log: Logger,
): Promise<string | null> {
  const [{ empty }] = await db.query(
    'SELECT NOT EXISTS (SELECT FROM users) AND NOT EXISTS (SELECT FROM programs) AS empty',
  );
  if (!empty) return null;
  log.info('The demo agency is set up and its pictures are drawn, once.');

  // Pictures are named by their content, so those of a load that failed half-way are simply found again.
  const urls = new Map<PictureName, string>();
  for (const { picture } of demoPrograms) {
    urls.set(picture, (await media.ingestDrawing(pictures[picture].draw())).url);
  }

  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (manager) => {
    const createdAt = new Date();
    const owner = manager.create(UserEntity, { email: ownerEmail, passwordHash, role: 'owner', createdAt });
    await manager.insert(UserEntity, owner);
    for (const { picture, ...program } of demoPrograms) {
      const times = { createdAt, updatedAt: createdAt, updatedBy: owner.id };
      await manager.insert(ProgramEntity, {
        ...program,
        imageUrl: urls.get(picture),
        isActive: true,
        version: 1,
        ...times,
      });
    }
  });
  return password;
}
