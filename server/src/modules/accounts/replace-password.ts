import type { EntityManager } from 'typeorm';
import { endSessionsOf } from './sessions/session-store.ts';
import { UserEntity } from './user.entity.ts';

/** Gives an account a new password and ends its sessions (all but `keepSession`) and every way to reset it. */
export async function replacePassword(
  manager: EntityManager,
  userId: number,
  passwordHash: string,
  keepSession: string | null = null,
): Promise<void> {
  await manager.update(UserEntity, userId, { passwordHash });
  await endSessionsOf(manager, userId, keepSession);
  await manager.query('DELETE FROM password_resets WHERE user_id = $1', [userId]);
}
