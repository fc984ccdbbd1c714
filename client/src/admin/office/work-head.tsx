import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { ArrowLeft, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useView } from '../screens/inbox/inbox.ts';
import { useListPlace } from '../screens/list/list-place.ts';
import { type PagedList, type PageVariables, toPageVariables } from '../screens/list/paged-list.ts';
import { hasSingleKeys, isAsked, isTyping } from '../search/shortcuts.ts';
import { listAddress, type SubjectOf, workAddress } from './work-kind.ts';

interface Props {
  kind: SubjectOf['kind'];
  title: string;
  /** What stands under the title. */
  detail: ReactNode;
  /** What the list is called, such as `registrations`. */
  all: string;
  /** Those beside it in the list, where that is known. */
  neighbours?: { previous: number | null; next: number | null };
  /** What else can be done to it. */
  children: ReactNode;
}

/** The head of a work page: the way back to the list, searched and filtered as it was, and to those beside it. */
export function WorkHead({ kind, title, detail, all, neighbours, children }: Props) {
  const { search } = useLocation();
  const addressOf = (id: number | null | undefined) =>
    typeof id === 'number' ? workAddress({ kind, id }) + search : null;
  const previous = addressOf(neighbours?.previous);
  const next = addressOf(neighbours?.next);
  useKeys({ p: previous, n: next });
  return (
    <chakra.div mb="5">
      <Flex align="center" wrap="wrap" gap="2" data-screen-only>
        <ButtonLink to={listAddress(kind) + search} variant="ghost" size="sm" ms="-3" minH="11" me="auto">
          <ArrowLeft aria-hidden />
          All {all}
        </ButtonLink>
        {neighbours && (
          <Flex as="nav" aria-label={`Other ${all}`} gap="1">
            <Step to={previous} label="Previous" shortcut="P">
              <ChevronLeft aria-hidden />
            </Step>
            <Step to={next} label="Next" shortcut="N">
              <ChevronRight aria-hidden />
            </Step>
          </Flex>
        )}
      </Flex>
      <chakra.h1 textStyle="heading" mt="1" overflowWrap="anywhere">
        {title}
      </chakra.h1>
      <chakra.p color="muted" mt="1" overflowWrap="anywhere">
        {detail}
      </chakra.p>
      <Flex gap="2" wrap="wrap" mt="3" data-screen-only>
        {children}
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
      </Flex>
    </chakra.div>
  );
}

interface StepProps {
  /** Null at the end of the list. */
  to: string | null;
  label: string;
  shortcut: string;
  children: ReactNode;
}

function Step({ to, label, shortcut, children }: StepProps) {
  const look = {
    variant: 'ghost',
    size: 'icon',
    title: `${label} (${shortcut})`,
    'aria-label': label,
  } as const;
  return to ? (
    <ButtonLink to={to} aria-keyshortcuts={shortcut} {...look}>
      {children}
    </ButtonLink>
  ) : (
    <Button aria-disabled opacity="0.55" {...look}>
      {children}
    </Button>
  );
}

/** Single keys that lead to an address; they rest while somebody types or something open has to be closed first. */
function useKeys(addresses: Record<string, string | null>) {
  const navigate = useNavigate();
  const known = JSON.stringify(addresses);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isAsked() || !hasSingleKeys()) return;
      const to = (JSON.parse(known) as typeof addresses)[event.key.toLowerCase()];
      if (!to) return;
      event.preventDefault();
      void navigate(to);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [known, navigate]);
}

interface Neighbours {
  previous: number | null;
  next: number | null;
}

type Variables = { id: number } & Pick<PageVariables, 'search' | 'sort' | 'filter'>;

/** What stands before and after one in its list, as the address searches, filters and sorts that. */
export function useNeighbours<T>(
  list: PagedList<T>,
  document: TypedDocumentNode<{ neighbours: Neighbours }, Variables>,
  id: number,
): Neighbours | undefined {
  const { list: shown } = useView(list);
  const { now, size } = useListPlace(shown);
  const { search, sort, filter } = toPageVariables(shown, now, size);
  const { data } = useQuery(document, {
    variables: { id, search, sort, filter },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return data?.neighbours as Neighbours | undefined;
}
