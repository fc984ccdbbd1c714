import type { ActivityEntity } from './activity.entity.ts';

/** An entry as staff see it. */
export interface ActivityMapper extends Omit<ActivityEntity, 'userId'> {
  /** Null: a visitor, the product itself, or somebody whose account is gone. */
  user: { email: string } | null;
}
