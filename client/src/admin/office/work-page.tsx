import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Presence } from '../live/presence.tsx';
import { ReplyPanel } from '../replies/reply-panel.tsx';
import { type Inbox, useView } from '../screens/inbox/inbox.ts';
import { useReading } from '../screens/inbox/new-rows.tsx';
import { useListPlace } from '../screens/list/list-place.ts';
import { type PagedList, type PageVariables, toPageVariables } from '../screens/list/paged-list.ts';
import { hasSingleKeys, isAsked, isTyping } from '../search/shortcuts.ts';
import { BackLink } from '../ui/back-link.tsx';
import { AssigneeControl } from './assignee-control.tsx';
import { WorkGrid } from './panel.tsx';
import { RemindersPanel } from './reminders/reminders-panel.tsx';
import { StatusControl } from './status-control.tsx';
import { TimelinePanel } from './timeline/timeline-panel.tsx';
import { useTimeline } from './timeline/use-timeline.ts';
import { listAddress, lists, type SubjectOf, type Worked, type WorkKind, workAddress } from './work-kind.ts';

interface Props<Row extends Worked> extends Omit<HeadProps, 'kind' | 'neighbours'> {
  kind: WorkKind<Row>;
  row: Row;
  /** The list it stands in, and what asks for those beside it there. */
  inbox: Inbox<Row>;
  neighbours: TypedDocumentNode<{ neighbours: Neighbours }, Variables>;
  /** Of the person; empty where there is nobody to write to any more. */
  email: string;
  /** What the person did by whom it came in, such as `registered`. */
  came: string;
  /** What stands beside it, above who takes care of it and below. */
  above?: ReactNode;
  below?: ReactNode;
  /** What stands over the reply. */
  children?: ReactNode;
}

/** The page where one is worked on: how far it is, who takes care of it, what is to be done, the reply and what happened. */
export function WorkPage<Row extends Worked>(props: Props<Row>) {
  const { kind, row, inbox, neighbours, email, came, above, below, children, ...head } = props;
  const subject: SubjectOf = { kind: kind.kind, id: row.id };
  const timeline = useTimeline(subject);
  useReading(inbox, row.id);
  return (
    <>
      <Presence {...subject} />
      <WorkHead kind={kind.kind} neighbours={useNeighbours(inbox, neighbours, row.id)} {...head} />
      <WorkGrid
        aside={
          <>
            {above}
            {kind.setStatus && <StatusControl kind={kind} row={row} />}
            <AssigneeControl kind={kind} row={row} />
            <RemindersPanel subject={subject} entries={timeline.entries} />
            {below}
          </>
        }
      >
        {children}
        <ReplyPanel kind={kind} row={row} timeline={timeline} to={email} />
        <TimelinePanel subject={subject} timeline={timeline} statuses={kind.statuses} came={came} />
      </WorkGrid>
    </>
  );
}

interface HeadProps {
  kind: SubjectOf['kind'];
  title: string;
  /** What stands under the title. */
  detail: string;
  /** Those beside it in the list, where that is known. */
  neighbours: Neighbours | undefined;
  /** What can be done to it. */
  buttons: ReactNode;
}

/** The way back to the list, searched and filtered as it was, and to those beside it. */
function WorkHead({ kind, title, detail, neighbours, buttons }: HeadProps) {
  const { search } = useLocation();
  const all = lists[kind];
  const addressOf = (id: number | null | undefined) =>
    typeof id === 'number' ? workAddress({ kind, id }) + search : null;
  const previous = addressOf(neighbours?.previous);
  const next = addressOf(neighbours?.next);
  useKeys({ p: previous, n: next });
  return (
    <chakra.div mb="5">
      <Flex align="center" wrap="wrap" gap="2" data-screen-only>
        <BackLink to={listAddress(kind) + search} me="auto">
          All {all}
        </BackLink>
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
        {buttons}
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
function useNeighbours<T>(
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
