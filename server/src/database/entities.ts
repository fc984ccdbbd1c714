import { InvitationEntity } from '../modules/accounts/invitation.entity.ts';
import { PasswordResetEntity } from '../modules/accounts/password-reset.entity.ts';
import { RefreshTokenEntity } from '../modules/accounts/refresh-token.entity.ts';
import { SessionEntity } from '../modules/accounts/session.entity.ts';
import { UserEntity } from '../modules/accounts/user.entity.ts';
import { ActivityEntity } from '../modules/activity/activity.entity.ts';
import { AlumnusEntity } from '../modules/alumni/alumnus.entity.ts';
import { CoachEntity } from '../modules/coaches/coach.entity.ts';
import { ContactSubmissionEntity } from '../modules/contact/contact-submission.entity.ts';
import { DonationEntity } from '../modules/donations/donation.entity.ts';
import { FacilityEntity } from '../modules/facilities/facility.entity.ts';
import { GalleryItemEntity } from '../modules/gallery/gallery-item.entity.ts';
import { MediaEntity } from '../modules/media/media.entity.ts';
import { SubscriberEntity } from '../modules/newsletter/subscriber.entity.ts';
import { PostEntity } from '../modules/posts/post.entity.ts';
import { ProgramEntity } from '../modules/programs/program.entity.ts';
import { RegistrationEntity } from '../modules/registrations/registration.entity.ts';

/** Every entity TypeORM has to know; one that is missing here fails at its first use. */
export const entities = [
  ActivityEntity,
  DonationEntity,
  MediaEntity,
  ProgramEntity,
  PostEntity,
  GalleryItemEntity,
  FacilityEntity,
  CoachEntity,
  AlumnusEntity,
  InvitationEntity,
  PasswordResetEntity,
  RegistrationEntity,
  ContactSubmissionEntity,
  SubscriberEntity,
  RefreshTokenEntity,
  SessionEntity,
  UserEntity,
];
