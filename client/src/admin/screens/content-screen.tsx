import type { TypedDocumentNode } from '@apollo/client';
import { type ComponentType, type Ref, useCallback, useMemo } from 'react';
import { usePageTitle } from '../ui/use-page-title.ts';
import { contentHistory } from './historied.ts';
import { cachedList } from './list/cached-list.ts';
import { sortableHere } from './list/order.ts';
import { useFreshQuery } from './list/use-fresh-query.ts';
import { useListPlace } from './list/use-list-place.ts';
import { pageOf, useWholeList } from './list/use-whole-list.ts';
import { useManyActions } from './many/use-many-actions.ts';
import { OrderButton } from './ordering/order-button.tsx';
import type { Resource, Row } from './resource.ts';
import { ResourceScreen } from './resource-screen.tsx';
import { restoringTo } from './restoring.ts';
import { type Editing, useContentActions } from './use-content-actions.ts';

/** A list that is whole in the browser, with what it asks the server. */
export type Content<T extends Row, Input> = Resource<T> &
  Editing<T, Input> & {
    operations: { list: TypedDocumentNode<{ items: T[] }, Record<string, never>> };
    /** The server's order, unless it is by number. */
    order?(a: T, b: T): number;
  };

interface Props<T extends Row, Input> {
  resource: Content<T, Input>;
  /** Opens the screen in place of the plain title; holds its `h1`. */
  Hero?: ComponentType<{ titleRef: Ref<HTMLHeadingElement> }>;
}

/** The screen of something that staff publish: its list from the server, and the calls that change it. */
export function ContentScreen<T extends Row, Input>({ resource: given, Hero }: Props<T, Input>) {
  usePageTitle(given.title);
  const { data, error, refetch, client } = useFreshQuery(given.operations.list);
  const items = data?.items as T[] | undefined;
  const ordered = Boolean(given.operations.order && items?.some(hasPlace));
  const resource = useMemo(
    () => (ordered ? { ...given, usualSort: '', usualOrder: 'Ordered by hand' } : given),
    [given, ordered],
  );
  const place = useListPlace(resource);
  const listed = useWholeList(
    resource,
    { items, error, retry: () => void refetch().catch(() => undefined) },
    place,
  );
  const inCache = useMemo(() => listInCache(given), [given]);
  const actions = useContentActions(given, inCache);
  const turnToNew = (id: number) => {
    place.reset();
    const now = (client.readQuery({ query: resource.operations.list })?.items as T[] | undefined) ?? [];
    place.turnTo(pageOf(id, now, place, resource));
  };
  return (
    <ResourceScreen
      resource={resource}
      listed={listed}
      place={place}
      orders={useMemo(() => sortableHere(resource), [resource])}
      actions={actions}
      many={useManyActions(resource.operations.many, inCache)}
      wholeOf={useCallback((id: number) => items?.find((item) => item.id === id), [items])}
      tools={
        resource.operations.order &&
        items && (
          <OrderButton
            noun={resource.noun}
            operation={resource.operations.order}
            typename={resource.operations.typename}
            items={items}
            list={inCache}
            reload={async () => ((await refetch()).data?.items as T[] | undefined) ?? items}
            nameOf={resource.nameOf}
          />
        )
      }
      onCreated={turnToNew}
      Hero={Hero}
      more={resource.AddMany && <resource.AddMany list={inCache} />}
    />
  );
}

/** Whether staff have put it somewhere by hand. */
const hasPlace = (item: Row) => 'position' in item && item.position !== null;

const listInCache = <T extends Row, Input>({ operations, order }: Content<T, Input>) =>
  cachedList(operations.list, operations.typename, order);

/** How rows of such a screen come back from the trash. */
export const contentRestoring = <T extends Row, Input>(resource: Content<T, Input>) =>
  restoringTo(listInCache(resource), resource.operations, resource.texts);

/** The history of its records. */
export const historyOf = <T extends Row, Input>(resource: Content<T, Input>) =>
  contentHistory(resource, listInCache(resource));
