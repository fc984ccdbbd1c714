import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { ActivityEntity } from './activity.entity.ts';

export interface Happening {
  type: 'create' | 'update' | 'delete' | 'login' | 'login_failed' | 'logout' | 'signup' | 'session_ended';
  /** As shown to staff, such as `Created program "Gorilla Trek in Bwindi"`. */
  description: string;
  entityType: string;
  entityId?: number;
}

const longestDescription = 500;
const longestUserAgent = 500;

/** Writes what staff did. */
export class ActivityService {
  /** Records within the transaction of `manager`, so that a change and its record stand or fall together. */
  async record(manager: EntityManager, actor: Actor, happening: Happening): Promise<void> {
    await manager.insert(ActivityEntity, {
      ...happening,
      description: happening.description.slice(0, longestDescription),
      entityId: happening.entityId ?? null,
      userId: actor.user?.id ?? null,
      ip: actor.ip,
      userAgent: actor.userAgent.slice(0, longestUserAgent),
      createdAt: new Date(),
    });
  }
}
