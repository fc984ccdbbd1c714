import type { EntityManager } from 'typeorm';
import type { Role } from '../../generated/schema.ts';
import { parseId } from '../../platform/ids.ts';
import { badField } from '../../platform/validation.ts';
import { staffName } from '../accounts/staff.service.ts';
import { rightsOfRole } from '../rights.ts';

/** Somebody who is to do something. */
interface Assignee {
  id: number;
  name: string;
}

const path = ['assigneeId'];

/** Who is meant; null for nobody. They stay until the transaction ends. Throws BAD_USER_INPUT for who cannot do it. */
export async function assigneeOf(
  manager: EntityManager,
  id: string | number | null | undefined,
): Promise<Assignee | null> {
  if (id == null) return null;
  const [person]: (Assignee & { role: Role })[] = await manager.query(
    `SELECT id, ${staffName} AS name, role FROM users WHERE id = $1 FOR KEY SHARE`,
    [parseId(id)],
  );
  if (!person) throw badField(path, 'This account is gone. Reload, and choose somebody who can sign in.');
  if (!rightsOfRole[person.role].includes('writeOffice'))
    throw badField(path, `${person.name} may not work on what visitors sent: choose somebody else.`);
  return { id: person.id, name: person.name };
}
