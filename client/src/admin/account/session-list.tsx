import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import { toast } from 'sonner';
import { Button } from '../../ui/button.tsx';
import { Unanswered } from '../screens/list/list-states.tsx';
import { Ago } from '../screens/table/columns.tsx';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { displayMoment } from '../ui/moment.ts';
import { showFailure } from '../ui/show-failure.ts';
import { SmallButton } from '../ui/small-button.tsx';
import {
  type OwnSessionFragment,
  OwnSessionsDocument,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
} from './account.generated.ts';
import { deviceInWords } from './device-words.ts';

/** Where one is signed in, and how that ends. */
export function SessionList() {
  // Somebody else may have signed in or ended one: what is known is shown, and asked for again.
  const { data, error, refetch } = useQuery(OwnSessionsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const ending = useEndingSessions();
  const question = useQuestion(() => endOthers, ending.endOthers);
  // The buttons that end a session go with it; the list then has the focus.
  const list = useRef<HTMLUListElement>(null);

  if (!data) return <Unanswered error={error} refetch={refetch} />;
  const others = data.sessions.filter(({ current }) => !current);
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Where you are signed in">
        {data.sessions.toSorted(thisOneFirst).map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            onEnd={() => {
              list.current?.focus();
              void ending.endOne(session);
            }}
          />
        ))}
      </List>
      <Flex mt="4" gap="4" wrap="wrap" align="center" justify="space-between">
        <chakra.p fontSize="sm" color="muted" flex="1 1 18rem">
          {others.length === 0
            ? 'You are signed in nowhere else.'
            : 'Is there one you do not know? End it, and change your password.'}
        </chakra.p>
        {others.length > 0 && (
          <Button variant="outline" onClick={() => question.ask('others')}>
            End all others
          </Button>
        )}
      </Flex>
      <AskedQuestion question={question} focusAfterYes={() => list.current} />
    </>
  );
}

const endOthers = {
  title: 'End all other sessions?',
  text: 'You stay signed in here, and have to sign in again everywhere else.',
  confirmLabel: 'End all others',
  done: 'All other sessions have ended.',
  failed: 'The sessions were not ended',
};

const thisOneFirst = (a: { current: boolean }, b: { current: boolean }) =>
  Number(b.current) - Number(a.current);

const List = chakra('ul', {
  base: { bg: 'surface', borderWidth: '1px', borderRadius: 'md', px: { base: '4', md: '6' } },
});

/** One place where somebody is signed in. */
function SessionLine({ session, onEnd }: { session: OwnSessionFragment; onEnd(): void }) {
  const { userAgent, ip, createdAt, lastUsedAt, current } = session;
  const device = deviceInWords(userAgent);
  return (
    <Line>
      <chakra.span color={current ? 'brand' : 'muted'} flexShrink="0">
        <MonitorSmartphone size={22} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <Flex gap="2" align="baseline" wrap="wrap">
          <chakra.strong fontWeight="semibold" title={userAgent} overflowWrap="anywhere">
            {device}
          </chakra.strong>
          {current && <Here>This one</Here>}
        </Flex>
        <Facts>
          <Fact name="Last used">{current ? 'now' : <Ago value={lastUsedAt} />}</Fact>
          <Fact name="Signed in">{displayMoment(createdAt)}</Fact>
          <Fact name="IP address">{ip}</Fact>
        </Facts>
      </chakra.div>
      {!current && (
        <SmallButton minW="4.5rem" aria-label={`End the session on ${device}`} onClick={onEnd}>
          End
        </SmallButton>
      )}
    </Line>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Flex gap="1.5">
      <chakra.dt flexShrink="0">{name}</chakra.dt>
      <chakra.dd color="ink" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </Flex>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    py: '3.5',
    fontSize: 'sm',
    '& + &': { borderTopWidth: '1px', borderColor: 'subtle' },
  },
});

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '0.5',
    mt: '1',
    fontSize: 'xs',
    color: 'muted',
  },
});

const Here = chakra('span', {
  base: { bg: 'brandSoft', color: 'brand', px: '2', py: '0.5', borderRadius: 'sm', fontSize: 'xs' },
});

/** Ending one's sessions, with the list on screen following and a word on how it went. */
function useEndingSessions() {
  const [endSession] = useEndOwnSessionMutation();
  const [endOtherSessions] = useEndOtherSessionsMutation();
  return {
    async endOne({ id, userAgent }: OwnSessionFragment) {
      try {
        await endSession({
          variables: { id },
          // Gone from the screen at once; back again when the server refuses.
          optimisticResponse: { endSession: true },
          update: (cache) => keepSessions(cache, (session) => session.id !== id),
        });
        toast.success(`The session on ${deviceInWords(userAgent)} has ended.`);
      } catch (error) {
        showFailure('The session was not ended', error);
      }
    },
    async endOthers() {
      await endOtherSessions({ update: (cache) => keepSessions(cache, ({ current }) => current) });
    },
  };
}

/** Takes those that ended out of the list. */
export function keepSessions(cache: ApolloCache, stays: (session: OwnSessionFragment) => boolean): void {
  cache.updateQuery({ query: OwnSessionsDocument }, (data) =>
    data ? { sessions: data.sessions.filter(stays) } : undefined,
  );
}
