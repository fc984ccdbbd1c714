import type { Historied } from '../screens/staff-screen.ts';
import { settingsAddress } from './settings-group.ts';
import { settingsGroups } from './settings-groups.ts';

/** The history of the group of that name. */
export async function settingsHistory(key: string): Promise<Historied | null> {
  const group = settingsGroups.find(({ path }) => path === key);
  const own = (await import('./groups/group-forms.ts')).groupForms[key];
  if (!group || !own) return null;
  const { form, now } = own;
  return {
    kind: 'settings',
    noun: 'page of settings',
    screen: group.title,
    back: `${settingsAddress}/${key}`,
    form,
    name: async () => group.title,
    async refresh(client) {
      await client.query({ query: now, fetchPolicy: 'network-only' });
      client.cache.evict({ id: 'SiteSettings:{}', fieldName: 'missing' });
    },
  };
}
