import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { responseData } from '../../lib/api/response-data.ts';
import type { Actions, Row } from '../screens/editing/edited.ts';
import type { Values } from '../screens/form/form.tsx';
import type { GroupForm, SavedGroup } from './settings-group.ts';

/** The number of a group, of which there is one. */
export const theOne = 0;

const asRow = (saved: SavedGroup): SavedGroup & Row => ({ ...saved, id: theOne });

/** The calls behind the form of a group. */
export function useSettingsActions({ now, update, form }: GroupForm): Omit<Actions<Row>, 'remove'> {
  const client = useApolloClient();
  return useMemo(() => {
    const save = async (values: Values, version: number | null) => {
      const { data } = await client.mutate({
        mutation: update,
        variables: { input: form.send(values), version },
        // What keeps search engines away follows from the company's values; only the server knows how.
        update: (cache) => void cache.evict({ id: 'SiteSettings:{}', fieldName: 'missing' }),
      });
      return asRow(responseData(data).saved as SavedGroup);
    };
    return {
      // It is always there; the first save is as any other.
      create: (values) => save(values, null),
      update: (_, values, version) => save(values, version),
      async fetch() {
        const { data } = await client.query({ query: now, fetchPolicy: 'network-only' });
        return asRow(responseData(data).settings.item as SavedGroup);
      },
    };
  }, [client, now, update, form]);
}
