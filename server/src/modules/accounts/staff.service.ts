import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import type { Right } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { parseInput } from '../../platform/validation.ts';
import { rightsOfRole, roles } from '../rights.ts';
import { nameInput } from './accounts.input.ts';
import { UserEntity } from './user.entity.ts';

/** A colleague, as all staff see them. */
export interface StaffMemberMapper {
  id: number;
  /** What they call themselves, else what stands before the @ of their e-mail. */
  name: string;
  email: string;
}

/** SQL of what somebody is called, in a query that has the table `users`. */
export const staffName = `coalesce(users.display_name, split_part(users.email::text, '@', 1))`;

/** What who acts is called now; `System` where nobody does. */
export async function staffNameOf(manager: EntityManager, { user }: Actor): Promise<string> {
  if (!user) return 'System';
  const [by] = await manager.query(`SELECT ${staffName} AS name FROM users WHERE id = $1`, [user.id]);
  return by?.name ?? 'System';
}

/** SQL of a `StaffMember` in a query that has the table `users`. */
const columns = `users.id, ${staffName} AS name, users.email::text AS email`;

/** Who the colleagues are, by name. */
export class StaffService {
  readonly #db: DataSource;
  readonly #members: DataLoader<number, StaffMemberMapper | null>;

  constructor(db: DataSource) {
    this.#db = db;
    // Gathers what is asked for at the same moment; a name may change at any other.
    this.#members = new DataLoader((ids) => this.#find(ids), { cache: false });
  }

  /** Everybody who can sign in and has a right, if one is named, by name. */
  list(right?: Right | null): Promise<StaffMemberMapper[]> {
    return this.#db.query(
      `SELECT ${columns} FROM users WHERE role = ANY($1) ORDER BY lower(coalesce(users.display_name, email::text)), id`,
      [right ? roles.filter((role) => rightsOfRole[role].includes(right)) : roles],
    );
  }

  /** The colleague of this number, null when the account is gone; many at once cost one statement. */
  member(id: number | null): Promise<StaffMemberMapper | null> {
    return id === null ? Promise.resolve(null) : this.#members.load(id);
  }

  /** What the actor wants to be called; nothing: as their e-mail. */
  async rename(actor: Actor, given: unknown): Promise<UserEntity> {
    const { name } = parseInput(nameInput, given);
    return this.#save(actor, { name: name || null });
  }

  putFirstWeekAway(actor: Actor, firstWeekAway: boolean): Promise<UserEntity> {
    return this.#save(actor, { firstWeekAway });
  }

  async #save(actor: Actor, change: Partial<UserEntity>): Promise<UserEntity> {
    const where = { id: actor.user?.id ?? 0 };
    await this.#db.manager.update(UserEntity, where, change);
    return this.#db.manager.findOneByOrFail(UserEntity, where);
  }

  async #find(ids: readonly number[]): Promise<(StaffMemberMapper | null)[]> {
    const rows: StaffMemberMapper[] = await this.#db.query(
      `SELECT ${columns} FROM users WHERE id = ANY($1::int[])`,
      [ids],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
