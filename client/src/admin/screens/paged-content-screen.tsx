import { useMemo } from 'react';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useCachedPages } from './list/cached-pages.ts';
import { sortableThere } from './list/order.ts';
import type { PagedList } from './list/paged-list.ts';
import { useListPlace } from './list/use-list-place.ts';
import { usePagedList } from './list/use-paged-list.ts';
import { useManyActions } from './many/use-many-actions.ts';
import type { Editable, Row } from './resource.ts';
import { ResourceScreen } from './resource-screen.tsx';
import { type Editing, useContentActions } from './use-content-actions.ts';

/** A list that the server pages, with what it asks the server. */
export type PagedContent<T extends Row, Input, Whole extends T> = Editable<T, Whole> &
  PagedList<T> &
  Editing<Whole, Input, T>;

/** The screen of something that staff publish by the thousand: the server pages its list, and the form is fetched. */
export function PagedContentScreen<T extends Row, Input, Whole extends T>({
  resource,
}: {
  resource: PagedContent<T, Input, Whole>;
}) {
  usePageTitle(resource.title);
  const place = useListPlace(resource);
  const listed = usePagedList<T>(resource, place, { always: false });
  const inCache = useCachedPages(resource.list, resource.operations.typename, listed);
  const actions = useContentActions(resource, inCache);
  return (
    <ResourceScreen
      resource={resource}
      listed={listed}
      place={place}
      orders={useMemo(() => sortableThere(resource.columns), [resource])}
      actions={actions}
      many={useManyActions(resource.operations.many, inCache)}
      onCreated={place.reset}
    />
  );
}
