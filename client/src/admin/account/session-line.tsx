import { chakra, Flex } from '@chakra-ui/react';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Ago } from '../screens/table/columns.tsx';
import { displayMoment } from '../ui/moment.ts';
import type { OwnSessionFragment } from './account.generated.ts';
import { deviceInWords } from './device-words.ts';

/** One place where somebody is signed in. */
export function SessionLine({ session, onEnd }: { session: OwnSessionFragment; onEnd(): void }) {
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
        <Button
          variant="outline"
          size="sm"
          minH="11"
          minW="4.5rem"
          aria-label={`End the session on ${device}`}
          onClick={onEnd}
        >
          End
        </Button>
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
    ...{ display: 'flex', alignItems: 'center', gap: '4', py: '3.5', fontSize: 'sm' },
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
