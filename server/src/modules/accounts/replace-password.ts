import type { EntityManager } from 'typeorm';
import { hashPassword } from './passwords.ts';
import { UserEntity } from './user.entity.ts';

/** Gives an account a new password and ends its sessions (all but `keepSession`) and every way to reset it. */
export async function replacePassword(
  manager: EntityManager,
  userId: number,
  password: string,
  keepSession: string | null = null,
): Promise<void> {
  await manager.update(UserEntity, userId, { passwordHash: await hashPassword(password) });
  await manager.query('DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2', [
    userId,
    keepSession,
  ]);
  await manager.query('DELETE FROM password_resets WHERE user_id = $1', [userId]);
}
