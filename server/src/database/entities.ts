import { RefreshTokenEntity } from '../modules/accounts/refresh-token.entity.ts';
import { SessionEntity } from '../modules/accounts/session.entity.ts';
import { UserEntity } from '../modules/accounts/user.entity.ts';
import { ActivityEntity } from '../modules/activity/activity.entity.ts';
import { AlumnusEntity } from '../modules/alumni/alumnus.entity.ts';
import { CoachEntity } from '../modules/coaches/coach.entity.ts';
import { FacilityEntity } from '../modules/facilities/facility.entity.ts';
import { GalleryItemEntity } from '../modules/gallery/gallery-item.entity.ts';
import { MediaEntity } from '../modules/media/media.entity.ts';
import { PostEntity } from '../modules/posts/post.entity.ts';
import { ProgramEntity } from '../modules/programs/program.entity.ts';

/** Every entity TypeORM has to know; one that is missing here fails at its first use. */
export const entities = [
  ActivityEntity,
  MediaEntity,
  ProgramEntity,
  PostEntity,
  GalleryItemEntity,
  FacilityEntity,
  CoachEntity,
  AlumnusEntity,
  RefreshTokenEntity,
  SessionEntity,
  UserEntity,
];
