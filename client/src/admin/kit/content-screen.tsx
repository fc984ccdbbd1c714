import type { ComponentType, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Resource, Row } from './resource.ts';
import { ResourceScreen } from './resource-screen.tsx';
import { type ContentCalls, useContentActions } from './use-content-actions.ts';
import { useFreshQuery } from './use-fresh-query.ts';
import { usePageTitle } from './use-page-title.ts';

interface Props<T extends Row, Values extends FieldValues, Input> {
  resource: Resource<T, Values>;
  calls: ContentCalls<T, Values, Input>;
  /** Opens the screen in place of the plain title; holds its `h1`. */
  Hero?: ComponentType<{ titleRef: Ref<HTMLHeadingElement> }>;
}

/** The screen of something that staff publish: its list from the server, and the calls that change it. */
export function ContentScreen<T extends Row, Values extends FieldValues, Input>({
  resource,
  calls,
  Hero,
}: Props<T, Values, Input>) {
  usePageTitle(resource.title);
  const { data, error, refetch } = useFreshQuery(calls.list);
  const actions = useContentActions(calls);
  const list = {
    items: data?.items as T[] | undefined,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
  return <ResourceScreen resource={resource} actions={actions} list={list} Hero={Hero} />;
}
