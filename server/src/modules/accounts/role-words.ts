// What the roles are called in mails and in the activity, and what who has one does.
import type { Role } from '../../generated/schema.ts';

interface RoleWords {
  /** As it stands behind "an". */
  name: string;
  /** As it stands behind "You will be able to". */
  duties: string;
}

const publish = 'publish what visitors see';
const answer = 'answer what they send';

export const roleWords: Readonly<Record<Role, RoleWords>> = {
  owner: { name: 'owner', duties: `${publish}, ${answer}, and decide who else may sign in` },
  editor: { name: 'editor', duties: `${publish} and ${answer}` },
  content: { name: 'editor of content', duties: publish },
  office: { name: 'office colleague', duties: 'answer what visitors send' },
  viewer: { name: 'observer', duties: 'read content and what visitors send, and change nothing' },
};
