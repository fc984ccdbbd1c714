import type { EntityManager } from 'typeorm';
import { AppError } from '../../platform/errors.ts';
import { UserEntity } from '../accounts/user.entity.ts';
import type { ContentEntity } from './content.entity.ts';

/** The refusal of a save because a colleague saved first: who, when (Kampala time) and what to do now. */
export async function conflictWith(
  manager: EntityManager,
  row: ContentEntity,
  noun: string,
): Promise<AppError> {
  const { updatedBy, updatedAt, version } = row;
  const user = updatedBy === null ? null : await manager.findOneBy(UserEntity, { id: updatedBy });
  const changedBy = user?.email ?? null;
  return new AppError(
    'CONFLICT',
    `${changedBy ?? 'Somebody'} saved this ${noun} at ${momentInKampala(updatedAt)} while you were editing. ` +
      'Reload to see it, or save again to overwrite.',
    [],
    { changedBy, changedAt: updatedAt.toISOString(), version },
  );
}

/** `14:05 on 21 Nov 2026` */
export function momentInKampala(moment: Date): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString('en-GB', { timeZone: 'Africa/Kampala', ...options });
  const time = format({ hour: '2-digit', minute: '2-digit' });
  return `${time} on ${format({ day: 'numeric', month: 'short', year: 'numeric' })}`;
}
