import { type ComponentType, type Ref, useCallback, useMemo } from 'react';
import { usePageTitle } from '../ui/use-page-title.ts';
import { cachedList } from './list/cached-list.ts';
import { sortableHere } from './list/order.ts';
import { useFreshQuery } from './list/use-fresh-query.ts';
import { useListPlace } from './list/use-list-place.ts';
import { pageOf, useWholeList } from './list/use-whole-list.ts';
import type { Resource, Row } from './resource.ts';
import { ResourceScreen } from './resource-screen.tsx';
import { type ContentCalls, useContentActions } from './use-content-actions.ts';

interface Props<T extends Row, Input> {
  resource: Resource<T, Input>;
  calls: ContentCalls<T, Input>;
  /** Opens the screen in place of the plain title; holds its `h1`. */
  Hero?: ComponentType<{ titleRef: Ref<HTMLHeadingElement> }>;
}

/** The screen of something that staff publish: its list from the server, and the calls that change it. */
export function ContentScreen<T extends Row, Input>({ resource, calls, Hero }: Props<T, Input>) {
  usePageTitle(resource.title);
  const { data, error, refetch, client } = useFreshQuery(calls.list);
  const items = data?.items as T[] | undefined;
  const place = useListPlace(resource);
  const listed = useWholeList(
    resource,
    { items, error, retry: () => void refetch().catch(() => undefined) },
    place,
  );
  const inCache = useMemo(() => cachedList(calls.list, calls.typename, calls.order), [calls]);
  const actions = useContentActions(calls, resource.form, inCache);
  const turnToNew = (id: number) => {
    place.reset();
    const now = (client.readQuery({ query: calls.list })?.items as T[] | undefined) ?? [];
    place.turnTo(pageOf(id, now, place, resource));
  };
  return (
    <ResourceScreen
      resource={resource}
      listed={listed}
      place={place}
      orders={useMemo(() => sortableHere(resource), [resource])}
      actions={actions}
      wholeOf={useCallback((id: number) => items?.find((item) => item.id === id), [items])}
      onCreated={turnToNew}
      Hero={Hero}
    />
  );
}
