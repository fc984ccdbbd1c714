import { Box, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { isPlainClick } from '../../lib/is-plain-click.ts';
import { useParameters } from '../../lib/page/use-parameters.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { addressOfPage, pageIn, pageSize } from './list-address.ts';
import type { Growth } from './use-list.ts';

interface Props {
  of: Growth & { noun: string; within: string; place?: string };
  /** What the address calls the page. */
  name?: string;
}

/** The ways on from a page of a list: links to the pages beside it, of which our code makes a button that adds the next one. */
export function ShowMore({ of, name = 'page' }: Props) {
  const { found: list, loading, failed, showMore, noun, within, place = within } = of;
  const [query] = useParameters();
  const hydrated = useHydrated();
  /** The items that were there when more were asked for. */
  const before = useRef<Set<Element> | null>(null);
  const page = pageIn(query, name);
  const count = list?.nodes.length ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when there are more
  useEffect(() => {
    const known = before.current;
    before.current = null;
    const first = known && itemsOf(within).find((item) => !known.has(item));
    if (first) focusItem(first);
  }, [count]);

  if (!list?.totalCount || (page === 1 && !list.pageInfo.hasNextPage)) return null;
  const last = Math.ceil(list.totalCount / pageSize);
  const grow = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    before.current = new Set(itemsOf(within));
    void showMore();
  };
  const linkTo = (other: number) => ({
    to: { search: addressOfPage(query, other, name), hash: place },
    variant: 'outline' as const,
    size: 'lg' as const,
  });
  return (
    <Box mt={{ base: '12', lg: '16' }} textAlign="center">
      <Flex justify="center" wrap="wrap" gap="3">
        {page > 1 && (
          <ButtonLink rel="prev" {...linkTo(Math.min(page - 1, last))}>
            Previous {noun}
          </ButtonLink>
        )}
        {list.pageInfo.hasNextPage && (
          <ButtonLink
            rel="next"
            role={hydrated ? 'button' : undefined}
            aria-busy={loading}
            {...linkTo(page + Math.ceil(count / pageSize))}
            onClick={(event) => isPlainClick(event) && grow(event)}
            onKeyDown={(event) => event.key === ' ' && grow(event)}
          >
            {loading ? 'Loading...' : `Show more ${noun}`}
          </ButtonLink>
        )}
      </Flex>
      <Box as="p" role={failed ? 'alert' : undefined} textStyle="caption" color="muted" mt="4">
        {failed
          ? `The next ${noun} could not be fetched. Your connection may have dropped; please try again.`
          : count === 0
            ? `Page ${page} is empty: the list ends on page ${last}.`
            : rangeText(page, count, list.totalCount)}
      </Box>
    </Box>
  );
}

const itemsOf = (id: string) => [...document.querySelectorAll(`#${id} li`)];

function rangeText(page: number, count: number, total: number): string {
  const first = (page - 1) * pageSize;
  return page === 1 ? `${count} of ${total}` : `${first + 1} to ${first + count} of ${total}`;
}

/** Its link, or where it has none the item itself. */
function focusItem(item: Element) {
  const target = item.querySelector<HTMLElement>('a[href]') ?? (item as HTMLElement);
  if (target === item) target.tabIndex = -1;
  target.focus();
}
