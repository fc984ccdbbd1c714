import type { DataSource, EntityManager } from 'typeorm';
import { createPasswordHash } from '../../modules/accounts/passwords.ts';
import { UserEntity } from '../../modules/accounts/user.entity.ts';
import { AlumnusEntity } from '../../modules/alumni/alumnus.entity.ts';
import { CoachEntity } from '../../modules/coaches/coach.entity.ts';
import { FacilityEntity } from '../../modules/facilities/facility.entity.ts';
import { GalleryItemEntity } from '../../modules/gallery/gallery-item.entity.ts';
import { PostEntity } from '../../modules/posts/post.entity.ts';
import { htmlRules, readableText, sanitisePost } from '../../modules/posts/post-html.ts';
import { ProgramEntity } from '../../modules/programs/program.entity.ts';
import type { Logger } from '../../platform/log.ts';
import { newPassword } from '../../platform/new-password.ts';
import type { Services } from '../../services.ts';
import { demoAlumni } from './content/alumni.ts';
import { demoCoaches } from './content/coaches.ts';
import { demoFacilities } from './content/facilities.ts';
import { demoGallery } from './content/gallery.ts';
import { demoPosts } from './content/posts.ts';
import { demoPrograms } from './content/programs.ts';
import { type PictureName, pictures } from './pictures/pictures.ts';

export const ownerEmail = 'owner@lubugo.example';

const content = [demoPrograms, demoCoaches, demoFacilities, demoPosts, demoGallery, demoAlumni];

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
  const urls = await drawPictures(media);
  const password = newPassword();
  const passwordHash = await createPasswordHash().of(password);
  await db.transaction(async (manager) => {
    const createdAt = new Date();
    const owner = manager.create(UserEntity, { email: ownerEmail, passwordHash, role: 'owner', createdAt });
    await manager.insert(UserEntity, owner);
    await insertContent(manager, owner.id, (picture) => urls.get(picture) ?? '');
  });
  return password;
}

/** The address of each picture the content shows. Named by their content, those of a load that failed half-way are simply found again. */
async function drawPictures(media: Services['media']): Promise<Map<PictureName, string>> {
  const names = new Set(content.flatMap((records) => records.map(({ picture }) => picture)));
  const drawn = await Promise.all(
    [...names].map(async (name) => [name, (await media.ingestDrawing(pictures[name].draw())).url] as const),
  );
  return new Map(drawn);
}

async function insertContent(
  manager: EntityManager,
  updatedBy: number,
  urlOf: (picture: PictureName) => string,
): Promise<void> {
  const now = new Date();
  const kept = { version: 1, createdAt: now, updatedAt: now, updatedBy };
  const withUrl = <T extends { picture: PictureName }>({ picture, ...record }: T) => ({
    ...kept,
    ...record,
    imageUrl: urlOf(picture),
    imageAlt: pictures[picture].alt,
  });
  await manager.insert(
    ProgramEntity,
    demoPrograms.map(withUrl).map((program) => ({ ...program, isActive: true })),
  );
  await manager.insert(CoachEntity, demoCoaches.map(withUrl));
  await manager.insert(FacilityEntity, demoFacilities.map(withUrl));
  await manager.insert(
    PostEntity,
    demoPosts.map(withUrl).map((post) => {
      const createdAt = new Date(post.createdAt);
      const content = sanitisePost(post.content);
      const text = readableText(content);
      return { ...post, content, contentRules: htmlRules, text, createdAt, updatedAt: createdAt };
    }),
  );
  await manager.insert(GalleryItemEntity, demoGallery.map(withUrl));
  await manager.insert(
    AlumnusEntity,
    demoAlumni.map(withUrl).map(({ imageUrl, ...alumnus }) => ({ ...alumnus, image: imageUrl })),
  );
}
